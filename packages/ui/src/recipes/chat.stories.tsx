import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { IconButton } from '../button/button.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ChatPanel } from '../chat-panel/chat-panel.tsx';
import { type ChatEntry, type ChatMessage, ChatThread } from '../chat-thread/chat-thread.tsx';
import { Icon } from '../icon/icon.tsx';

const at = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute).getTime();

const said: readonly ChatEntry[] = [
  {
    kind: 'system',
    id: '1',
    at: at(13, 20),
    text: 'Kaito locked in the order',
    icon: <Icon name="swords" size={14} />,
  },
  { kind: 'message', id: '2', at: at(13, 40), isOwn: true, delivery: 'seen', text: 'Could you play Ahri tonight?' },
  { kind: 'message', id: '3', at: at(14, 2), isOwn: false, text: 'Sure, Ahri it is.' },
];

const ownMessage = (id: string, text: string, isOnline: boolean): ChatMessage => ({
  kind: 'message',
  id,
  at: at(14, 5),
  isOwn: true,
  text,
  delivery: isOnline ? 'sent' : 'failed',
});

const Chat = ({ isOnline }: { readonly isOnline: boolean }) => {
  const [draft, setDraft] = useState('');
  const [entries, setEntries] = useState(said);
  const send = (text: string) => {
    setEntries((before) => [...before, ownMessage(String(before.length + 1), text, isOnline)]);
    setDraft('');
  };
  const without = (id: string) => setEntries((before) => before.filter((entry) => entry.id !== id));
  const retry = (id: string) =>
    setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, delivery: 'sent' } : entry)));
  return (
    <ChatPanel
      title="Kaito"
      presence="Playing now · rated 4.97"
      isOnline
      avatar={<Avatar name="Kaito" size={36} isOnline isDecorative />}
      actions={
        <IconButton aria-label="Search in chat">
          <Icon name="search" />
        </IconButton>
      }
    >
      <ChatThread entries={entries} unreadFrom="3" clock={() => at(15, 0)} onRetry={retry} onDiscard={without} />
      <ChatComposer
        value={draft}
        onChange={setDraft}
        onSend={send}
        maxLength={2000}
        label="Message to Kaito"
        placeholder="Message Kaito"
        {...(isOnline ? { typing: 'Kaito is typing' } : { offlineNote: 'No connection' })}
      />
    </ChatPanel>
  );
};

/** The chat of an order with its composer. */
const meta = {
  title: 'Recipes/Chat',
  component: Chat,
  args: { isOnline: true },
  decorators: [(Story) => <div style={{ height: 480, maxWidth: 384, background: 'var(--bd-surface)' }}>{Story()}</div>],
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

const write = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  const box = canvas.getByRole('textbox', { name: 'Message to Kaito' });
  await userEvent.type(box, `${text}{Enter}`);
  await expect(box).toHaveValue('');
  return { canvas, log: within(canvas.getByRole('log')) };
};

export const Conversation: Story = {
  play: async ({ canvasElement }) => {
    const { log } = await write(canvasElement, 'Thank you');
    await expect(log.getByText('Thank you')).toBeVisible();
  },
};

/** Unsent messages can be resent or deleted. */
export const NotSent: Story = {
  args: { isOnline: false },
  play: async ({ canvasElement }) => {
    const { canvas, log } = await write(canvasElement, 'Are you there?');
    await expect(canvas.getByText('No connection')).toBeVisible();
    await userEvent.click(log.getByRole('button', { name: 'Try again' }));
    await expect(log.getByText('Are you there?')).toBeVisible();
    await expect(log.queryByRole('button', { name: 'Try again' })).toBeNull();
    await write(canvasElement, 'Or not');
    await userEvent.click(log.getByRole('button', { name: 'Discard' }));
    await expect(log.queryByText('Or not')).toBeNull();
  },
};

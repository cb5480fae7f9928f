import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { IconButton } from '../button/button.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ChatThread } from '../chat-thread/chat-thread.tsx';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { ChatPanel } from './chat-panel.tsx';

const at = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute).getTime();

const page: StoryPage = {
  status: 'stable',
  purpose: 'A chat with a header: who it’s with, whether they’re online and the available actions.',
  avoid: 'For messages only, use a chat thread.',
  usedIn: ['Order'],
  keys: [['Tab', 'Moves through header, messages and text field']],
};

const meta = {
  title: 'Chat/Chat panel',
  component: ChatPanel,
  args: {
    title: 'Kaito',
    presence: 'Playing now · rated 4.97',
    isOnline: true,
    avatar: <Avatar name="Kaito" size={36} isOnline isDecorative />,
    actions: (
      <>
        <IconButton aria-label="Ask Kaito for an update">
          <Icon name="handshake" />
        </IconButton>
        <IconButton aria-label="Search in chat">
          <Icon name="search" />
        </IconButton>
      </>
    ),
    children: (
      <>
        <ChatThread
          clock={() => at(15, 0)}
          entries={[
            {
              kind: 'message',
              id: '1',
              at: at(13, 40),
              isOwn: true,
              delivery: 'seen',
              text: 'Could you play Ahri tonight?',
            },
            { kind: 'message', id: '2', at: at(14, 2), isOwn: false, text: 'Sure, Ahri it is.' },
          ]}
        />
        <ChatComposer value="" onChange={() => undefined} onSend={() => undefined} typing="Kaito is typing" />
      </>
    ),
  },
  parameters: { page },
  render: (args) => (
    <div style={{ height: 480, maxWidth: 384, background: 'var(--bd-surface)' }}>
      <ChatPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBooster: Story = {};

export const LongTexts: Story = longTexts(({ name, title, text }) => (
  <ChatPanel title={name} presence={title} avatar={<Avatar name={name} size={36} isDecorative />}>
    <p>{text}</p>
  </ChatPanel>
));

export const Keyboard: Story = {
  play: () =>
    expectFocusAfterKeys(
      ['{Tab}', 'button', 'Ask Kaito for an update'],
      ['{Tab}', 'button', 'Search in chat'],
      ['{Tab}', 'log', /./],
      ['{Tab}', 'textbox', /./],
    ),
};

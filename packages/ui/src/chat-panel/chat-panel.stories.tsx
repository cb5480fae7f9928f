import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hand, Search } from 'lucide-react';
import { Avatar } from '../avatar/avatar.tsx';
import { IconButton } from '../button/button.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ChatThread } from '../chat-thread/chat-thread.tsx';
import { ChatPanel } from './chat-panel.tsx';

const at = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute).getTime();

const meta = {
  title: 'Chat/ChatPanel',
  component: ChatPanel,
  args: {
    title: 'Kaito',
    presence: 'Playing now · rated 4.97',
    isOnline: true,
    avatar: <Avatar name="Kaito" size={36} isOnline isDecorative />,
    actions: (
      <>
        <IconButton aria-label="Poke Kaito for a sign of life">
          <Hand size={16} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label="Search in chat">
          <Search size={16} aria-hidden="true" />
        </IconButton>
      </>
    ),
    children: (
      <>
        <ChatThread
          now={at(15, 0)}
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
  decorators: [(Story) => <div style={{ height: 480, maxWidth: 384, background: 'var(--surface)' }}>{Story()}</div>],
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBooster: Story = {};

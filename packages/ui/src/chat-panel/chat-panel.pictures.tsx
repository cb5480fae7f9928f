import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';

const Panel = (props: ChatPanelProps) => (
  <div style={{ background: 'var(--bd-surface)' }}>
    <ChatPanel headingLevel={3} avatar={<Avatar name="Kaito" size={36} isOnline isDecorative />} {...props}>
      <p style={{ padding: 16 }}>Sure, Ahri it is.</p>
    </ChatPanel>
  </div>
);

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The person’s name, and their presence as text.',
      picture: <Panel title="Kaito" presence="Active 5 minutes ago" isOnline />,
    },
    dont: {
      caption: 'The order as title, with its actions. Both belong to the page.',
      picture: <Panel title="Order #10482" actions={<Button size="s">Pause order</Button>} />,
    },
  },
];

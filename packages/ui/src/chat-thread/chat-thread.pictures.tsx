import type { PicturePair } from '../docs-pictures.ts';
import { type ChatEntry, ChatThread } from './chat-thread.tsx';

const at = (minute: number) => new Date(2026, 10, 21, 14, minute).getTime();
const discard = () => undefined;

const messages: readonly ChatEntry[] = [
  { kind: 'message', id: '1', at: at(2), isOwn: false, text: 'Sure, Ahri it is.' },
  { kind: 'message', id: '2', at: at(5), isOwn: true, delivery: 'failed', text: 'Great, I’ll watch.' },
];
const events: readonly ChatEntry[] = ['Order paid', 'Order started', 'Match 1 won', 'Match 2 lost', 'Order paused'].map(
  (text, minute) => ({ kind: 'system', id: text, at: at(minute), text }),
);

const Thread = ({ entries }: { readonly entries: readonly ChatEntry[] }) => (
  <div style={{ display: 'flex', blockSize: 200, background: 'var(--bd-surface)' }}>
    <ChatThread entries={entries} clock={() => at(30)} onRetry={discard} onDiscard={discard} />
  </div>
);

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A conversation. A failed message can be sent again or discarded.',
      picture: <Thread entries={messages} />,
    },
    dont: {
      caption: 'A log of events without messages. Use a timeline.',
      picture: <Thread entries={events} />,
    },
  },
];

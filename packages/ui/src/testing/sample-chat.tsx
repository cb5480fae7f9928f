import type { ChatEntry } from '../chat-thread/chat-thread.tsx';
import { Icon } from '../icon/icon.tsx';

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();

export const conversation: readonly ChatEntry[] = [
  {
    kind: 'message',
    id: '1',
    at: at(20, 20, 12),
    isOwn: false,
    text: 'Welcome back! Starting again, first match with Orianna.',
  },
  {
    kind: 'message',
    id: '2',
    at: at(20, 20, 15),
    isOwn: true,
    delivery: 'seen',
    text: 'Nice. I’ll be away until Sunday evening, so play whenever it suits you.',
  },
  { kind: 'system', id: '3', at: at(20, 21, 0), text: 'Match 18 won, +20 LP', icon: <Icon name="trophy" size={14} /> },
  {
    kind: 'message',
    id: '4',
    at: at(20, 22, 41),
    isOwn: false,
    text: 'Done for today: three wins, one loss. Platinum IV with 46 LP.',
  },
  {
    kind: 'system',
    id: '5',
    at: at(21, 13, 30),
    text: 'Kaito viewed the account details for 30 seconds',
    icon: <Icon name="eye" size={14} />,
  },
  {
    kind: 'message',
    id: '6',
    at: at(21, 13, 40),
    isOwn: true,
    delivery: 'seen',
    text: 'Great! Could you play Ahri tonight? I’d love to watch the replay.',
  },
  {
    kind: 'message',
    id: '7',
    at: at(21, 14, 2),
    isOwn: false,
    text: 'Sure, Ahri it is. Just won the last one, Platinum III with 72 LP now.',
  },
];

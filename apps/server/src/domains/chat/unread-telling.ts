import type { Tx } from '../../db/index.ts';
import { type Telling, telling } from '../events/events.service.ts';
import type { UnreadRepository } from './unread.repository.ts';

export const unreadTelling = (tx: Tx, unread: UnreadRepository): Telling =>
  telling('messagesChanged', async (users) => {
    const counts = await unread.counts(tx, users);
    return (user) => ({ unread: counts.get(user) ?? 0 });
  });

import type { Tx } from '../../db/index.ts';
import { createEventSpec, type EventSpec } from '../events/events.service.ts';
import type { UnreadRepository } from './unread.repository.ts';

export const createUnreadCountEvent = (tx: Tx, unread: UnreadRepository): EventSpec =>
  createEventSpec('messagesChanged', async (users) => {
    const counts = await unread.countByUser(tx, users);
    return (user) => ({ unread: counts.get(user) ?? 0 });
  });

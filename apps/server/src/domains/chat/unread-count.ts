import type { Tx } from '../../db/index.ts';
import type { EventsService } from '../events/events.service.ts';
import type { UnreadRepository } from './unread.repository.ts';

/** Tells each of the users, on all their devices, how many messages they have not read. Call it after every change of that. */
export const createUnreadCount =
  ({ events, unread }: { readonly events: EventsService; readonly unread: UnreadRepository }) =>
  async (tx: Tx, users: readonly number[]): Promise<void> => {
    await events.toEach(tx, users, 'messagesChanged', async (user) => ({ unread: await unread.count(tx, user) }));
  };

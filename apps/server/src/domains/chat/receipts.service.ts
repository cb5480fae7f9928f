import { type Actor, can } from '@boostdesk/auth';
import { chatRoom } from '@boostdesk/realtime/contract';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { createOrderRateLimiter, type OrderRateLimiterDeps } from '../../realtime/order-rate-limiter.ts';
import type { EventsService } from '../events/events.service.ts';
import type { OrderSubjects } from '../orders/order-subjects.service.ts';
import { createReceiptsRepository, type UpTo } from './receipts.repository.ts';

/** Events of a user over all chats; our client sends at most one a second. */
const PER_MINUTE = 120;

export interface ReceiptsDeps extends Pick<OrderRateLimiterDeps, 'clock' | 'redis'> {
  readonly db: Db;
  readonly write: Write;
  readonly events: Pick<EventsService, 'publishToOthers'>;
  readonly subjects: Pick<OrderSubjects, 'byIds'>;
}

/** How far participants have received and seen a chat. Staff who only look have no receipt. */
export function createReceiptsService({ db, write, events, subjects, clock, redis }: ReceiptsDeps) {
  const repository = createReceiptsRepository();
  const isWithinRate = createOrderRateLimiter({ prefix: 'received:', perMinute: PER_MINUTE, clock, redis });

  async function mark(tx: Tx, user: number, messages: readonly UpTo[], isSeen: boolean): Promise<void> {
    for (const receipt of await repository.mark(tx, user, messages, { isSeen, at: clock() }))
      events.publishToOthers(tx, { room: chatRoom(receipt.order), except: user }, 'receiptChanged', receipt);
  }

  return {
    /**
     * Skips orders that the user may not read.
     * @throws HttpError `not_found` when none is left, `too_many`
     */
    async markReceived(actor: Actor, messages: readonly UpTo[]): Promise<void> {
      if (!(await isWithinRate(actor.id, 0))) throw new HttpError('too_many');
      const orders = await subjects.byIds(messages.map(({ order }) => order));
      const latest = new Map<number, number>();
      for (const { order, upTo } of messages) {
        const subject = orders.get(order);
        if (subject === undefined || !can('chat.read', actor, subject)) continue;
        latest.set(order, Math.max(latest.get(order) ?? 0, upTo));
      }
      if (latest.size === 0) throw new HttpError('not_found');
      const readable = [...latest].map(([order, upTo]) => ({ order, upTo }));
      await write(null, (tx) => mark(tx, actor.id, readable, false));
    },

    /** Call it after checking the right to the chat. */
    markSeen: (tx: Tx, user: number, messages: UpTo): Promise<void> => mark(tx, user, [messages], true),

    listOfOthers: async (order: number, reader: number) =>
      (await repository.listOfOthers(db, order, reader)).map(({ order: _, ...receipt }) => receipt),

    /** For a user who no longer takes part in the order. */
    remove: repository.remove,
  };
}

export type ReceiptsService = ReturnType<typeof createReceiptsService>;

import { type Actor, can } from '@boostdesk/auth';
import { chatRoom, parseRoom } from '@boostdesk/realtime/contract';
import type { Db } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { createOrderRateLimiter, type OrderRateLimiterDeps } from '../../realtime/order-rate-limiter.ts';
import type { EventsService } from '../events/events.service.ts';
import type { OrderSubjects } from '../orders/order-subjects.service.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { requireReadableOrder } from './require-readable-order.ts';

/** Events of a user in one chat; our client sends one every 3 s. */
const PER_MINUTE = 30;

export interface TypingDeps extends Pick<OrderRateLimiterDeps, 'clock' | 'redis'> {
  readonly db: Db;
  readonly write: Write;
  readonly events: Pick<EventsService, 'publishToOthers'>;
  readonly subjects: OrderSubjects;
}

export function createTypingService({ db, write, events, subjects, clock, redis }: TypingDeps) {
  const messages = createMessagesRepository();
  const isWithinRate = createOrderRateLimiter({ prefix: 'typing:', perMinute: PER_MINUTE, clock, redis });

  return {
    /**
     * Tells everyone else in the chat's room, once.
     * @throws HttpError `not_found` for users who may not read the chat, `conflict` while it is closed, `too_many`
     */
    async publish(actor: Actor, room: string): Promise<void> {
      const parsed = parseRoom(room);
      if (parsed?.kind !== 'chat') throw new HttpError('not_found');
      const order = await requireReadableOrder(subjects, actor, parsed.id, db);
      if (!can('chat.send', actor, order)) throw new HttpError('conflict', msg('Chat opens once the order is paid.'));
      if (!(await isWithinRate(actor.id, order.id))) throw new HttpError('too_many');
      await write(null, async (tx) => {
        const by = await messages.findWriter(tx, actor.id);
        events.publishToOthers(tx, { room: chatRoom(order.id), except: actor.id }, 'typing', { order: order.id, by });
      });
    },
  };
}

export type TypingService = ReturnType<typeof createTypingService>;

import { SCHEDULED_DAYS, SCHEDULED_MAX } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { IdempotentCall, Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { OrderRateLimiter } from '../../realtime/order-rate-limiter.ts';
import type { EventsService } from '../events/events.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { MessageGuard } from '../orders/message-guard.service.ts';
import type { OrderSubjects, SubjectOrder } from '../orders/order-subjects.service.ts';
import { type AccountsService, toActor } from '../users/accounts.service.ts';
import type { ChatService } from './chat.service.ts';
import { requireReadableOrder } from './require-readable-order.ts';
import { createScheduledRepository, type ScheduledRow, toScheduledMessage } from './scheduled.repository.ts';

const AHEAD_MS = SCHEDULED_DAYS * 24 * 60 * 60 * 1000;
/** How long a message that fails is tried again. */
const RETRY_MS = 6 * 60 * 60 * 1000;
/** Without an attempt for so long, no server was running. */
const PAUSE_MS = 60 * 60 * 1000;

/** Start of the attempts that have failed without a long pause between them. */
function failingSince({ failing_since: since, failed_at: last }: ScheduledRow, now: Date): Date {
  return since === null || last === null || now.getTime() - last.getTime() > PAUSE_MS ? now : since;
}
/** Due messages per query. */
const BATCH = 100;

export interface ScheduledDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly events: Pick<EventsService, 'publishToUsers'>;
  readonly subjects: OrderSubjects;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly chat: Pick<ChatService, 'sendScheduled'>;
  readonly isWithinRate: OrderRateLimiter;
  readonly guard: Pick<MessageGuard, 'findScheduleRefusal'>;
}

interface Caller extends IdempotentCall {
  readonly actor: Actor;
}

interface Draft {
  readonly text: string;
  readonly sendAt: string;
  /** Undefined when the client cannot ask. */
  readonly confirmed?: boolean | undefined;
}

/** Number of cancelled messages by sender. */
type CancelledMessages = ReadonlyMap<number, number>;

/** Messages that are sent later. Every change locks the order first, so a message is sent once or cancelled. */
export function createScheduledService(deps: ScheduledDeps) {
  const { db, write, clock, events, subjects } = deps;
  const scheduled = createScheduledRepository();

  const publish = (tx: Tx, user: number, order: number) =>
    events.publishToUsers(tx, [user], 'scheduledMessagesChanged', { order });

  async function lockOpenOrder(tx: Tx, actor: Actor, id: number): Promise<SubjectOrder> {
    const order = await subjects.lock(tx, id);
    if (order === undefined || !can('chat.read', actor, order)) throw new HttpError('not_found');
    if (!can('chat.schedule', actor, order))
      throw new HttpError('conflict', msg('Messages can be scheduled while the order is open.'));
    return order;
  }

  /** @throws HttpError `not_found` when it is another user's, was sent or cancelled */
  async function requireOwn(from: Db | Tx, actor: Actor, id: number): Promise<ScheduledRow> {
    const row = await scheduled.byId(from, id);
    if (row?.sender_id !== actor.id)
      throw new HttpError('not_found', msg('This message was already sent or cancelled.'));
    return row;
  }

  /** With the order locked, and read again. */
  async function lockOwn(tx: Tx, actor: Actor, id: number) {
    const order = await lockOpenOrder(tx, actor, (await requireOwn(tx, actor, id)).order_id);
    return { order, row: await requireOwn(tx, actor, id) };
  }

  function parseTime(sendAt: string): Date {
    const at = new Date(sendAt);
    const ahead = at.getTime() - clock().getTime();
    if (ahead <= 0 || ahead > AHEAD_MS) {
      const problem = msg('Choose a time in the future, up to {days, plural, one {# day} other {# days}} ahead.', {
        days: SCHEDULED_DAYS,
      });
      throw new HttpError('invalid', problem, { sendAt: problem });
    }
    return at;
  }

  /**
   * Call it after all other refusals. Returns whether the sender confirmed the message.
   * @throws HttpError `needs_confirmation`
   */
  async function checkDetails(
    tx: Tx,
    message: { actor: Actor; order: SubjectOrder; text: string; confirmed: boolean | undefined },
  ): Promise<boolean> {
    const refusal = await deps.guard.findScheduleRefusal(tx, message);
    if (refusal !== undefined) throw refusal;
    return message.confirmed === true;
  }

  async function send(tx: Tx, actor: Actor, order: SubjectOrder, row: ScheduledRow): Promise<void> {
    await scheduled.remove(tx, row.id);
    await deps.chat.sendScheduled(tx, actor, order, {
      msg: row.body,
      clientId: row.client_id,
      confirmed: row.confirmed,
    });
    await publish(tx, actor.id, order.id);
  }

  async function notifyCancelled(tx: Tx, order: number, cancelled: CancelledMessages): Promise<void> {
    for (const [user, count] of cancelled) {
      await deps.notifications.notify(tx, { code: 'scheduled_cancelled', params: { count }, users: [user], order });
      await publish(tx, user, order);
    }
  }

  /** Does nothing when another process has sent it. */
  const sendDue = ({ id, order_id }: Pick<ScheduledRow, 'id' | 'order_id'>): Promise<void> =>
    write(null, async (tx) => {
      const order = await subjects.lock(tx, order_id);
      const row = await scheduled.byId(tx, id);
      if (order === undefined || row === undefined || row.send_at.getTime() > clock().getTime()) return;
      const sender = await deps.accounts.byId(tx, row.sender_id);
      if (sender !== undefined && !sender.banned && can('chat.schedule', toActor(sender), order)) {
        await send(tx, toActor(sender), order, row);
        return;
      }
      await scheduled.remove(tx, id);
      await notifyCancelled(tx, order.id, new Map([[row.sender_id, 1]]));
    });

  /**
   * Notes a failed attempt, or cancels the message when its attempts have failed for hours: one that can never be sent
   * would hold up the later ones of its order for ever. Returns whether it waits for another attempt.
   */
  const keepAfterFailure = ({ id, order_id }: Pick<ScheduledRow, 'id' | 'order_id'>): Promise<boolean> =>
    write(null, async (tx) => {
      const now = clock();
      await subjects.lock(tx, order_id);
      const row = await scheduled.byId(tx, id);
      // Sent, cancelled or changed meanwhile.
      if (row === undefined || row.send_at.getTime() > now.getTime()) return false;
      const since = failingSince(row, now);
      if (now.getTime() - since.getTime() < RETRY_MS) {
        await scheduled.setFailed(tx, id, { since, at: now });
        return true;
      }
      await scheduled.remove(tx, id);
      await deps.notifications.notify(tx, {
        code: 'scheduled_failed',
        params: { text: row.body },
        users: [row.sender_id],
        order: order_id,
      });
      await publish(tx, row.sender_id, order_id);
      return false;
    });

  return {
    async getWaiting(actor: Actor, { order }: { readonly order: number }) {
      const { id } = await requireReadableOrder(subjects, actor, order, db);
      return { messages: (await scheduled.list(db, id, actor.id)).map(toScheduledMessage) };
    },

    /** @throws HttpError `invalid` for a time that is past or too far, `needs_confirmation`, `conflict`, `not_found`, `too_many` */
    schedule: (caller: Caller, { order: id, text, sendAt, confirmed: asked }: Draft & { readonly order: number }) =>
      write(caller, async (tx) => {
        const { actor } = caller;
        const order = await lockOpenOrder(tx, actor, id);
        const at = parseTime(sendAt);
        if (!(await deps.isWithinRate(actor.id, order.id))) throw new HttpError('too_many');
        if ((await scheduled.list(tx, order.id, actor.id)).length >= SCHEDULED_MAX) {
          const full = msg('Up to {max, plural, one {# message} other {# messages}} can wait in an order.', {
            max: SCHEDULED_MAX,
          });
          throw new HttpError('conflict', full);
        }
        const confirmed = await checkDetails(tx, { actor, order, text, confirmed: asked });
        const message = { order: id, sender: actor.id, text, sendAt: at, confirmed, now: clock() };
        const row = await scheduled.insert(tx, message);
        await publish(tx, actor.id, id);
        return { message: toScheduledMessage(row) };
      }),

    /** A text that was confirmed stays so when only the time changes. */
    change: (caller: Caller, { id, text, sendAt, confirmed: asked }: Draft & { readonly id: number }) =>
      write(caller, async (tx) => {
        const { actor } = caller;
        const { order, row: before } = await lockOwn(tx, actor, id);
        const at = parseTime(sendAt);
        const isConfirmed = before.confirmed && before.body === text;
        const confirmed = await checkDetails(tx, { actor, order, text, confirmed: isConfirmed || asked });
        const row = await scheduled.update(tx, id, { text, sendAt: at, confirmed });
        await publish(tx, actor.id, order.id);
        return { message: toScheduledMessage(row) };
      }),

    sendNow: (caller: Caller, { id }: { readonly id: number }) =>
      write(caller, async (tx) => {
        const { order, row } = await lockOwn(tx, caller.actor, id);
        await send(tx, caller.actor, order, row);
        return { ok: true } as const;
      }),

    /** Needs no right to the chat, which may be lost meanwhile. */
    cancel: (caller: Caller, { id }: { readonly id: number }) =>
      write(caller, async (tx) => {
        const { order_id: order } = await requireOwn(tx, caller.actor, id);
        await subjects.lock(tx, order);
        await requireOwn(tx, caller.actor, id);
        await scheduled.remove(tx, id);
        await publish(tx, caller.actor.id, order);
        return { ok: true } as const;
      }),

    /**
     * Cancels what the order's change makes impossible. Call it with the order locked, before its events are published,
     * and `notifyCancelled` after them.
     * @param leaver booster who left the order
     */
    async cancelAfterChange(
      tx: Tx,
      { order, hasEnded, leaver }: { order: number; hasEnded: boolean; leaver: number | null },
    ): Promise<CancelledMessages> {
      if (hasEnded) return scheduled.removeOfOrder(tx, order);
      return leaver === null ? new Map() : scheduled.removeOfOrder(tx, order, leaver);
    },
    notifyCancelled,

    /**
     * After a failure, the later messages of the order wait as well, so that they do not overtake it. A message that
     * fails for 6 hours is cancelled, and its sender notified.
     * @throws AggregateError of the messages that failed, after all others
     */
    async sweep(): Promise<void> {
      const waiting = new Set<number>();
      const failures: { readonly id: number; readonly error: unknown }[] = [];
      const handleFailure = async (one: Pick<ScheduledRow, 'id' | 'order_id'>, error: unknown): Promise<void> => {
        failures.push({ id: one.id, error });
        // When even this fails, the database cannot be reached, and nothing is cancelled.
        if (await keepAfterFailure(one).catch(() => true)) waiting.add(one.order_id);
      };
      for (;;) {
        const due = await scheduled.listDue(db, { now: clock(), except: [...waiting], limit: BATCH });
        if (due.length === 0) break;
        for (const one of due) {
          if (waiting.has(one.order_id)) continue;
          await sendDue(one).catch((error: unknown) => handleFailure(one, error));
        }
      }
      if (failures.length > 0)
        throw new AggregateError(
          failures.map(({ error }) => error),
          `Scheduled messages were not sent: ${failures.map(({ id }) => id)}`,
        );
    },
  };
}

export type ScheduledService = ReturnType<typeof createScheduledService>;

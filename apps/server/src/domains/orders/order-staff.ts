import { checkAssignee, type DenialReason, isTrialBooster } from '@boostdesk/auth';
import { isOrderStatus, ORDER_STATUS, transitionFor } from '@boostdesk/catalogs';
import { BOOSTERS_ROOM } from '@boostdesk/realtime/contract';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import { noFirstOffer } from './order-announcement.ts';
import { toWithdrawal } from './order-checkout.ts';
import { secondsBetween, shiftDeadline } from './order-clock.ts';
import { nextStatus, type OrderCommandContext, type OrderCommandDeps, type OrderCommands } from './order-commands.ts';
import { assertSplitUnchanged, type Ending, endingColumns, type OrderEnding } from './order-ending.ts';
import { toHandOver } from './order-hand-over.ts';
import { assignmentColumns } from './order-lock-in.ts';
import type { ProgressPaymentBooking } from './order-progress-booking.ts';
import { type OrderUnassignService, unassignColumns } from './order-unassign.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';
import type { CommandCaller } from './orders-deps.ts';

interface Reasoned {
  readonly id: number;
  readonly reason: string;
}

interface Leaving extends Reasoned {
  /** For the next booster. */
  readonly note?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Deadlines further away are rejected as typing errors. */
const DEADLINE_MAX_MS = 366 * DAY_MS;

const clearedLook = { look_booster_id: null, look_until: null } as const;

/** Moves the deadline; an order that was paused stays paused. */
function resumeColumns(order: OrderRecord, now: Date): OrderChanges {
  if (order.suspended_from === ORDER_STATUS.paused) return {};
  const since = order.paused_at ?? order.suspended_at;
  const seconds = since === null ? 0 : secondsBetween(since, now);
  return {
    paused_at: null,
    paused_seconds: order.paused_seconds + (order.paused_at === null ? 0 : seconds),
    paused_total: order.paused_total + seconds,
    deadline_at: shiftDeadline(order.deadline_at, seconds),
  };
}

const unassignable: Partial<Record<DenialReason, MessageDescriptor>> = {
  oneself: msg('This is the booster’s own order.'),
  barred: msg('Another booster has to redo this order.'),
};

interface StaffServiceParts {
  readonly booking: ProgressPaymentBooking;
  readonly endings: OrderEnding;
  readonly release: OrderUnassignService;
}

export function createOrderStaffService(
  deps: OrderCommandDeps,
  commands: OrderCommands,
  { booking, endings, release }: StaffServiceParts,
) {
  const { boosters, events, orders } = deps;

  const reasonParams = ({ by }: OrderCommandContext, reason: string) => ({ by, reason });

  /** @throws HttpError `invalid` for a user who is no booster, does not fit the order, or is its customer */
  async function lockAssignee({ tx, subject }: OrderCommandContext, id: number) {
    const booster = await boosters.lock(tx, id);
    if (booster === undefined) {
      const sentence = msg('This person isn’t a booster and can’t be assigned orders.');
      throw new HttpError('invalid', sentence, { booster: sentence });
    }
    const denial = checkAssignee(booster.actor, subject);
    if (denial !== null) {
      const sentence = unassignable[denial] ?? msg('This order is for games or platforms this booster doesn’t play.');
      throw new HttpError('invalid', sentence, { booster: sentence });
    }
    return booster;
  }

  return {
    withdraw: (caller: CommandCaller, id: number) => commands.run(caller, 'order.withdraw', id, toWithdrawal),

    drop: (caller: CommandCaller, { id, reason, note }: Leaving) =>
      commands.run(caller, 'order.drop', id, async (context) => {
        // Nobody else could take it, as the buyer has seen the login.
        if (context.order.offer_id !== null)
          throw new HttpError('conflict', msg('You sold this account. Contact staff if it shouldn’t be handed over.'));
        const status = nextStatus('drop', context.subject.status);
        const handOver = await toHandOver(orders, context, note);
        const settled = await booking.payForProgress(context);
        return {
          set: { status, ...unassignColumns(context.order, context.now), ...handOver.set, ...settled.set },
          reason,
          event: { kind: 'dropped', data: { reason, ...handOver.data } },
          systemMessage: { code: 'dropped', params: { by: context.by } },
          notify: { code: 'dropped', params: reasonParams(context, reason), to: 'customer' },
          afterWrite: settled.afterWrite,
        };
      }),

    async listAssignable(caller: CommandCaller, id: number) {
      return deps.write(null, async (tx) => {
        const { subject } = await commands.loadForUpdate(tx, caller, 'order.assign', id);
        const all = await boosters.listWithRunningCount(tx);
        return all
          .filter(({ actor }) => checkAssignee(actor, subject) === null)
          .map(({ actor, person, running }) => ({ booster: person, trial: isTrialBooster(actor), running }));
      });
    },

    assign: (caller: CommandCaller, { id, booster: to, reason }: Reasoned & { readonly booster: number }) =>
      commands.run(caller, 'order.assign', id, async (context) => {
        const { tx, order, now, subject } = context;
        const booster = await lockAssignee(context, to);
        const name = await orders.getUserName(tx, to);
        return {
          set: { status: nextStatus('assign', subject.status), ...assignmentColumns(order, booster, now) },
          reason,
          event: { kind: 'assigned', data: { reason, booster: name } },
          systemMessage: { code: 'assigned', params: { by: context.by, booster: name } },
          notify: { code: 'assigned', params: { booster: name }, to: 'both' },
          afterWrite: async () =>
            events.publishToRoom(tx, BOOSTERS_ROOM, 'lockinStatus', { id, status: 'taken', booster: { id: to, name } }),
        };
      }),

    unassign: (caller: CommandCaller, { id, reason, note }: Leaving) =>
      commands.run(caller, 'order.unassign', id, async (context) =>
        release.toUnassignment(context, reason, await toHandOver(orders, context, note)),
      ),

    suspend: (caller: CommandCaller, { id, reason }: Reasoned) =>
      commands.run(caller, 'order.suspend', id, (context) => {
        const { now, subject } = context;
        return {
          set: {
            status: nextStatus('suspend', subject.status),
            suspended_from: subject.status,
            suspended_at: now,
            ...(subject.status === ORDER_STATUS.processing && { paused_at: now }),
            ...clearedLook,
          },
          reason,
          event: { kind: 'suspended', data: { reason } },
          systemMessage: { code: 'suspended', params: { by: context.by } },
          notify: { code: 'suspended', params: reasonParams(context, reason), to: 'both' },
        };
      }),

    resume: (caller: CommandCaller, { id, reason }: Reasoned) =>
      commands.run(caller, 'order.resume', id, (context) => {
        const { now, order, subject } = context;
        const previous = isOrderStatus(order.suspended_from) ? order.suspended_from : undefined;
        return {
          set: {
            status: nextStatus('resume', subject.status, previous),
            suspended_from: null,
            suspended_at: null,
            ...resumeColumns(order, now),
          },
          reason,
          event: { kind: 'resumed', data: { reason } },
          systemMessage: { code: 'resumed', params: { by: context.by } },
          notify: { code: 'resumed', params: reasonParams(context, reason), to: 'both' },
        };
      }),

    extendDeadline: (caller: CommandCaller, { id, deadline, reason }: Reasoned & { readonly deadline: string }) =>
      commands.run(caller, 'order.extendDeadline', id, (context) => {
        const { now, order } = context;
        const at = new Date(deadline);
        const before = order.deadline_at;
        if (before === null) throw new HttpError('conflict', msg('This order has no deadline.'));
        if (at <= before || at <= now || at.getTime() > now.getTime() + DEADLINE_MAX_MS) {
          const sentence = msg('Choose a time after the current deadline and within a year.');
          throw new HttpError('invalid', sentence, { deadline: sentence });
        }
        const seconds = secondsBetween(before, at);
        return {
          set: { deadline_at: at },
          reason,
          event: { kind: 'deadline_extended', data: { reason, seconds } },
          systemMessage: { code: 'deadline_extended', params: { by: context.by, deadline: at.toISOString() } },
          notify: { code: 'deadline_extended', params: reasonParams(context, reason), to: 'both' },
        };
      }),

    cancel: (caller: CommandCaller, { id, ending }: { readonly id: number; readonly ending: Ending }) =>
      commands.run(caller, 'order.cancel', id, async (context) => {
        const { now, order, subject } = context;
        if (transitionFor('cancel', subject.status) === undefined) throw new HttpError('conflict');
        assertSplitUnchanged(order, ending);
        const earned = await endings.post(context, 'order-cancelled', ending);
        const columns = endingColumns(order, ending);
        const { reason, figures } = ending;
        const closing = { resolution: 'cancelled', note: reason, by: context.actor.id, at: now } as const;
        await deps.disputes.resolve(context.tx, order.id, closing);
        return {
          set: {
            ...{ cancelled_at: now, ...columns, ...clearedLook },
            ...(order.first_offer_until !== null && noFirstOffer),
          },
          event: {
            kind: 'cancelled',
            data: { reason, refund: figures.refund, ...endings.refundedCoins(order, ending) },
          },
          systemMessage: { code: 'cancelled', params: { by: context.by } },
          notify: { code: 'cancelled', params: reasonParams(context, reason), to: 'both' },
          afterWrite: () => endings.publish(context, earned, columns),
        };
      }),
  };
}

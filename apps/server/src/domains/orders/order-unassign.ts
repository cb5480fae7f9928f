import type { Actor } from '@boostdesk/auth';
import type { Tx } from '../../db/index.ts';
import { secondsBetween, shiftDeadline } from './order-clock.ts';
import {
  nextStatus,
  type OrderChange,
  type OrderCommandContext,
  type OrderCommandDeps,
  type OrderCommands,
  partiesOf,
} from './order-commands.ts';
import type { HandOver } from './order-hand-over.ts';
import type { ProgressPaymentBooking } from './order-progress-booking.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

/** No booster, share or pause; progress and total paused time stay. */
export function unassignColumns(order: OrderRecord, now: Date): OrderChanges {
  const seconds = order.paused_at === null ? 0 : secondsBetween(order.paused_at, now);
  return {
    booster_id: null,
    started_at: null,
    share: null,
    paused_at: null,
    paused_seconds: 0,
    paused_total: order.paused_total + seconds,
    deadline_at: shiftDeadline(order.deadline_at, seconds),
  };
}

export function createOrderUnassignService(
  { events, orders }: OrderCommandDeps,
  commands: OrderCommands,
  booking: ProgressPaymentBooking,
) {
  /** Without a `handOver`, the note of an earlier booster stays. */
  async function toUnassignment(
    context: OrderCommandContext,
    reason: string,
    handOver: HandOver = { set: {}, data: {} },
  ): Promise<OrderChange> {
    const { tx, order, now, subject, by } = context;
    const settled = await booking.payForProgress(context);
    const booster = order.booster_id === null ? '' : await orders.getUserName(tx, order.booster_id);
    return {
      set: {
        status: nextStatus('unassign', subject.status),
        ...unassignColumns(order, now),
        ...handOver.set,
        ...settled.set,
      },
      reason,
      event: { kind: 'unassigned', data: { reason, booster, ...handOver.data } },
      systemMessage: { code: 'unassigned', params: { by, booster } },
      notify: { code: 'unassigned', params: { by, reason, booster }, to: 'both' },
      afterWrite: settled.afterWrite,
    };
  }

  return {
    toUnassignment,

    /**
     * Locks the running orders of a booster who may be removed. Call it before locking their account: orders come
     * before users in every transaction, as changes of orders write rows that refer to users.
     */
    async lockRunning(tx: Tx, booster: number): Promise<void> {
      await orders.lockRunning(tx, booster);
    },

    /**
     * Puts all running orders back on the board, including those added since `lockRunning`. The caller has locked the
     * booster's account, so that none is added meanwhile.
     */
    async unassignAll(
      tx: Tx,
      actor: Actor,
      { booster, reason }: { readonly booster: number; readonly reason: string },
    ) {
      const running = await orders.lockRunning(tx, booster);
      await events.lockCounters(tx, running.flatMap(partiesOf));
      for (const { id } of running) {
        const context = await commands.loadForUpdate(tx, { actor }, 'order.unassign', id);
        await commands.applyChange(context, 'order.unassign', await toUnassignment(context, reason));
      }
    },
  };
}

export type OrderUnassignService = ReturnType<typeof createOrderUnassignService>;

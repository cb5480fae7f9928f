import type { Actor } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { Tx } from '../../db/index.ts';
import { type Acting, type ChangeDeps, type Changing, type OrderChange, partiesOf, walk } from './order-change.ts';
import { movedBy, secondsBetween } from './order-clock.ts';
import type { ProgressBooking } from './order-progress-booking.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

/** Statuses of orders being played; suspended ones are with staff. */
export const RUNNING = [ORDER_STATUS.processing, ORDER_STATUS.paused];

/** Returns the columns of an order returned to the board: no booster, share or pause, but with its progress. */
export function givenBack(order: OrderRecord, now: Date): OrderChanges {
  const seconds = order.paused_at === null ? 0 : secondsBetween(order.paused_at, now);
  return {
    booster_id: null,
    started_at: null,
    share: null,
    paused_at: null,
    paused_seconds: 0,
    deadline_at: movedBy(order.deadline_at, seconds),
  };
}

/** Unassigning of orders by staff. */
export function createOrderRelease({ events, orders }: ChangeDeps, changing: Changing, booking: ProgressBooking) {
  async function unassignment(acting: Acting, reason: string): Promise<OrderChange> {
    const { tx, order, now, subject, by } = acting;
    const settled = await booking.settle(acting);
    const booster = order.booster_id === null ? '' : await orders.nameOf(tx, order.booster_id);
    return {
      set: { status: walk('unassign', subject.status), ...givenBack(order, now), ...settled.set },
      reason,
      event: { kind: 'unassigned', data: { reason, booster } },
      line: { code: 'unassigned', params: { by, booster } },
      tell: { code: 'unassigned', params: { by, reason, booster }, to: 'both' },
      also: settled.also,
    };
  }

  return {
    unassignment,

    /**
     * Locks the running orders of a booster who may be removed. Call it before locking their account: orders come
     * before users in every transaction, because changes of orders write rows that refer to users.
     */
    async hold(tx: Tx, booster: number): Promise<void> {
      await orders.lockRunning(tx, booster, RUNNING);
    },

    /**
     * Returns all running orders of a removed booster to the board. The caller has locked their account, so no order is
     * added meanwhile; one added since `hold` is included.
     */
    async releaseAll(tx: Tx, actor: Actor, { booster, reason }: { readonly booster: number; readonly reason: string }) {
      const running = await orders.lockRunning(tx, booster, RUNNING);
      await events.hold(tx, running.flatMap(partiesOf));
      for (const { id } of running) {
        const acting = await changing.enter(tx, { actor }, 'order.unassign', id);
        await changing.applyTo(acting, 'order.unassign', await unassignment(acting, reason));
      }
    },
  };
}

export type OrderRelease = ReturnType<typeof createOrderRelease>;

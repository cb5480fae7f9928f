import type { Actor } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { Tx } from '../../db/index.ts';
import { type Acting, type ChangeDeps, type Changing, type OrderChange, partiesOf, walk } from './order-change.ts';
import { movedBy, secondsBetween } from './order-clock.ts';
import type { ProgressBooking } from './order-progress-booking.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

/** Statuses of orders that somebody plays. A suspended one is with staff, who say where it goes from there. */
export const RUNNING = [ORDER_STATUS.processing, ORDER_STATUS.paused];

/** Back to the board: without booster, share and pause, and with everything that was logged. A pause that ran ends here. */
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

/** How orders leave their booster, who is not asked. */
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
    /** What staff do who take one order from its booster. */
    unassignment,

    /**
     * Locks the running orders of somebody who may be about to stop playing. Call it before their account is locked: orders come
     * before people in every transaction, since whoever changes an order writes rows that refer to people.
     */
    async hold(tx: Tx, booster: number): Promise<void> {
      await orders.lockRunning(tx, booster, RUNNING);
    },

    /**
     * Sends all running orders of somebody who stops playing back to the board, each as if it were taken from them. Their account is
     * held by the caller: no order comes to them in between. One that did since `hold` is taken too.
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

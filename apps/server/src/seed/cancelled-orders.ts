import { deadlineFor } from '../domains/orders/order-clock.ts';
import type { SeededOrder, World } from './orders.ts';
import { pastTime } from './past-time.ts';

const HOUR_MS = 60 * 60 * 1000;
const CANCELLED_AFTER_HOURS = 31;
/** Days before the first start, and the reason. The first is of the demo's customer. */
const cancellations = [
  { days: 24, reason: 'You changed your mind before a booster started.' },
  { days: 3, reason: 'No booster was available on this server.' },
  { days: 8, reason: 'Ordered twice by mistake.' },
  { days: 15, reason: 'The account doesn’t have the required level.' },
  { days: 37, reason: 'No booster was available on this server.' },
  { days: 52, reason: 'The season ended before the order could start.' },
  { days: 80, reason: 'Ordered twice by mistake.' },
];

/** Cancelled while waiting for a booster, and wholly refunded. */
export function cancelledOrders(
  { dice, now, people }: World,
  seedOrder: (customer: number) => SeededOrder,
): SeededOrder[] {
  return cancellations.map(({ days, reason }, place): SeededOrder => {
    const order = seedOrder(place === 0 ? people.mina : dice.pick(people.customers));
    const createdAt = pastTime(now, days, place);
    const paidAt = new Date(createdAt.getTime() + HOUR_MS / 12);
    const row = {
      ...order.row,
      created_at: createdAt,
      paid_at: paidAt,
      deadline_at: deadlineFor(paidAt, Number(order.row.estimated_days)),
      cancelled_at: new Date(createdAt.getTime() + CANCELLED_AFTER_HOURS * HOUR_MS),
      end_reason: reason,
      settlement: 'allToCustomer',
      refund_amount: String(order.price),
      refund_to: 'provider',
    };
    return { ...order, createdAt, paidAt, row };
  });
}

import { ORDER_STATUS, type OrderStatus } from '@boostdesk/catalogs';
import { cancelledOrders } from './cancelled-orders.ts';
import { type SeededOrder, seedOrder, type World } from './orders.ts';
import type { SeededRandom } from './random.ts';

const { awaiting, complete, paused, processing, suspended, unpaid } = ORDER_STATUS;

function randomStatus(dice: SeededRandom): OrderStatus {
  const roll = dice.next();
  if (roll < 0.6) return complete;
  if (roll < 0.78) return processing;
  if (roll < 0.88) return awaiting;
  if (roll < 0.93) return paused;
  return roll < 0.96 ? suspended : unpaid;
}

const ORDERS = 420;
/** Statuses of the demo customer's orders, so that every screen shows something. */
const minas: readonly OrderStatus[] = [complete, complete, complete, paused, complete, processing, processing, unpaid];

/** Oldest first. */
export function makeOrders(world: World): SeededOrder[] {
  const { dice, people } = world;
  const others = Array.from({ length: ORDERS }, () =>
    seedOrder(world, dice.pick(people.customers), randomStatus(dice)),
  );
  const own = minas.map((status) => seedOrder(world, people.mina, status));
  return [...others, ...own, ...cancelledOrders(world, (customer) => seedOrder(world, customer, awaiting))].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

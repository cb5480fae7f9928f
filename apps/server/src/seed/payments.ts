import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { Db } from '../db/index.ts';
import { oldestFirst } from './oldest-first.ts';
import type { SeededOrder } from './orders.ts';
import { pastTime } from './past-time.ts';
import type { People } from './people.ts';

const CANCELLED_AFTER_MS = 26 * 60 * 60 * 1000;

/** Open or withdrawn; the first are for the demo's customer. */
const customs = [
  { days: 1, amount: 1500, currency: 'USD', text: 'One extra hour of coaching, as agreed in chat', open: true },
  { days: 4, amount: 900, currency: 'EUR', text: 'Account region change', open: true },
  { days: 12, amount: 2000, currency: 'USD', text: 'Coaching session moved to next month', open: false },
] as const;

const extras = [
  { days: 1, amount: 800, text: 'Streaming, added after the order was placed' },
  { days: 2, amount: 500, text: 'One extra champion' },
] as const;

interface SeededPayments {
  readonly orders: readonly SeededOrder[];
  readonly ids: readonly number[];
  readonly people: Pick<People, 'mina' | 'customers' | 'admin' | 'staffAt'>;
  readonly now: Date;
}

export async function seedPayments(db: Db, { orders, ids, people, now }: SeededPayments): Promise<void> {
  const [first = people.mina, second = people.mina] = people.customers;
  const asked = customs.map(({ days, amount, currency, text, open }, place) => ({
    customer_id: [people.mina, first, second][place] ?? people.mina,
    order_id: null,
    currency: currency as string,
    amount: String(amount),
    text: text as string,
    created_by: people.staffAt(place),
    created_at: pastTime(now, days, place),
    cancelled_by: open ? null : people.admin,
    cancelled_at: open ? null : new Date(pastTime(now, days, place).getTime() + CANCELLED_AFTER_MS),
  }));
  const running = orders.flatMap(({ currency, customer, status }, place) =>
    status === ORDER_STATUS.processing ? [{ currency, customer, id: ids[place] ?? 0 }] : [],
  );
  const added = extras.flatMap(({ days, amount, text }, place) => {
    const order = running[place];
    if (order === undefined) return [];
    const request = { order_id: order.id, currency: order.currency, amount: String(amount), text };
    const created = { created_by: people.staffAt(place + 1), created_at: pastTime(now, days, place + customs.length) };
    const by = { ...created, cancelled_by: null, cancelled_at: null };
    return [{ customer_id: order.customer, ...request, ...by }];
  });
  await db
    .insertInto('payment_requests')
    .values(oldestFirst([...asked, ...added]))
    .execute();
}

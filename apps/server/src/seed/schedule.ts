import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { Db } from '../db/index.ts';
import type { SeededOrder } from './orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const ZONE = 'Europe/Berlin';

/** Evenings of weekdays, and weekends until after midnight. */
const hours = [
  ...[1, 2, 3, 4].map((day) => ({ day, from: 18 * 60, to: 23 * 60 })),
  { day: 5, from: 18 * 60, to: 2 * 60 },
  { day: 6, from: 14 * 60, to: 2 * 60 },
  { day: 7, from: 14 * 60, to: 22 * 60 },
];

interface ScheduleDeps {
  readonly orders: readonly SeededOrder[];
  readonly ids: readonly number[];
  readonly customer: number;
  readonly booster: number;
  readonly now: Date;
}

/** The hours of the demo's booster, an accepted session tomorrow and a proposal, on an order of the demo's customer if possible. */
export async function seedSchedule(db: Db, { orders, ids, customer, booster, now }: ScheduleDeps): Promise<void> {
  await db
    .insertInto('booster_availability')
    .values({ user_id: booster, zone: ZONE, hours: JSON.stringify(hours) })
    .execute();
  const running = orders.flatMap((one, place) =>
    one.booster === booster && one.status === ORDER_STATUS.processing ? [{ ...one, id: ids[place] ?? 0 }] : [],
  );
  const order = running.find((one) => one.customer === customer) ?? running[0];
  if (order === undefined) return;
  const people = { order_id: order.id, customer_id: order.customer, booster_id: booster };
  const zones = { customer_zone: 'America/New_York', booster_zone: ZONE };
  const tomorrow = Math.floor(now.getTime() / DAY_MS) * DAY_MS + DAY_MS + 18 * HOUR_MS;
  const at = (start: number) => ({ starts_at: new Date(start), ends_at: new Date(start + 2 * HOUR_MS) });
  await db
    .insertInto('play_sessions')
    .values([
      { ...people, ...zones, ...at(tomorrow), proposer_id: order.customer, state: 'accepted', revision: 2 },
      { ...people, ...zones, ...at(tomorrow + 2 * DAY_MS), proposer_id: booster, state: 'proposed', revision: 1 },
    ])
    .execute();
}

import type { Db } from '../db/index.ts';
import { oldestFirst } from './oldest-first.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days between a coupon's creation and its first day. */
const MADE_DAYS = 3;

interface Seeded {
  readonly code: string;
  readonly percent?: number;
  /** US cents. */
  readonly amount?: number;
  readonly games?: readonly number[];
  /** Days from the first start of the demo. */
  readonly starts?: number;
  readonly ends?: number;
  readonly most_uses?: number;
  readonly most_uses_each?: number;
  readonly active?: boolean;
}

const seeded: readonly Seeded[] = [
  { code: 'WELCOME10', percent: 10, most_uses_each: 1 },
  { code: 'LEAGUE15', percent: 15, games: [3], ends: 60, most_uses: 500 },
  { code: 'FIVE-OFF', amount: 500, starts: -20, ends: 40 },
  { code: 'SUMMER20', percent: 20, starts: -150, ends: -60 },
  { code: 'STREAMER', percent: 12, most_uses: 50, active: false },
];

export async function seedCoupons(db: Db, admin: number, now: Date): Promise<void> {
  const day = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const rows = seeded.map(({ games, starts, ends, ...coupon }) => ({
    ...coupon,
    games: games === undefined ? null : [...games],
    starts: day(starts),
    ends: day(ends),
    created_by: admin,
    created_at: new Date(now.getTime() - (MADE_DAYS - Math.min(0, starts ?? 0)) * DAY_MS),
  }));
  for (const row of oldestFirst(rows)) await db.insertInto('coupons').values(row).execute();
}

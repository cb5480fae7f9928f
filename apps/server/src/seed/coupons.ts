import type { Db } from '../db/index.ts';
import { oldestFirst } from './oldest-first.ts';
import { pastTime } from './past-time.ts';
import type { People } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days between the first coupon's creation and its first day; each further one was created some days earlier. */
const MADE_DAYS = 3;
const APART_DAYS = 4;

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

export async function seedCoupons(db: Db, staffAt: People['staffAt'], now: Date): Promise<void> {
  const day = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const rows = seeded.map(({ games, starts, ends, ...coupon }, place) => ({
    ...coupon,
    games: games === undefined ? null : [...games],
    starts: day(starts),
    ends: day(ends),
    created_by: staffAt(place),
    created_at: pastTime(now, MADE_DAYS + place * APART_DAYS - Math.min(0, starts ?? 0), place),
  }));
  for (const row of oldestFirst(rows)) await db.insertInto('coupons').values(row).execute();
}

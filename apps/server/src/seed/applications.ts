import { platforms } from '@boostdesk/catalogs';
import type { Db } from '../db/index.ts';
import { oldestFirst } from './oldest-first.ts';
import { pastTime } from './past-time.ts';
import type { People } from './people.ts';
import { createSeededRandom } from './random.ts';

const SEED = 20_261_123;
const DECIDED_AFTER_MS = 22 * 60 * 60 * 1000;

const words = [
  'Grandmaster two seasons in a row, mid and jungle. Available most evenings from seven and all day on weekends.',
  'Played for a college team until last year. I coach as well and like to explain what I do.',
  'Immortal on three accounts. I can stream every match and send an update after each one.',
  'Master since season nine, support main. I like duo queue best.',
  'I boosted for another site for a year and left because they paid late.',
];
const reasons = [
  'The account you showed us is below the ranks we offer.',
  'We have enough boosters for this game at the moment.',
];

export async function seedApplications(db: Db, people: People, now: Date): Promise<void> {
  const dice = createSeededRandom(SEED);
  const rowFor = (user: number, days: number) => ({
    user_id: user,
    games: [dice.pick([3, 15]), dice.pick([4, 6, 9, 10])],
    platforms: [...platforms.slice(0, dice.whole(1, 2))],
    text: dice.pick(words),
    created_at: pastTime(now, days, user),
  });
  const decided = (row: ReturnType<typeof rowFor>) => ({
    ...row,
    decided_by: people.admin,
    decided_at: new Date(row.created_at.getTime() + DECIDED_AFTER_MS),
  });
  const waiting = people.customers
    .slice(0, 7)
    .map((user, place) => ({ ...rowFor(user, place + 1), status: 'waiting' }));
  const refused = people.customers.slice(7, 13).map((user, place) => {
    const row = decided(rowFor(user, 9 + place * 6));
    return { ...row, status: 'refused', reason: dice.pick(reasons) };
  });
  const accepted = people.boosters.slice(-5).map(({ id }, place) => {
    const row = decided(rowFor(id, 20 + place * 11));
    return { ...row, status: 'accepted' };
  });
  for (const row of oldestFirst([...waiting, ...refused, ...accepted]))
    await db.insertInto('applications').values(row).execute();
}

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedgerService, type LedgerService } from '../src/domains/money/ledger.service.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { completeOrder } from './support/orders.ts';

const DAY_SECONDS = 24 * 60 * 60;

let app: TestApp;
let ledger: LedgerService;
let people: readonly [admin: SignedIn, customer: SignedIn, booster: SignedIn];
beforeAll(async () => {
  app = await startApp();
  ledger = createLedgerService({ db: app.database.db, clock: app.clock.now });
  people = [await app.staff(), await app.customer(), await app.booster()];
});
afterAll(() => app.close());

async function sellOn({ nextDay }: { readonly nextDay: boolean }): Promise<void> {
  if (nextDay) {
    app.clock.forward(DAY_SECONDS);
    const [admin, customer, booster] = people;
    people = [await app.signIn(admin), await app.signIn(customer), await app.signIn(booster)];
  }
  await completeOrder(people[1], people[2]);
}

const readFigures = async () => ({
  totals: await people[0].call('ledger.getTotals', {}),
  days: await people[0].call('ledger.getDays', {}),
});

async function summedDays(): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select distinct day::text from ledger_days order by 1`.execute(
    app.database.db,
  );
  return rows.map(({ day }) => day);
}

async function revenueOfAllEntries(): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select sum(e.amount)::int as balance from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.kind = 'revenue'`.execute(app.database.db);
  return rows[0]?.balance ?? 0;
}

test('finished days are summed once; totals and days stay what all entries add up to', async () => {
  await sellOn({ nextDay: false });
  await sellOn({ nextDay: true });
  const before = await readFigures();
  await Promise.all([ledger.sumDays(), ledger.sumDays()]);
  const today = app.clock.now().toISOString().slice(0, 10);
  const days = await summedDays();
  expect(days.length).toBeGreaterThan(0);
  expect(days).not.toContain(today);
  expect(await readFigures()).toEqual(before);

  await sellOn({ nextDay: true });
  const later = await readFigures();
  await ledger.sumDays();
  expect(await summedDays()).toEqual([...days, today]);
  expect(await readFigures()).toEqual(later);
  const revenue = later.totals.accounts.find(({ kind }) => kind === 'revenue');
  expect(revenue?.balance).toBe(await revenueOfAllEntries());
  expect(later.totals.sums.map(({ sum }) => sum)).toEqual([0]);
});

test('sums of a day that a server with a wrong clock made too early are made again', async () => {
  const ahead = new Date(app.clock.now().getTime() + 2 * DAY_SECONDS * 1000);
  await createLedgerService({ db: app.database.db, clock: () => ahead }).sumDays();
  const today = app.clock.now().toISOString().slice(0, 10);
  expect(await summedDays()).toContain(today);
  await sellOn({ nextDay: false });
  expect(await summedDays()).not.toContain(today);
  const { totals } = await readFigures();
  expect(totals.accounts.find(({ kind }) => kind === 'revenue')?.balance).toBe(await revenueOfAllEntries());
  expect(totals.sums.map(({ sum }) => sum)).toEqual([0]);
});

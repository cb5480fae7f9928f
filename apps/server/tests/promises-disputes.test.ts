import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { onPostgres } from './support/database.ts';
import { problem } from './support/fixtures.ts';
import { completeOrder, GOOD_CARD, matches, runningOrder } from './support/orders.ts';
import { scaled, scaledTimeout } from './support/scale.ts';

const ROUNDS = scaled(onPostgres ? 6 : 3, 50);
const RACERS = 20;

let app: TestApp;
let beside: TestApp;
let customer: SignedIn;
let moderator: SignedIn;
/** Signed in to both servers of the database in turn. */
let admins: SignedIn[];
beforeAll(async () => {
  app = await startApp();
  beside = await startApp({ beside: app });
  [customer, moderator] = [await app.customer(), await app.staff(4)];
  admins = [await app.staff(), await beside.signIn(await app.staff())];
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const nth = (place: number): SignedIn => {
  const admin = admins[place % admins.length];
  if (admin === undefined) throw new Error('Nobody is there.');
  return admin;
};

/** Proposes a payout and pays it. */
async function payOut(admin: SignedIn, booster: number): Promise<void> {
  const { payout } = await admin.call('payout.propose', { booster, currency: 'USD' });
  await admin.call('payout.pay', { id: payout.id });
}

const kinds = ['order', 'tip', 'progress'] as const;
type Kind = (typeof kinds)[number];

/** An order whose booster is owed its earning, that and a tip, or a progress payment. */
async function makeOrder(kind: Kind, booster: SignedIn): Promise<number> {
  if (kind === 'progress') {
    const { id } = await runningOrder(customer, booster, matches);
    await booster.call('order.logProgress', { id, done: 5 });
    await nth(0).call('progresspays.create', { fields: { order: id, amount: 100, note: '' } });
    return id;
  }
  const { id } = await completeOrder(customer, booster);
  if (kind === 'tip') await customer.call('order.tip', { id, amount: 500, card: GOOD_CARD });
  return id;
}

/** What the booster is owed, by order and state of its payout. */
async function owedTo(booster: number) {
  const { rows } = await sql<{ kind: Kind; order: number; status: string | null }>`
    select o.kind, o.order_id as order, p.status from owed o left join payouts p on p.id = o.payout_id
    where o.booster_id = ${booster}`.execute(app.database.db);
  return (order: number) => rows.filter((row) => row.order === order).map(({ status }) => status);
}

/**
 * Whether the payouts of the order were paid before the problem was reported. Each locks what is owed and writes the
 * site log before it lets go, so the log has them in the order in which they happened.
 */
async function wasPaidFirst(order: number): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    select (select min(id) from site_log where action = 'payout.pay' and object_kind = 'payout' and object_id = o.payout_id::text)
      < (select min(id) from site_log where action = 'order.openDispute' and object_id = o.order_id::text) as first
    from owed o where o.order_id = ${order}`.execute(app.database.db);
  return rows.length > 0 && rows.every(({ first }) => first);
}

async function withdrawProposals(booster: number): Promise<void> {
  const proposed = await app.database.db
    .selectFrom('payouts')
    .select('id')
    .where('booster_id', '=', booster)
    .where('status', '=', 'proposed')
    .execute();
  for (const { id } of proposed) await nth(0).call('payout.withdraw', { id });
}

/** In cents, what the ledger still owes the booster. */
async function payableTo(booster: number): Promise<number> {
  const { rows } = await sql<{ sum: string | null }>`
    select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.kind = 'payable' and a.owner_id = ${booster}`.execute(app.database.db);
  return Number(rows[0]?.sum);
}

const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';

async function race(round: number, booster: SignedIn, disputed: number): Promise<void> {
  // Every second round, the order is in a proposed payout before the problem is reported.
  const early =
    round % 2 === 0 ? null : (await nth(0).call('payout.propose', { booster: booster.id, currency: 'USD' })).payout.id;
  const attempts = Array.from({ length: RACERS }, (_, place) => {
    if (place === round % RACERS) return customer.call('dispute.open', { id: disputed, ...problem });
    if (early === null) return payOut(nth(place), booster.id);
    if (place % 7 === 6) return nth(place).call('payout.withdraw', { id: early });
    return place % 2 === 0 ? nth(place).call('payout.pay', { id: early }) : payOut(nth(place), booster.id);
  });
  const results = await Promise.allSettled(attempts);
  expect(results.filter((_, place) => place === round % RACERS).every(isDone), `round ${round}`).toBe(true);
}

test(
  `no payout pays an order in dispute in ${ROUNDS} races of ${RACERS}, and all of it is paid once after the dispute`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = `round ${round}`;
      const booster = await app.booster();
      const disputed = await makeOrder(kinds[round % kinds.length] ?? 'order', booster);
      const other = await makeOrder('order', booster);
      await race(round, booster, disputed);
      const raced = (await owedTo(booster.id))(disputed);
      const isPaid = raced.includes('paid');
      if (isPaid) expect(await wasPaidFirst(disputed), at).toBe(true);

      // During the dispute, everything but the disputed order can be paid.
      await withdrawProposals(booster.id);
      await payOut(nth(0), booster.id).catch(() => undefined);
      const during = await owedTo(booster.id);
      expect(during(other), at).toEqual(['paid']);
      expect(during(disputed), at).toEqual(raced.map(() => (isPaid ? 'paid' : null)));

      await moderator.call('dispute.resolve', { id: disputed, reason: 'All is well.', outcome: { kind: 'dismiss' } });
      if (!isPaid) await payOut(nth(1), booster.id);
      expect((await owedTo(booster.id))(disputed), at).toEqual(raced.map(() => 'paid'));
      expect(await payableTo(booster.id), at).toBe(0);
    }
    const { sums } = await nth(0).call('ledger.getTotals', {});
    expect(sums.map(({ sum }) => sum)).toEqual([0]);
  },
  scaledTimeout(10),
);

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { onPostgres } from './support/database.ts';
import { completeOrder, GOOD_CARD, order, PROOF, paidOrder, reachTarget, runningOrder } from './support/orders.ts';
import { scaled, scaledTimeout } from './support/scale.ts';

const ROUNDS = scaled(onPostgres ? 5 : 2, 50);
const RACERS = 20;

let app: TestApp;
let customer: SignedIn;
let boosters: SignedIn[];
let admins: SignedIn[];

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  boosters = await Promise.all(Array.from({ length: RACERS }, () => app.booster()));
  admins = [await app.staff(), await app.staff()];
});
afterAll(() => app.close());

const nth = (people: readonly SignedIn[], place: number): SignedIn => {
  const person = people[place % people.length];
  if (person === undefined) throw new Error('Nobody is there.');
  return person;
};
const stars = (place: number) => (place % 5) + 1;

/** Created for each round and then used by all at once with different keys. */
interface Once {
  readonly title: string;
  readonly make: () => Promise<number>;
  readonly take: (id: number, place: number) => Promise<unknown>;
  readonly rows: (id: number) => string;
}

/** From Gold IV to Platinum IV. */
const allBack = {
  reason: 'Asked for by mail',
  settlement: 'allToCustomer',
  refundTo: 'coins',
  figures: { refund: 4400, earned: 0, kept: 0 },
} as const;
const orderRow = (id: number) => `orders where id = ${id}`;
const things: readonly Once[] = [
  {
    title: 'order.lockIn',
    make: async () => (await paidOrder(customer)).id,
    take: (id, place) => nth(boosters, place).call('order.lockIn', { id }),
    rows: orderRow,
  },
  {
    title: 'order.pay',
    make: async () => (await order(customer)).id,
    take: (id) => customer.call('order.pay', { id, card: GOOD_CARD }),
    rows: orderRow,
  },
  {
    title: 'order.complete',
    make: async () => {
      const { id } = await runningOrder(customer, nth(boosters, 0));
      await reachTarget(nth(boosters, 0), id);
      return id;
    },
    take: (id) => nth(boosters, 0).call('order.complete', { id, proof: PROOF }),
    rows: orderRow,
  },
  {
    title: 'order.cancel',
    make: async () => (await runningOrder(customer, nth(boosters, 0))).id,
    take: (id, place) => nth(admins, place).call('order.cancel', { id, ending: allBack }),
    rows: orderRow,
  },
  {
    title: 'order.assign',
    make: async () => (await paidOrder(customer)).id,
    take: (id, place) => {
      const given = { id, booster: nth(boosters, place).id, reason: 'Longest on the board' };
      return nth(admins, place).call('order.assign', given);
    },
    rows: orderRow,
  },
  {
    title: 'order.rate',
    make: async () => (await completeOrder(customer, nth(boosters, 0))).id,
    take: (id, place) => customer.call('order.rate', { id, stars: stars(place), text: '' }),
    rows: orderRow,
  },
  {
    title: 'payout.propose',
    make: async () => {
      await completeOrder(customer, nth(boosters, 1));
      return nth(boosters, 1).id;
    },
    take: (booster, place) => nth(admins, place).call('payout.propose', { booster, currency: 'USD' }),
    rows: (booster) => `earnings where booster_id = ${booster} and payout_id is null`,
  },
  {
    title: 'payout.pay',
    make: async () => {
      await completeOrder(customer, nth(boosters, 2));
      const wanted = { booster: nth(boosters, 2).id, currency: 'USD' } as const;
      return (await nth(admins, 0).call('payout.propose', wanted)).payout.id;
    },
    take: (id, place) => nth(admins, place).call('payout.pay', { id }),
    rows: (id) => `payouts where id = ${id}`,
  },
];

/** Holds a lock until several calls wait for it: the worst case for a call that read before it locked. */
async function callWhileLocked(
  rows: string,
  takers: () => Promise<unknown>[],
): Promise<PromiseSettledResult<unknown>[]> {
  const { db } = app.database;
  const waiting = `do $$ begin
    for i in 1..500 loop
      exit when (select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') >= 5;
      perform pg_sleep(0.01), pg_stat_clear_snapshot();
    end loop;
  end $$`;
  const racing = await db.transaction().execute(async (tx) => {
    await sql.raw(`select 1 from ${rows} for update`).execute(tx);
    const all = Promise.allSettled(takers());
    await sql.raw(waiting).execute(tx);
    return { all };
  });
  return racing.all;
}

test(
  `the same coins pay one of ${RACERS} orders and payment requests that are paid at once, ${ROUNDS} times`,
  async () => {
    const [admin, COINS] = [nth(admins, 0), 500];
    const spender = await app.customer();
    const askFor = async () => {
      const fields = { customer: spender.id, currency: 'USD', amount: COINS, text: 'A lesson' } as const;
      const { row } = await admin.call('custompayments.create', { fields });
      return () => spender.call('payment.pay', { id: row.id, coins: COINS });
    };
    const place = async () => {
      const { id } = await order(spender);
      return () => spender.call('order.pay', { id, card: GOOD_CARD, coins: COINS });
    };
    const grant = { user: spender.id, change: 'grant', coins: COINS, reason: 'For this round' } as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      await admin.call('boostcoins.create', { fields: grant });
      const payments: (() => Promise<unknown>)[] = [];
      for (let racer = 0; racer < RACERS; racer += 1) payments.push(await (racer % 2 === 0 ? askFor() : place()));
      const payAll = () => payments.map((pay) => pay());
      const rows = `ledger_accounts where kind = 'coins' and owner_id = ${spender.id}`;
      const results = onPostgres ? await callWhileLocked(rows, payAll) : await Promise.allSettled(payAll());
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected')
          expect(result.reason).toMatchObject({ status: 422, fields: { coins: expect.stringContaining('0 coins') } });
      expect(await spender.call('boostcoin.getBalance', { user_id: null })).toEqual({ balance: 0 });
    }
    const { sums } = await admin.call('ledger.getTotals', {});
    expect(sums.every(({ sum }) => sum === 0)).toBe(true);
  },
  scaledTimeout(20),
);

test.each(things)(
  `$title works once for ${RACERS} at once, ${ROUNDS} times`,
  async ({ make, take, rows }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await make();
      const takers = () => Array.from({ length: RACERS }, (_, place) => take(id, place));
      const results = onPostgres ? await callWhileLocked(rows(id), takers) : await Promise.allSettled(takers());
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 });
    }
    const { sums } = await nth(admins, 0).call('ledger.getTotals', {});
    expect(sums.every(({ sum }) => sum === 0)).toBe(true);
  },
  scaledTimeout(10),
);

import { randomUUID } from 'node:crypto';
import type { CallName } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { callUntilDecided } from './support/call-until-decided.ts';
import { type Answer, createCaller, type Request } from './support/calls.ts';
import { openFaultyProxy } from './support/faulty-proxy.ts';
import { addOrder } from './support/order-rows.ts';
import { completeOrder } from './support/orders.ts';
import { scaled, scaledTimeout } from './support/scale.ts';

const PAYOUTS = scaled(12, 1000);
const BOOSTERS = 4;
const REPEATS = 5;

/** The database fails at the claim of the key, in the middle of the work, or at the commit. */
const points = [
  { name: 'claim', every: 11, trigger: 'create trigger % before insert on idempotency_keys' },
  { name: 'work', every: 7, trigger: 'create trigger % after insert or update on payouts' },
  {
    name: 'commit',
    every: 5,
    trigger: 'create constraint trigger % after update on idempotency_keys deferrable initially deferred',
  },
] as const;

let app: TestApp;
let customer: SignedIn;
let admin: SignedIn;
let boosters: SignedIn[];

beforeAll(async () => {
  app = await startApp({ realTime: true });
  [customer, admin] = [await app.customer(), await app.staff()];
  boosters = await Promise.all(Array.from({ length: BOOSTERS }, () => app.booster()));
  const [first] = boosters;
  if (first !== undefined) await completeOrder(customer, first);
}, scaledTimeout(2));
afterAll(() => app.close());

/** Sequences survive a rollback: they count when to fail, and how often it failed. */
async function breakDatabase(): Promise<void> {
  const { query } = app.database;
  for (const { name, every, trigger } of points) {
    await query(`create sequence ${name}_tries`);
    await query(`create sequence ${name}_faults`);
    await query(`create function fail_at_${name}() returns trigger language plpgsql as $$ begin
      if nextval('${name}_tries') % ${every} = 0 then
        perform nextval('${name}_faults');
        raise exception 'made to fail at ${name}';
      end if;
      return new;
    end $$`);
    await query(`${trigger.replace('%', `fault_at_${name}`)} for each row execute function fail_at_${name}()`);
  }
}

async function mendDatabase(): Promise<void> {
  for (const { name } of points) await app.database.query(`drop function fail_at_${name}() cascade`);
}

async function earn(booster: SignedIn): Promise<void> {
  const order = await addOrder(app.database, { customer, booster, status: ORDER_STATUS.complete });
  await app.database.query(
    `insert into earnings (order_id, booster_id, currency, price_amount, amount, share, booked_at)
     select $1::int, $2::int, currency, price_amount, amount, share, booked_at from earnings order by order_id limit 1`,
    [order, booster.id],
  );
}

async function number(statement: string): Promise<number> {
  const [row] = await app.database.query(statement);
  return Number(Object.values(Object(row))[0]);
}

test(
  `${PAYOUTS} payouts, each requested ${REPEATS} times at once while connections and database fail at six points, are ${PAYOUTS} payouts`,
  async () => {
    const proxy = await openFaultyProxy({ to: app.url, every: 7, most: Number.POSITIVE_INFINITY });
    const { send } = createCaller(`${proxy.url}/api`);

    async function repeated<N extends CallName>(name: N, request: Request<N>): Promise<Answer<N>> {
      const options = { token: admin.token, key: randomUUID() };
      const times = Array.from({ length: REPEATS }, () => callUntilDecided(send, name, request, options));
      const outcomes = await Promise.all(times);
      const [first] = outcomes;
      if (first?.answer === undefined) throw new Error(`${name} was refused: ${first?.status}`);
      for (const outcome of outcomes) expect(outcome).toEqual(first);
      return first.answer;
    }

    let left = PAYOUTS;
    const payOut = async (booster: SignedIn) => {
      while (left > 0) {
        left -= 1;
        await earn(booster);
        const { payout } = await repeated('payout.propose', { booster: booster.id, currency: 'USD' });
        await repeated('payout.pay', { id: payout.id });
      }
    };
    await breakDatabase();
    await Promise.all(boosters.map(payOut));
    const failed = await Promise.all(points.map(({ name }) => number(`select last_value from ${name}_faults`)));
    await mendDatabase();
    await proxy.close();

    // Each point has failed, in full at least once in six payouts.
    const often = Math.floor(PAYOUTS / 6);
    for (const kind of ['before', 'inside', 'after'] as const)
      expect(proxy.made[kind], kind).toBeGreaterThanOrEqual(often);
    for (const [place, { name }] of points.entries()) expect(failed[place], name).toBeGreaterThanOrEqual(often);
    expect(await number('select count(*) from payouts')).toBe(PAYOUTS);
    expect(await number("select count(*) from payouts where status = 'paid'")).toBe(PAYOUTS);
    expect(await number("select count(*) from ledger_transactions where kind = 'payout-paid'")).toBe(PAYOUTS);
    expect(await number("select count(*) from notifications where code = 'payout_paid'")).toBe(PAYOUTS);
    expect(await number("select count(*) from site_log where action = 'payout.pay'")).toBe(PAYOUTS);
    expect(await number('select count(*) from earnings where payout_id is null')).toBe(0);
    const paidOut =
      "select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.kind = 'bank' and e.transaction_id in (select id from ledger_transactions where kind = 'payout-paid')";
    expect(await number(paidOut)).toBe(await number('select sum(amount) from earnings'));
    const { sums } = await admin.call('ledger.getTotals', {});
    for (const { sum } of sums) expect(sum).toBe(0);
  },
  scaledTimeout(60),
);

import { randomBytes, randomUUID } from 'node:crypto';
import type { CallName } from '@boostdesk/api-client/contract';
import { settlements } from '@boostdesk/catalogs';
import { settleOrder } from '@boostdesk/catalogs/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { callUntilDecided, type Outcome } from './support/call-until-decided.ts';
import type { Request } from './support/calls.ts';
import { createTestDatabase, onPostgres, type TestDatabase } from './support/database.ts';
import { climb, GOOD_CARD, matches, PROOF } from './support/orders.ts';
import { type PrivatePostgres, startPrivatePostgres } from './support/private-postgres.ts';
import { scaled, scaledTimeout } from './support/scale.ts';

const CUSTOMERS = scaled(4, 50);
const BOOSTERS = scaled(3, 28);
const WORKERS = scaled(4, 20);
const OPERATIONS = scaled(120, 20_000);
/**
 * Operations between kills of all database connections, after which callers do not know whether their operation was
 * done.
 */
const KILL_EVERY = scaled(40, 200);

/** Restarts of this test's own PostgreSQL in full, every second one as after a crash. */
const RESTARTS = onPostgres ? scaled(0, 20) : 0;

let postgres: PrivatePostgres | undefined;
let database: TestDatabase;
let app: TestApp;
let customers: SignedIn[];
let boosters: SignedIn[];
let admins: SignedIn[];

const many = (count: number, make: () => Promise<SignedIn>) => Promise.all(Array.from({ length: count }, make));

beforeAll(async () => {
  if (RESTARTS > 0) postgres = await startPrivatePostgres();
  database = await createTestDatabase(postgres?.url);
  app = await startApp({ realTime: true, beside: { database, signingKey: randomBytes(32) } });
  customers = await many(CUSTOMERS, () => app.customer());
  boosters = await many(BOOSTERS, () => app.booster({ share: 55.55 }));
  admins = await many(2, () => app.staff());
  for (const { id: user } of customers) {
    const fields = { user, change: 'grant', coins: 100_000, reason: 'To spend' } as const;
    await pick(admins).call('boostcoins.create', { fields });
  }
}, scaledTimeout(5));
afterAll(async () => {
  await app.close();
  await database.close();
  await postgres?.end();
});

const pick = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('Nothing to choose from.');
  return found;
};

const decided = <N extends CallName>(who: SignedIn, name: N, request: Request<N>, key: string) =>
  callUntilDecided(app.send, name, request, { token: who.token, key });

/** Sends a call two or three times at once with one key; every answer equals the first one. */
async function repeated<N extends CallName>(who: SignedIn, name: N, request: Request<N>): Promise<Outcome<N>> {
  const key = randomUUID();
  const times = Array.from({ length: pick([1, 2, 3]) }, () => decided(who, name, request, key));
  const outcomes = await Promise.all(times);
  const [first] = outcomes;
  if (first === undefined) throw new Error('Nothing was sent.');
  const done = outcomes.filter(({ status }) => status === 200);
  for (const { answer } of done) expect(answer).toEqual(done[0]?.answer);
  return done[0] ?? first;
}

/** Accepts the error of an order that a lost earlier call completed. */
async function played(booster: SignedIn, id: number): Promise<void> {
  const progress = (await decided(booster, 'order.get', { id }, randomUUID())).answer?.order.progress;
  if (progress === undefined) return;
  const reached = progress.kind === 'rank' ? { rank: progress.target } : { done: progress.target, won: true };
  await decided(booster, 'order.logProgress', { id, ...reached }, randomUUID());
}

async function cancelled(admin: SignedIn, id: number) {
  const seen = (await decided(admin, 'order.get', { id }, randomUUID())).answer?.order;
  if (seen === undefined) return { status: 404 };
  const settlement = pick(settlements);
  const figures = settleOrder(
    {
      status: seen.status,
      price: seen.price.amount,
      percent: seen.progress.percent,
      sharePercent: seen.share?.percent ?? 0,
      paidBefore: seen.progressPaid ?? 0,
    },
    settlement,
  );
  const ending = { reason: 'A test', settlement, refundTo: pick(['coins', 'provider'] as const), figures };
  return repeated(admin, 'order.cancel', { id, ending });
}

interface Made {
  readonly unpaid: { readonly id: number; readonly owner: SignedIn }[];
  readonly waiting: number[];
  readonly running: { readonly id: number; readonly booster: SignedIn }[];
  readonly proposed: number[];
  readonly fined: number[];
  readonly asked: { readonly id: number; readonly owner: SignedIn }[];
}

/** Operations that can run in any state. */
const FIRST = 5;
/** Nothing is removed from these lists: most operations come too late, and all of them race. */
const operations: readonly ((made: Made) => Promise<{ readonly status: number }>)[] = [
  async ({ unpaid }) => {
    const owner = pick(customers);
    const outcome = await repeated(owner, 'order.create', pick([climb, matches, { ...matches, currency: 'EUR' }]));
    if (outcome.answer) unpaid.push({ id: outcome.answer.order.id, owner });
    return outcome;
  },
  async ({ unpaid, waiting }) => {
    const { id, owner } = pick(unpaid);
    const coins = pick([0, 1, 99, 1000]);
    const outcome = await repeated(owner, 'order.pay', { id, card: GOOD_CARD, coins });
    if (outcome.answer) waiting.push(id);
    return outcome;
  },
  async ({ waiting, running }) => {
    const [id, booster] = [pick(waiting), pick(boosters)];
    const outcome = await decided(booster, 'order.lockIn', { id }, randomUUID());
    if (outcome.answer) {
      await played(booster, id);
      running.push({ id, booster });
    }
    return outcome;
  },
  async ({ running }) => {
    const { id, booster } = pick(running);
    return repeated(booster, 'order.complete', { id, proof: PROOF });
  },
  async ({ proposed }) => {
    const currency = pick(['USD', 'EUR'] as const);
    const outcome = await repeated(pick(admins), 'payout.propose', { booster: pick(boosters).id, currency });
    if (outcome.answer) proposed.push(outcome.answer.payout.id);
    return outcome;
  },
  ({ proposed }) => repeated(pick(admins), 'payout.pay', { id: pick(proposed) }),
  async ({ fined }) => {
    const currency = pick(['USD', 'EUR'] as const);
    const fields = { booster: pick(boosters).id, order: null, currency, amount: pick([1, 99, 2500]), reason: 'Late' };
    const outcome = await repeated(pick(admins), 'fines.create', { fields });
    if (outcome.answer) fined.push(outcome.answer.row.id);
    return outcome;
  },
  async ({ fined }) => repeated(pick(admins), 'fines.lift', { id: pick(fined) }),
  ({ running }) => {
    const fields = { order: pick(running).id, amount: pick([1, 100, 1000]), note: '' };
    return repeated(pick(admins), 'progresspays.create', { fields });
  },
  async () => {
    const fields = {
      user: pick(customers).id,
      change: pick(['grant', 'grant', 'deduct'] as const),
      coins: pick([7, 700]),
    };
    return repeated(pick(admins), 'boostcoins.create', { fields: { ...fields, reason: 'A test' } });
  },
  ({ waiting }) => cancelled(pick(admins), pick(waiting)),
  async ({ asked, unpaid }) => {
    const { id, owner } = pick(unpaid);
    const extra = { order: id, amount: pick([1, 99, 2500]), text: 'Streaming' };
    const outcome = await repeated(pick(admins), 'addonpayments.create', { fields: extra });
    if (outcome.answer) asked.push({ id: outcome.answer.row.id, owner });
    return outcome;
  },
  async ({ asked }) => {
    const owner = pick(customers);
    const fields = { customer: owner.id, currency: pick(['USD', 'EUR'] as const), amount: 1234, text: 'A lesson' };
    const outcome = await repeated(pick(admins), 'custompayments.create', { fields });
    if (outcome.answer) asked.push({ id: outcome.answer.row.id, owner });
    return outcome;
  },
  async ({ asked }) => {
    const { id, owner } = pick(asked);
    return repeated(owner, 'payment.pay', { id, card: GOOD_CARD, coins: pick([0, 1, 99]) });
  },
  async ({ unpaid }) => {
    const { id, owner } = pick(unpaid);
    const tip = { id, amount: pick([100, 999]), card: GOOD_CARD, coins: pick([0, 1, 99]) };
    return repeated(owner, 'order.tip', tip);
  },
  ({ proposed }) => repeated(pick(admins), 'payout.withdraw', { id: pick(proposed) }),
];

async function killConnections(): Promise<void> {
  if (!onPostgres) return;
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await app.database.query(others).catch(() => undefined);
}

let restarts = 0;
async function restart(): Promise<void> {
  restarts += 1;
  await postgres?.restart(restarts % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
}

const sums = async () =>
  (await decided(pick(admins), 'ledger.getTotals', {}, randomUUID())).answer?.sums.map(({ sum }) => sum);

async function count(statement: string): Promise<number> {
  const [row] = await app.database.query(statement);
  return Number(Object.values(Object(row))[0]);
}

test(
  `the ledger stays balanced: ${OPERATIONS} operations by ${WORKERS} workers at once, most of them repeated or too late`,
  async () => {
    const made: Made = { unpaid: [], waiting: [], running: [], proposed: [], fined: [], asked: [] };
    // A proposal needs a booster with earnings in the randomly chosen currency.
    while (made.proposed.length === 0) for (const operation of operations.slice(0, FIRST)) await operation(made);
    // Creates a paid payout, a fine and a payment request.
    for (const operation of [...operations.slice(FIRST, FIRST + 2), ...operations.slice(-4, -3)]) await operation(made);
    let left = OPERATIONS;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        const turn = left;
        if (turn % KILL_EVERY === 0) await killConnections();
        if (RESTARTS > 0 && turn % Math.ceil(OPERATIONS / RESTARTS) === 0) await restart();
        const { status } = await pick(operations)(made);
        expect([200, 404, 409, 422]).toContain(status);
        if (turn % 20 === 0) for (const sum of (await sums()) ?? []) expect(sum).toBe(0);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));

    expect(restarts).toBe(RESTARTS);
    for (const sum of (await sums()) ?? []) expect(sum).toBe(0);
    expect(await count('select count(*) from payouts')).toBeGreaterThan(0);
    const held = (kinds: string, wanted: string) => `
      select count(*) from (
        select currency, sum(held) from (
          select a.currency, e.amount as held from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where a.kind = '${kinds}'
          union all ${wanted}
        ) both_sides group by currency having sum(held) <> 0
      ) off`;
    expect(
      await count(
        held(
          'escrow',
          `select currency, progress_paid - price_amount from orders
           where paid_at is not null and completed_at is null and cancelled_at is null`,
        ),
      ),
    ).toBe(0);
    expect(
      await count(
        held(
          'payable',
          `select o.currency, -o.amount from owed o left join payouts p on p.id = o.payout_id
           where p.status is distinct from 'paid'`,
        ),
      ),
    ).toBe(0);
    expect(await count(held('bank', "select currency, -amount from payouts where status = 'paid'"))).toBe(0);
    const postings = (kind: string, wanted: string) =>
      `select abs((select count(*) from ledger_transactions where kind = '${kind}') - (${wanted}))`;
    expect(await count(postings('order-paid', 'select count(*) from orders where paid_at is not null'))).toBe(0);
    expect(await count(postings('order-completed', 'select count(*) from orders where completed_at is not null'))).toBe(
      0,
    );
    expect(await count(postings('payout-paid', "select count(*) from payouts where status = 'paid'"))).toBe(0);
    const payoutsOff = `select count(*) from payouts p
      where p.amount <> (select coalesce(sum(o.amount), 0) from owed o where o.payout_id = p.id)
        - (select coalesce(sum(f.amount), 0) from fines f where f.payout_id = p.id)`;
    expect(await count(payoutsOff)).toBe(0);
    const paidFor = (order: string) =>
      `select count(*) from payment_requests where paid_at is not null and order_id ${order}`;
    expect(await count(postings('addon-paid', paidFor('is not null')))).toBe(0);
    expect(await count(postings('custom-paid', paidFor('is null')))).toBe(0);
    expect(await count(postings('tip-paid', 'select count(*) from tips'))).toBe(0);
    expect(await count(postings('progress-paid', 'select count(*) from progress_pays'))).toBe(0);
    const tipsOff = `select count(*) from tips t where t.amount <> coalesce((
      select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        join ledger_transactions l on l.id = e.transaction_id
      where l.business_key = 'tip-paid:' || t.id and a.kind = 'payable' and a.owner_id = t.booster_id), 0)`;
    expect(await count(tipsOff)).toBe(0);
    // Progress payments are part of the share, which is paid once.
    const sharesOff = `select count(*) from orders o join earnings e on e.order_id = o.id
      where (o.completed_at is not null and e.amount + o.progress_paid <> floor(o.price_amount * 55.55 / 100))
        or e.paid_before <> o.progress_paid
        or o.progress_paid <> (select coalesce(sum(p.amount), 0) from progress_pays p where p.order_id = o.id)`;
    expect(await count(sharesOff)).toBe(0);
    const entries = `ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id`;
    // The payment for an ended order was split into refund, earning and income.
    const escrowLeft = `select count(*) from (
      select t.order_id from ${entries} join orders o on o.id = t.order_id
      where a.kind = 'escrow' and (o.completed_at is not null or o.cancelled_at is not null)
      group by t.order_id having sum(e.amount) <> 0) left_over`;
    expect(await count(escrowLeft)).toBe(0);
    const negativeCoins = `select count(*) from (
      select a.owner_id from ${entries} where a.kind = 'coins' group by a.owner_id having sum(e.amount) < 0) negative`;
    expect(await count(negativeCoins)).toBe(0);
    const coinsOf = (kind: string) => `coalesce((select -sum(e.amount) from ${entries}
      where t.order_id = o.id and t.kind in ('order-paid', 'addon-paid') and a.kind = '${kind}'), 0)`;
    const coinsOff = `select count(*) from orders o
      where o.coins_paid <> ${coinsOf('coins')} or o.coins_paid_amount <> ${coinsOf('coin-backing')}`;
    expect(await count(coinsOff)).toBe(0);
    const refundsOff = `select count(*) from orders o where o.cancelled_at is not null and o.refund_amount <> coalesce((
      select sum(e.amount) from ${entries} where t.order_id = o.id and t.kind = 'order-cancelled'
        and a.kind in ('provider', 'coin-backing')), 0)`;
    expect(await count(refundsOff)).toBe(0);
  },
  scaledTimeout(60),
);

import { ORDER_STATUS, splitByPercent } from '@boostdesk/catalogs';
import type { Db } from '../db/index.ts';
import type { Account, AccountKind } from '../domains/money/ledger-accounts.ts';
import { inChunks } from './chunks.ts';
import { finesOf, seedFines } from './fines.ts';
import type { SeededOrder } from './orders.ts';
import { pastTime } from './past-time.ts';
import { payoutsOf, type SeededPayout, seedPayouts } from './payouts.ts';
import type { People } from './people.ts';
import { progressPaysOf, type SeededPay, seedProgressPays } from './progress-pays.ts';
import { type SeededTip, seedTips, tipsOf } from './tips.ts';

interface Movement {
  readonly kind:
    | 'order-paid'
    | 'order-cancelled'
    | 'order-completed'
    | 'progress-paid'
    | 'tip-paid'
    | 'coins-granted'
    | 'payout-paid';
  readonly businessKey: string;
  readonly orderId: number | null;
  readonly actorId: number | null;
  readonly at: Date;
  readonly note?: string;
  readonly entries: readonly { readonly account: Account; readonly amount: number }[];
}

const account = (kind: AccountKind, currency: string, ownerId: number | null = null): Account => ({
  kind,
  currency,
  ownerId,
});

function movementsOf(order: SeededOrder, id: number): Movement[] {
  const { currency, customer, paidAt, price, row } = order;
  const [coins, inCoins] = [row.coins_paid, Number.parseInt(row.coins_paid_amount, 10)];
  if (paidAt === null) return [];
  const base = { orderId: id, actorId: customer };
  const paid: Movement = {
    ...base,
    kind: 'order-paid',
    businessKey: `order-paid:${id}`,
    at: paidAt,
    entries: [
      { account: account('provider', currency), amount: inCoins - price },
      { account: account('coin-backing', currency), amount: -inCoins },
      { account: account('coins', 'COIN', customer), amount: -coins },
      { account: account('coin-issue', 'COIN'), amount: coins },
      { account: account('escrow', currency, customer), amount: price },
    ],
  };
  if (row.cancelled_at !== null) {
    const cancelled: Movement = {
      ...base,
      kind: 'order-cancelled',
      businessKey: `order-cancelled:${id}`,
      at: row.cancelled_at,
      entries: [
        { account: account('escrow', currency, customer), amount: -price },
        { account: account('provider', currency), amount: price },
      ],
    };
    return [paid, cancelled];
  }
  if (order.status !== ORDER_STATUS.complete || order.completedAt === null) return [paid];
  const { part, rest } = splitByPercent(price, order.share?.percent ?? 0);
  const completed: Movement = {
    ...base,
    actorId: order.booster,
    kind: 'order-completed',
    businessKey: `order-completed:${id}`,
    at: order.completedAt,
    entries: [
      { account: account('escrow', currency, customer), amount: -price },
      { account: account('payable', currency, order.booster), amount: part },
      { account: account('revenue', currency), amount: rest },
    ],
  };
  return [paid, completed];
}

const inAdvance = ({ amount, at, booster, currency, customer, order }: SeededPay, number: number): Movement => ({
  kind: 'progress-paid',
  businessKey: `progress-paid:${number}`,
  orderId: order,
  actorId: null,
  at,
  entries: [
    { account: account('escrow', currency, customer), amount: -amount },
    { account: account('payable', currency, booster), amount },
  ],
});

const tipPaid = ({ amount, at, booster, currency, customer, order }: SeededTip, number: number): Movement => ({
  kind: 'tip-paid',
  businessKey: `tip-paid:${number}`,
  orderId: order,
  actorId: customer,
  at,
  entries: [
    { account: account('provider', currency), amount: -amount },
    { account: account('payable', currency, booster), amount },
  ],
});

const payoutPaid = (
  { amount, booster, currency, deducted }: SeededPayout,
  number: number,
  by: number,
  at: Date,
): Movement => ({
  kind: 'payout-paid',
  businessKey: `payout-paid:${number}`,
  orderId: null,
  actorId: by,
  at,
  entries: [
    { account: account('payable', currency, booster), amount: -amount - deducted },
    { account: account('bank', currency), amount },
    { account: account('revenue', currency), amount: deducted },
  ],
});

const coinsFor = (user: number, coins: number, at: Date, note: string): Movement => ({
  note,
  kind: 'coins-granted',
  businessKey: `coins-granted:seed:${user}:${at.getTime()}`,
  orderId: null,
  actorId: null,
  at,
  entries: [
    { account: account('coin-issue', 'COIN'), amount: -coins },
    { account: account('coins', 'COIN', user), amount: coins },
  ],
});

const keyOf = ({ kind, currency, ownerId }: Account): string => `${kind} ${currency} ${ownerId}`;

async function insertAccounts(db: Db, movements: readonly Movement[]): Promise<ReadonlyMap<string, number>> {
  const accounts = new Map(
    movements.flatMap(({ entries }) => entries.map((entry) => [keyOf(entry.account), entry.account])),
  );
  const ids = new Map<string, number>();
  await inChunks([...accounts.values()], async (chunk) => {
    const rows = chunk.map(({ kind, currency, ownerId }) => ({ kind, currency, owner_id: ownerId }));
    const made = await db.insertInto('ledger_accounts').values(rows).returning('id').execute();
    for (const [place, entry] of chunk.entries()) ids.set(keyOf(entry), made[place]?.id ?? 0);
  });
  return ids;
}

async function insertMovements(db: Db, movements: readonly Movement[]): Promise<void> {
  const accounts = await insertAccounts(db, movements);
  await inChunks(movements, async (chunk) => {
    // The seed is one transaction, so the database checks the balance at its end.
    const rows = chunk.map((movement) => ({
      kind: movement.kind,
      business_key: movement.businessKey,
      order_id: movement.orderId,
      actor_id: movement.actorId,
      at: movement.at,
      note: movement.note ?? null,
    }));
    const made = await db.insertInto('ledger_transactions').values(rows).returning('id').execute();
    const entries = chunk.flatMap((movement, place) =>
      movement.entries
        .filter((entry) => entry.amount !== 0)
        .map((entry) => ({
          transaction_id: made[place]?.id ?? 0,
          account_id: accounts.get(keyOf(entry.account)) ?? 0,
          amount: String(entry.amount),
        })),
    );
    await db.insertInto('ledger_entries').values(entries).execute();
  });
}

async function insertEarnings(db: Db, orders: readonly SeededOrder[], ids: readonly number[]): Promise<void> {
  const rows = orders.flatMap((order, place) => {
    const id = ids[place];
    if (id === undefined || order.booster === null || order.completedAt === null || order.share === null) return [];
    return [
      {
        order_id: id,
        booster_id: order.booster,
        currency: order.currency,
        price_amount: String(order.price),
        amount: String(splitByPercent(order.price, order.share.percent).part),
        share: JSON.stringify(order.share),
        booked_at: order.completedAt,
      },
    ];
  });
  await inChunks(rows, async (chunk) => {
    await db.insertInto('earnings').values(chunk).execute();
  });
}

/** The demo customer's balance. */
const RAFFLE = { days: 1, coins: 1240, note: 'Won the monthly raffle' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Coins given to customers, with the days since. */
const thanks = [
  { days: 41, coins: 500, note: 'Sorry for the wait' },
  { days: 33, coins: 250, note: 'Found a typo in the rules' },
  { days: 18, coins: 1000, note: 'Referred a friend' },
  { days: 7, coins: 300, note: 'Order was a day late' },
  { days: 2, coins: 150, note: 'Reported a mistake on the site' },
];

/** Grants the coins that the customer's orders spend, a day before the first of them. */
function earnedBefore(orders: readonly SeededOrder[], customer: number): Movement[] {
  const spent = orders.filter(({ row }) => row.customer_id === customer && row.coins_paid > 0);
  const times = spent.flatMap(({ paidAt }) => (paidAt === null ? [] : [paidAt.getTime()]));
  if (times.length === 0) return [];
  const coins = spent.reduce((sum, { row }) => sum + row.coins_paid, 0);
  return [coinsFor(customer, coins, new Date(Math.min(...times) - DAY_MS), 'Welcome to Boostdesk')];
}

export async function seedMoney(
  db: Db,
  input: {
    readonly orders: readonly SeededOrder[];
    readonly ids: readonly number[];
    readonly people: Pick<People, 'mina' | 'admin' | 'staffAt' | 'customers'>;
    readonly now: Date;
  },
): Promise<void> {
  const movements = input.orders.flatMap((order, place) => movementsOf(order, input.ids[place] ?? 0));
  const pays = progressPaysOf(input.orders, input.ids, input.now);
  const { admin, staffAt } = input.people;
  const fines = finesOf(input.orders, input.ids, input.now);
  const payouts = payoutsOf(input.orders, input.ids, { fines, now: input.now });
  const tips = tipsOf(input.orders, input.ids, { payouts, now: input.now });
  await insertEarnings(db, input.orders, input.ids);
  const payoutIds = await seedPayouts(db, payouts, admin);
  const tipIds = await seedTips(db, tips);
  const all: Movement[] = [
    ...movements,
    ...payouts.flatMap((payout, place) =>
      payout.paidAt === null ? [] : [payoutPaid(payout, payoutIds[place] ?? 0, admin, payout.paidAt)],
    ),
    ...tips.map((tip, place) => tipPaid(tip, tipIds[place] ?? 0)),
    ...pays.map((pay, place) => inAdvance(pay, place + 1)),
    ...thanks.map(({ days, coins, note }, place) =>
      coinsFor(input.people.customers[place * 7] ?? 0, coins, pastTime(input.now, days, place), note),
    ),
    ...earnedBefore(input.orders, input.people.mina),
    coinsFor(input.people.mina, RAFFLE.coins, pastTime(input.now, RAFFLE.days, 0), RAFFLE.note),
  ];
  // Inserted by time, because lists sort the ledger by id.
  await insertMovements(
    db,
    all.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
  await seedProgressPays(db, pays, staffAt);
  const payoutOf = (place: number) => {
    const payout = payouts.findIndex((one) => one.fines.includes(place));
    return payoutIds[payout] ?? null;
  };
  await seedFines(db, fines, { staffAt, payoutOf });
}

import { areas } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAreaReader } from '../src/db/area-list.ts';
import { toPage } from '../src/db/keyset.ts';
import { payoutsArea } from '../src/domains/money/payouts.repository.ts';
import { createOrderLists, type ListQuery, type Scope } from '../src/domains/orders/order-lists.repository.ts';
import { ordersArea } from '../src/domains/orders/orders-area.repository.ts';
import { createOutcomesRepository } from '../src/domains/push/outcomes.repository.ts';
import { USER_FIELDS } from '../src/domains/site-log/log-names.ts';
import { siteLogsArea } from '../src/domains/site-log/site-log.repository.ts';
import { createWaitingCounters } from '../src/office.ts';
import { createTestClock } from './support/clock.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { addPerson, type TestPerson } from './support/people.ts';
import { addPushedEvents } from './support/pushed-events.ts';
import { type PlanNode, plansOf, rowsRead } from './support/query-plans.ts';

const ROWS = 8000;
/**
 * Limit as a factor of the first page's rows. PostgreSQL may choose either of two matching indexes; an OFFSET would
 * read 40 times as many.
 */
const DEEP_MAX = 3;
/** One order in so many is of the rare kind: fewer than a page shows. */
const RARE = 500;
/** Unpaid payouts, which are always few. */
const PROPOSED = 40;
/** Users with the same name, all of whom a search finds. */
const NAMESAKES = 3000;
/** One fine, progress payment and payment request for so many orders. */
const ASKED = 2000;
/** One in so many reviews, applications and offers is undecided; fewer than there are boosters. */
const UNDECIDED = 20;
const NAMED = 50;

const clock = createTestClock();
/** Without a server, whose jobs would add queries. */
let database: TestDatabase;
let customer: TestPerson;
let booster: TestPerson;
/** Start of the log, in ms. */
let began: number;

beforeAll(async () => {
  database = await createTestDatabase();
  customer = await addPerson(database, ROLE.customer);
  booster = await addPerson(database, ROLE.booster);
  for (let others = 0; others < 20; others += 1) await addPerson(database, ROLE.booster);
  await sql`
    insert into orders (customer_id, booster_id, status, game_id, service_slug, platform, purchase, currency, price_amount,
                        quote, created_at, deadline_at, percent, priority, cancelled_at)
    select ${customer.id}::int, case when n % 6 = 0 then null else ${booster.id}::int + n % 19 end,
           case when is_rare then 4 when n % 6 = 4 then 1 else n % 6 end, case when is_rare then 18 else 1 + n % 17 end, 'some-service',
           case when is_rare then 'Xbox' else 'PC' end, 'Service ' || n, 'USD', n % 977, '[]', now() + interval '1 second' * n,
           now() + interval '1 minute' * (n % 4999), n % 101, is_rare, case when is_rare then now() end
    from (select n, n % ${RARE}::int = 0 as is_rare from generate_series(1, ${ROWS}::int) n) as one`.execute(
    database.db,
  );
  await sql`
    insert into payouts (booster_id, status, currency, amount, proposed_by, proposed_at, paid_by, paid_at)
    select ${booster.id}::int + n % 19, case when n > ${ROWS - PROPOSED}::int then 'proposed' else 'paid' end, 'USD', 1 + n % 977, ${customer.id}::int,
           now() + interval '1 second' * n, case when n <= ${ROWS - PROPOSED}::int then ${customer.id}::int end,
           case when n <= ${ROWS - PROPOSED}::int then now() - interval '1 minute' * (n % 4999) end
    from generate_series(1, ${ROWS}::int) n`.execute(database.db);
  await sql`
    insert into site_log (at, actor_id, action, object_kind, object_id, before, after)
    select now() + interval '1 second' * n, ${customer.id}::int, case when n % 400 = 0 then 'coupon.edit' else 'order.pause' end,
           case when n % 400 = 0 then 'coupons' else 'order' end, (10000 + n % 977)::text, '{"booster":7}', '{"booster":8}'
    from generate_series(1, ${ROWS}::int) n`.execute(database.db);
  await sql`
    insert into fines (booster_id, order_id, currency, amount, reason, created_by, created_at)
    select ${booster.id}::int, 10000 + n, 'USD', 1 + n % 977, 'Late', ${customer.id}::int, now()
    from generate_series(1, ${ASKED}::int) n`.execute(database.db);
  await sql`
    insert into progress_pays (order_id, booster_id, currency, amount, percent, note, created_by, created_at)
    select 10000 + n, ${booster.id}::int, 'USD', 1 + n % 977, 50, 'Half', ${customer.id}::int, now()
    from generate_series(1, ${ASKED}::int) n`.execute(database.db);
  await sql`
    insert into payment_requests (customer_id, order_id, currency, amount, text, created_by, created_at)
    select ${customer.id}::int, 10000 + n, 'USD', 1 + n % 977, 'More', ${customer.id}::int, now()
    from generate_series(1, ${ASKED}::int) n`.execute(database.db);
  await sql`
    update orders set rating_stars = 5, rating_text = '', rated_at = now() where id <= 10000 + ${ASKED}::int`.execute(
    database.db,
  );
  await sql`
    insert into feedbacks (order_id, status)
    select 10000 + n, case when n <= ${UNDECIDED}::int then 'waiting' else 'published' end
    from generate_series(1, ${ASKED}::int) n`.execute(database.db);
  await sql`
    insert into applications (user_id, games, platforms, text, status, created_at, decided_at)
    select case when n <= ${UNDECIDED}::int then ${booster.id}::int + n else ${customer.id}::int end, '{3}', '{PC}', 'Quick',
           case when n <= ${UNDECIDED}::int then 'waiting' else 'refused' end, now(), case when n > ${UNDECIDED}::int then now() end
    from generate_series(1, ${ASKED}::int) n`.execute(database.db);
  await sql`
    insert into account_offers (seller_id, service_id, game_id, text, price_amount, status, created_at)
    select ${booster.id}::int + n % 19, 13, 15, 'Three skins', 20000,
           case when n <= ${UNDECIDED}::int then 'waiting' else 'refused' end, now()
    from generate_series(1, ${ASKED}::int) n`.execute(database.db);
  const { rows } = await sql<{ at: Date }>`select min(at) as at from site_log`.execute(database.db);
  began = rows[0]?.at.getTime() ?? Number.NaN;
  await database.query('analyze');
});
afterAll(() => database.close());

/** Counts rows for the list, for the names in it, and for the count. */
async function rowsReadBy(read: () => Promise<unknown>): Promise<{ readonly list: number; readonly count: number }> {
  const cost = { list: 0, count: 0 };
  for (const { query, plan } of await plansOf(database, read)) {
    cost[/^\s*select count\(/.test(query) ? 'count' : 'list'] += rowsRead(plan);
  }
  return cost;
}

const rowsReadForPage = async (scope: Scope, query: ListQuery): Promise<number> =>
  (await rowsReadBy(() => createOrderLists().page(database.db, customer.id, scope, query))).list;

test.each([
  ['all', () => ({ kind: 'all' }), {}],
  ['all, oldest first', () => ({ kind: 'all' }), { sort: 'oldest' }],
  ['all of a status', () => ({ kind: 'all' }), { status: [ORDER_STATUS.processing] }],
  ["a customer's", () => ({ kind: 'customer', id: customer.id }), {}],
  ["a booster's of a status", () => ({ kind: 'booster', id: booster.id }), { status: [ORDER_STATUS.complete] }],
  [
    'the board',
    () => ({
      kind: 'board',
      id: 0,
      games: [1, 2, 3],
      platforms: ['PC'],
      most: null,
      now: new Date(),
      isOnVacation: false,
    }),
    {},
  ],
] as const satisfies [string, () => Scope, ListQuery][])(
  'a deep page of an order list reads about as many rows as the first page: %s',
  async (_, scope, query) => {
    const first = await rowsReadForPage(scope(), query);
    const middle = 10_000 + ROWS / 2;
    const cursor = toPage([{ id: middle }, { id: middle }], 1).next ?? '';
    const deep = await rowsReadForPage(scope(), { ...query, cursor });
    expect(first).toBeGreaterThan(0);
    expect(deep / first).toBeLessThanOrEqual(DEEP_MAX);
  },
);

type Query = {
  readonly text?: string;
  readonly sort?: string;
  readonly direction?: 'ascending' | 'descending';
  readonly filter?: object;
};

const sortsOf = (name: 'orders' | 'payouts' | 'sitelogs', filter: object = {}) =>
  areas[name].sorts.flatMap((sort) =>
    (['ascending', 'descending'] as const).map((direction) => [name, { sort, direction, filter }] as const),
  );

const actor = { id: 1, role: ROLE.moderator };
const readers = {
  orders: () => createAreaReader(areas.orders, ordersArea({ actor, shares: null, now: clock.now() })),
  payouts: () => createAreaReader(areas.payouts, payoutsArea),
  sitelogs: () => createAreaReader(areas.sitelogs, siteLogsArea),
} as const;

function pageOf(name: keyof typeof readers, query: Query & { readonly limit: number; readonly cursor?: string }) {
  const { page } = readers[name]() as { page: (db: unknown, query: unknown) => Promise<{ next: string | null }> };
  return page(database.db, query);
}

test.each([
  ...sortsOf('orders', { cancelled: false }),
  ...sortsOf('payouts'),
  ...sortsOf('payouts', { status: ['paid'] }),
  ...sortsOf('sitelogs'),
  ...sortsOf('sitelogs', { kind: ['order'] }),
])(
  'a deep page of the area %s by %j reads about as many rows as the first, and its count reads one table',
  async (name, query) => {
    const read = (cursor?: string) => pageOf(name, { ...query, limit: 50, ...(cursor !== undefined && { cursor }) });
    const first = await rowsReadBy(() => read());
    // Reads 40 pages deep, with the largest pages.
    let cursor: string | undefined;
    for (let far = 0; far < ROWS / 4; far += 500) {
      const { next } = await pageOf(name, { ...query, limit: 500, ...(cursor !== undefined && { cursor }) });
      cursor = next ?? undefined;
    }
    const deep = await rowsReadBy(() => read(cursor));
    expect(first.list).toBeGreaterThan(0);
    expect(first.list).toBeLessThan(ROWS / 10);
    expect(deep.list / first.list).toBeLessThanOrEqual(DEEP_MAX);
    // Each row is read once, plus those of the first page.
    expect(first.count).toBeLessThanOrEqual(ROWS);
    expect(deep.count).toBe(0);
  },
);

/** A range of so many seconds in the first tenth of the log, which has one entry a second. */
const farBack = (seconds = 300) => {
  const at = (after: number) => new Date(began + after * 1000).toISOString();
  return { since: at(ROWS / 20), before: at(ROWS / 20 + seconds) };
};

async function expectFew(name: keyof typeof readers, query: Query): Promise<void> {
  const cost = await rowsReadBy(() => pageOf(name, { ...query, limit: 50 }));
  expect(cost.list).toBeGreaterThan(0);
  expect(cost.list).toBeLessThan(ROWS / 10);
  expect(cost.count).toBeLessThan(ROWS / 10);
}

test.each<[string, object | (() => object)]>([
  ['of one order', { order: 10_400 }],
  ['of a rare action', { action: ['coupon.edit'] }],
  ['of a rare kind', { kind: ['coupons'] }],
  ['of old days', () => ({ at: farBack() })],
  ['of an action on old days', () => ({ at: farBack(), action: ['order.pause'] })],
])('the site log %s is read by index', async (_, given) => {
  const filter = typeof given === 'function' ? given() : given;
  await expectFew('sitelogs', { filter });
});

test.each<[string, 'orders' | 'payouts', () => Query]>([
  ['cancelled', 'orders', () => ({ filter: { cancelled: true } })],
  ['of a rare platform', 'orders', () => ({ filter: { platform: ['Xbox'] } })],
  ['of a rare game', 'orders', () => ({ filter: { game: [18] } })],
  ['with priority', 'orders', () => ({ filter: { priority: true } })],
  ['of a rare status by price', 'orders', () => ({ filter: { status: [ORDER_STATUS.suspended] }, sort: 'price' })],
  ['of less than a page far back', 'orders', () => ({ filter: { created: farBack(20) } })],
  ['to be paid', 'payouts', () => ({ filter: { status: ['proposed'] } })],
  ['of less than a page, proposed far back', 'payouts', () => ({ filter: { proposed: farBack(20) } })],
])('the filter %s of %s is read by index', async (_, name, query) => {
  await expectFew(name, query());
});

test.each([
  ['accountselling', UNDECIDED],
  ['applications', UNDECIDED],
  ['feedbacks', UNDECIDED],
  ['payouts', PROPOSED],
] as const)('%s that wait for staff are counted without reading decided ones', async (area, waiting) => {
  const count = createWaitingCounters(actor)[area];
  expect(await count(database.db)).toBe(waiting);
  const cost = await rowsReadBy(() => count(database.db));
  expect(cost.count).toBeGreaterThan(0);
  expect(cost.count).toBeLessThan(ASKED / 10);
});

test('the push outcomes of a user are read without those of others', async () => {
  const others = Array.from({ length: 20 }, (_, place) => booster.id + place);
  const at = clock.now();
  await addPushedEvents(database, { users: [customer.id], events: 50, at });
  await addPushedEvents(database, { users: others, events: 500, at });
  await database.query('analyze');
  const { list } = createOutcomesRepository();
  expect(await list(database.db, customer.id)).toHaveLength(50);
  const cost = await rowsReadBy(() => list(database.db, customer.id));
  // Each event has two outcomes on different devices.
  expect(cost.list).toBeLessThanOrEqual(150);
});

/** Parts of a plan that its conditions evaluate. */
const evaluatedParts = ({ Plans: parts = [] }: PlanNode): PlanNode[] =>
  parts.flatMap((part) => [
    ...(/^(Init|Sub)Plan$/.test(part['Parent Relationship'] ?? '') ? [part] : []),
    ...evaluatedParts(part),
  ]);

// Names are looked up in a hash. An `InitPlan` is a list that every row of the log would scan, and a part that runs
// more than once is read repeatedly.
test('a text search in the site log reads the log and the users once each, not their product', async () => {
  await sql`
    insert into users (name, sanitized_name, email, password_hash, role)
    select 'Namesake ' || n, 'namesake-' || n, 'namesake' || n || '@boostdesk.example', '', ${ROLE.customer}::int
    from generate_series(1, ${NAMESAKES}::int) n`.execute(database.db);
  await sql`
    insert into site_log (at, actor_id, action, object_kind, object_id, before, after)
    select now(), ${customer.id}::int, 'order.assign', 'order', (10000 + n)::text, '{"booster":7}',
           jsonb_build_object('booster', (select max(id) - n from users))
    from generate_series(1, ${NAMED}::int) n`.execute(database.db);
  await database.query('analyze');
  const values = Array.from({ length: 20 }, (_, value) => String(value));
  const fields = ['amount', 'price', 'status', 'state'].map((name) => ({ name, values }));
  const at = { since: '2000-01-01T00:00:00.000Z', before: '2000-01-02T00:00:00.000Z' };
  const said = [{ word: 'namesake', actions: [], kinds: [], fields, at }];
  const read = () => pageOf('sitelogs', { text: 'namesake', filter: { said }, limit: 50 });
  expect(await read()).toMatchObject({ total: NAMED });
  const plans = await plansOf(database, read);
  const asked = plans.flatMap(({ plan }) => evaluatedParts(plan));
  expect(asked.length).toBeGreaterThan(0);
  for (const part of asked) expect(part).toMatchObject({ 'Parent Relationship': 'SubPlan', 'Actual Loops': 1 });
  // Users are read for the actor, and for each place where an entry names a user.
  const places = 1 + 2 * USER_FIELDS.length;
  for (const { plan } of plans) expect(rowsRead(plan)).toBeLessThan(2 * ROWS + places * 2 * NAMESAKES);
});

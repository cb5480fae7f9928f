import { ROLE } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPage } from '../src/db/keyset.ts';
import { createOrderLists, type ListQuery, type Scope } from '../src/domains/orders/order-lists.repository.ts';
import { startApp, type TestApp } from './support/app.ts';
import { addPerson, type TestPerson } from './support/people.ts';

const ROWS = 20_000;
/** Times the first page's rows. Of two indexes that fit, PostgreSQL may take the other one; an OFFSET would read 200 times as many. */
const DEEP_MAX = 2;

let app: TestApp;
let customer: TestPerson;
let booster: TestPerson;

beforeAll(async () => {
  app = await startApp();
  customer = await addPerson(app.database, ROLE.customer);
  booster = await addPerson(app.database, ROLE.booster);
  for (let others = 0; others < 20; others += 1) await addPerson(app.database, ROLE.booster);
  await sql`
    insert into orders (customer_id, booster_id, status, game_id, service_slug, platform, purchase, currency, price_amount,
                        quote, created_at)
    select ${customer.id}::int, case when n % 6 = 0 then null else ${booster.id}::int + n % 19 end, n % 6, 1 + n % 18, 'some-service',
           'PC', 'Service ' || n, 'USD', 1000, '[]', now()
    from generate_series(1, ${ROWS}::int) n`.execute(app.database.db);
  await app.database.query('analyze');
});
afterAll(() => app.close());

/** What of PostgreSQL's plan is read here. */
interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows of the table of orders that were touched, taken or not. */
function rowsRead(node: PlanNode): number {
  const {
    'Actual Rows': taken,
    'Actual Loops': loops,
    'Rows Removed by Filter': removed = 0,
    Plans: parts = [],
  } = node;
  const own = node['Relation Name'] === 'orders' ? (taken + removed) * loops : 0;
  return parts.reduce((sum, part) => sum + rowsRead(part), own);
}

async function costOf(scope: Scope, query: ListQuery): Promise<number> {
  const { db, queries, parameters } = app.database;
  queries.length = 0;
  parameters.length = 0;
  await createOrderLists().page(db, customer.id, scope, query);
  const [row] = await app.database.query(`explain (analyze, format json) ${queries[0]}`, parameters[0]);
  const [{ Plan: plan }] = Object(row)['QUERY PLAN'] as [{ Plan: PlanNode }];
  return rowsRead(plan);
}

test.each([
  ['all', () => ({ kind: 'all' }), {}],
  ['all, oldest first', () => ({ kind: 'all' }), { sort: 'oldest' }],
  ['all of a status', () => ({ kind: 'all' }), { status: [ORDER_STATUS.processing] }],
  ["a customer's", () => ({ kind: 'customer', id: customer.id }), {}],
  ["a booster's of a status", () => ({ kind: 'booster', id: booster.id }), { status: [ORDER_STATUS.complete] }],
  ['the board', () => ({ kind: 'board', id: 0, games: [1, 2, 3], platforms: ['PC'], most: null }), {}],
] as const satisfies [string, () => Scope, ListQuery][])(
  'a page deep in a list reads about as few rows as its first page: %s',
  async (_, scope, query) => {
    const first = await costOf(scope(), query);
    const middle = 10_000 + ROWS / 2;
    const cursor = toPage([{ id: middle }, { id: middle }], 1).next ?? '';
    const deep = await costOf(scope(), { ...query, cursor });
    expect(first).toBeGreaterThan(0);
    expect(deep / first).toBeLessThanOrEqual(DEEP_MAX);
  },
);

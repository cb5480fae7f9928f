import { users } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAreaReader } from '../src/db/area-list.ts';
import { createOrderLists } from '../src/domains/orders/order-lists.repository.ts';
import { usersArea } from '../src/domains/users/users-area.repository.ts';
import { startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { type PlanNode, plansOf, rowsRead } from './support/query-plans.ts';

const ROWS = 2_000;
/** Of the page, and rows that share some trigrams. */
const READ_MAX = 200;
/** Name, and terms that find it. */
const people = [
  ['José Núñez', ['núñez', 'nunez', 'jose nun']],
  ['Ζωή Παπά', ['Παπά', 'παπα']],
  ['محمد علي', ['مُحَمَّد']],
  ['東京太郎さん', ['東京太郎']],
  ['Ann ％ Percent_Sign', ['％ percent', 'percent_sign']],
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await sql`
    insert into users (name, sanitized_name, email, password_hash, role)
    select case when n % 2 = 0 then 'Müller ' else 'Łukasz ' end || md5(n::text), md5(n::text),
           md5(n::text) || '@people.example', 'x', 3
    from generate_series(1, ${ROWS}::int) n`.execute(app.database.db);
  for (const [name] of people) await addOrder(app.database, { customer: await app.customer(name) });
  await app.database.query('analyze');
});
afterAll(() => app.close());

const partsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(partsOf)];
const indexesOf = (plan: PlanNode) => partsOf(plan).flatMap(({ 'Index Name': name }) => name ?? []);

test.each(people.flatMap(([name, terms]) => terms.map((text) => [text, name] as const)))(
  'the search for %s among many users uses the index, and reads few rows',
  async (text, name) => {
    const found: string[] = [];
    const plans = await plansOf(app.database, async () => {
      const page = await createAreaReader(users, usersArea).page(app.database.db, { text });
      found.push(...page.items.map((row) => row.name));
    });
    expect(found).toEqual([name]);
    // The page and the count; jobs of the server may run queries, too.
    const searches = plans.filter(({ query }) => query.includes('fold_text'));
    expect(searches).toHaveLength(2);
    for (const { plan } of searches) {
      expect(indexesOf(plan)).toEqual(expect.arrayContaining(['users_search_name', 'users_search_email']));
      expect(rowsRead(plan)).toBeLessThan(READ_MAX);
    }
  },
);

test('orders are found by the index of their people', async () => {
  const plans = await plansOf(app.database, () =>
    createOrderLists().page(app.database.db, 0, { kind: 'all' }, { text: 'núñez' }),
  );
  const indexes = plans.flatMap(({ plan }) => indexesOf(plan));
  expect(indexes).toContain('users_search_name');
  for (const { plan } of plans) expect(rowsRead(plan)).toBeLessThan(READ_MAX);
});

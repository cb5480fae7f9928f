import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, onPostgres, type TestDatabase } from './support/database.ts';

/** The embedded database has no prepared statements. */
const testOfPostgres = onPostgres ? test : () => undefined;

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.close());

testOfPostgres(
  'frequent queries of a connection are prepared, and each run is planned for its own values',
  async () => {
    await own.db.connection().execute(async (one) => {
      for (let id = 1; id <= 6; id += 1) {
        await one.selectFrom('users').select('name').where('id', '=', id).execute();
        await one
          .selectFrom('orders')
          .select('id')
          .where('customer_id', 'in', [...Array(id).keys()])
          .execute();
      }
      const { rows } = await sql<{ statement: string; generic_plans: string }>`
      select statement, generic_plans from pg_prepared_statements where statement like '%from "users"%'`.execute(one);
      expect(rows).toEqual([{ statement: 'select "name" from "users" where "id" = $1', generic_plans: '0' }]);
      const lists = await sql`select from pg_prepared_statements where statement like '%from "orders"%'`.execute(one);
      expect(lists.rows).toEqual([]);
    });
  },
);

// The embedded database parses each text again.
test('a query that selected all columns of a table still works after the table gains a column', async () => {
  await own.db.connection().execute(async (one) => {
    const read = () => one.selectFrom('users').selectAll().where('id', '=', 1).execute();
    for (let time = 0; time < 6; time += 1) await read();
    await sql`alter table users add column added_later text`.execute(one);
    expect(await read()).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, onPostgres, type TestDatabase } from './support/database.ts';

/** The embedded database has no prepared statements. */
const testOfPostgres = onPostgres ? test : () => undefined;
const testOfEmbedded = onPostgres ? () => undefined : test;

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

test('a query after a failed one is answered', async () => {
  const insert = (name: string) => own.query('insert into installation (name, value) values ($1, $2)', [name, '1']);
  await insert('once');
  await expect(insert('once')).rejects.toMatchObject({ code: '23505', constraint: 'installation_pkey' });
  await expect(own.query('select nothing from installation where name = $1', ['once'])).rejects.toMatchObject({
    code: '42703',
  });
  expect(await own.query('select value from installation where name = $1', ['once'])).toEqual([{ value: 1 }]);
  const changed = await own.db.deleteFrom('installation').where('name', '=', 'once').executeTakeFirst();
  expect(changed.numDeletedRows).toBe(1n);
});

testOfEmbedded('a query that runs while the database is closed is answered or refused', async () => {
  const other = await createTestDatabase();
  const read = (text: string) => other.query(text, [7]).catch((error: Error) => error.message);
  const running = ['one', 'two', 'three'].map((name) => read(`select $1::int as ${name}`));
  await other.close();
  for (const answer of await Promise.all(running))
    expect(answer).toSatisfy((it) => it === 'The database is closed.' || (Array.isArray(it) && it.length === 1));
});

// The embedded database parses each text again.
test('a query that selected all columns of a table still works after the table gains a column', async () => {
  await own.db.connection().execute(async (one) => {
    const read = () => one.selectFrom('users').selectAll().where('id', '=', 1).execute();
    for (let time = 0; time < 6; time += 1) await read();
    await sql`alter table users add column added_later text`.execute(one);
    expect(await read()).toEqual([]);
  });
});

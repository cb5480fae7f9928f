import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBroadcastsRepository } from '../src/domains/events/broadcasts.repository.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const insert = (count: number, minutes: number) =>
  database.query(
    `insert into broadcasts (items, created_at)
     select '[]', clock_timestamp() - make_interval(mins => $2::int) from generate_series(1, $1::int)`,
    [count, minutes],
  );

test('broadcasts older than ten minutes are deleted, a thousand at a time', async () => {
  await insert(2_500, 11);
  await insert(2, 9);
  const from = database.queries.length;
  await createBroadcastsRepository().deleteExpired(database.db);
  expect(database.queries.slice(from).filter((text) => text.startsWith('delete'))).toHaveLength(3);
  expect(await database.query('select count(*)::int as count from broadcasts')).toEqual([{ count: 2 }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertNoDemoData } from '../src/bootstrap/demo-data.ts';
import { StartError } from '../src/bootstrap/start-error.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('assertNoDemoData throws only when the database contains demo data', async () => {
  await assertNoDemoData(database.db);
  await database.query(`insert into installation (name, value) values ('demo', '{}')`);
  await expect(assertNoDemoData(database.db)).rejects.toThrow(StartError);
  await expect(assertNoDemoData(database.db)).rejects.toThrow('public passwords');
});

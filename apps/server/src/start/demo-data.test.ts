import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { refuseDemoData } from './demo-data.ts';
import { StartError } from './start-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('refuseDemoData throws only when the database contains demo data', async () => {
  await refuseDemoData(database.db);
  await database.query(`insert into installation (name, value) values ('demo', '{}')`);
  await expect(refuseDemoData(database.db)).rejects.toThrow(StartError);
  await expect(refuseDemoData(database.db)).rejects.toThrow('public passwords');
});

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './support/database.ts';

const migration = readFileSync(new URL('../migrations/0042_search_index.sql', import.meta.url), 'utf8');

test('the index of names uses pg_trgm where it is installed outside the search_path', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  for (const statement of [
    'drop extension pg_trgm cascade',
    'create schema "Own extensions"',
    'create extension pg_trgm schema "Own extensions"',
    migration,
  ])
    await sql.raw(statement).execute(db);
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where indexname like 'users_search%'`.execute(db);
  expect(rows.map(({ name }) => name).sort()).toEqual(['users_search_email', 'users_search_name']);
});

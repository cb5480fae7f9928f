import { randomBytes } from 'node:crypto';
import type { LogEvent } from 'kysely';
import pg from 'pg';
import { openDb } from '../../src/db/index.ts';

/** Where tests run on PostgreSQL: a database that may create others. Absent: PGlite in memory, on which no two transactions overlap. */
const url = process.env.DATABASE_URL;
export const onPostgres = url !== undefined && url !== '';

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of the caller's own with today's schema; `close` leaves nothing behind. `queries` and `parameters` hold what was run. */
export async function freshDatabase() {
  const queries: string[] = [];
  const parameters: (readonly unknown[])[] = [];
  const onQuery = ({ query }: LogEvent) => {
    queries.push(query.sql);
    parameters.push(query.parameters);
  };
  if (!onPostgres) return { ...(await openDb({ onQuery })), queries, parameters };
  const name = `boostdesk_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const address = new URL(url ?? '');
  address.pathname = `/${name}`;
  const opened = await openDb({ url: address.href, onQuery });
  return {
    ...opened,
    queries,
    parameters,
    close: async () => {
      await opened.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof freshDatabase>>;

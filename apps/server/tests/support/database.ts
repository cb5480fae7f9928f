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

/** A database of the caller's own with today's schema; `close` leaves nothing behind. Queries run after opening are counted. */
export async function freshDatabase() {
  const queries: string[] = [];
  const onQuery = (event: LogEvent) => queries.push(event.query.sql);
  if (!onPostgres) return { ...(await openDb({ onQuery })), queries };
  const name = `boostdesk_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const address = new URL(url ?? '');
  address.pathname = `/${name}`;
  const opened = await openDb({ url: address.href, onQuery });
  return {
    ...opened,
    queries,
    close: async () => {
      await opened.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof freshDatabase>>;

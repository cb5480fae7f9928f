import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { LogEvent } from 'kysely';
import pg from 'pg';
import { openDb } from '../../src/db/index.ts';

/** Where tests run on PostgreSQL: a database that may create others. Absent: PGlite in memory, on which no two transactions overlap. */
const url = process.env.DATABASE_URL;
export const onPostgres = url !== undefined && url !== '';

async function administer(server: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The pool's connections say goodbye after it is closed: a database that is dropped under them would throw in the test. */
const dropping = (name: string) => [
  `do $$ begin
    for i in 1..100 loop
      exit when not exists (select 1 from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.02), pg_stat_clear_snapshot();
    end loop;
  end $$`,
  `drop database ${name} with (force)`,
];

/** An embedded database with today's schema and nothing in it. */
async function makeImage(): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'boostdesk-image-'));
  try {
    await (await openDb({ folder })).close();
    const client = await PGlite.create(folder);
    const image = await client.dumpDataDir('none');
    await client.close();
    return image;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Made once for all files of a worker: to copy it takes a fifth of the time. */
let image: Promise<Blob> | undefined;

async function openEmbedded(onQuery: (event: LogEvent) => void) {
  image ??= makeImage();
  return openDb({ image: await image, onQuery });
}

/**
 * A database of the caller's own with today's schema, on that server; `close` leaves nothing behind. `queries` and `parameters`
 * hold what was run.
 */
export async function freshDatabase(server = url ?? '') {
  const queries: string[] = [];
  const parameters: (readonly unknown[])[] = [];
  const onQuery = ({ query }: LogEvent) => {
    queries.push(query.sql);
    parameters.push(query.parameters);
  };
  if (server === '') return { ...(await openEmbedded(onQuery)), queries, parameters, url: undefined };
  const name = `boostdesk_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const opened = await openDb({ url: address.href, onQuery });
  return {
    ...opened,
    queries,
    parameters,
    /** For another process that opens it too. */
    url: address.href,
    close: async () => {
      await opened.close();
      await administer(server, ...dropping(name));
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof freshDatabase>>;

import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;
export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** The floor has the same rows. */
export interface BenchData {
  readonly kind: 'PostgreSQL' | 'PGlite';
  readonly product: Readonly<Record<string, string>>;
  /** While the product is stopped. */
  readonly change: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  /** PGlite allows one process, so the floor gets a copy. */
  readonly floor: () => Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

async function onPostgres(url: string): Promise<BenchData> {
  const name = `boostdesk_bench_${randomBytes(6).toString('hex')}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  const using = async <T>(target: string, work: (query: Query) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: target });
    await client.connect();
    try {
      return await work(async (text, values = []) => (await client.query(text, [...values])).rows);
    } finally {
      await client.end();
    }
  };
  const administer = (statement: string) => using(url, (query) => query(statement));
  await administer(`create database ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-bench-'));
  return {
    kind: 'PostgreSQL',
    product: { BOOSTDESK_DATA: folder, DATABASE_URL: address.href },
    change: (work) => using(address.href, work),
    floor: () => ({ FLOOR_DATABASE: address.href }),
    remove: async () => {
      await administer(`drop database if exists ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function embedded(): BenchData {
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-bench-'));
  const [own, copy] = [join(folder, 'own'), join(folder, 'copy')];
  return {
    kind: 'PGlite',
    product: { BOOSTDESK_DATA: own },
    change: async (work) => {
      const db = await PGlite.create(join(own, 'pglite'));
      try {
        return await work(async (text, values = []) => (await db.query<Row>(text, [...values])).rows);
      } finally {
        await db.close();
      }
    },
    floor: () => {
      cpSync(join(own, 'pglite'), copy, { recursive: true });
      return { FLOOR_FOLDER: copy };
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A separate database: on the PostgreSQL of DATABASE_URL, else embedded. */
export async function openData(url = process.env.DATABASE_URL): Promise<BenchData> {
  return url === undefined || url === '' ? embedded() : onPostgres(url);
}

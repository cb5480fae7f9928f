import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompiledQuery, type Dialect, Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { preparingPool } from './prepared.ts';
import type { DB } from './types.ts';

export type Db = Kysely<DB>;
declare const writes: unique symbol;
/** A transaction that `createWriter` opened. Only functions that take one may change anything. */
export type Tx = Transaction<DB> & { readonly [writes]: true };

/** What may be read from: on its own, or inside a transaction. */
export type Reader = Db | Tx;

export interface DbSource {
  /** A PostgreSQL address; absent: the embedded PGlite. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; absent: in memory, for tests. */
  readonly folder?: string | undefined;
  /** What a database in memory begins with: another's whole data, as `dumpDataDir` of PGlite gives it. */
  readonly image?: Blob | undefined;
  readonly onQuery?: (event: LogEvent) => void;
  /** Longest times on PostgreSQL, in ms. The embedded database has one connection and ends nothing. @default none */
  readonly limits?: DbLimits | undefined;
}

export interface DbLimits {
  /** Of one statement. */
  readonly statementMs: number;
  /** Of waiting for a lock. */
  readonly lockMs: number;
  /** Of waiting for a connection. */
  readonly connectMs: number;
}

// src/db/index.ts when run from source, dist/index.js when built.
const migrations = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../migrations' : '../migrations', import.meta.url),
);

/** Plain .sql files in name order, forward only; a file may hold many statements. */
const sqlFiles = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    return Object.fromEntries(
      names.map((name) => [
        name.slice(0, -'.sql'.length),
        {
          up: async (db: Kysely<unknown>) => {
            await sql.raw(await readFile(join(folder, name), 'utf8')).execute(db);
          },
        },
      ]),
    );
  },
});

/** A frozen process must not keep its locks for longer, in ms. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Set on each connection rather than at its start: PgBouncer refuses unknown start-up parameters. */
const settingsOf = ({ statementMs, lockMs }: DbLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

async function dialectFor(source: DbSource): Promise<Dialect> {
  if (source.url !== undefined) {
    const { default: pg } = await import('pg');
    const { limits } = source;
    const pool = new pg.Pool({
      connectionString: source.url,
      max: 10,
      keepAlive: true,
      ...(limits !== undefined && {
        connectionTimeoutMillis: limits.connectMs,
        // For a database that hangs: it would not end a statement by itself.
        query_timeout: 2 * limits.statementMs,
      }),
    });
    // A connection that PostgreSQL ends (a restart) is replaced at the next query, and whoever held it hears of it at theirs;
    // unheard, idle or between two queries of a transaction, it would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new PostgresDialect({ pool: preparingPool(pool, limits === undefined ? {} : settingsOf(limits)) });
  }
  const [{ PGlite }, { pgliteDialect }] = await Promise.all([import('@electric-sql/pglite'), import('./pglite.ts')]);
  if (source.folder !== undefined) mkdirSync(dirname(source.folder), { recursive: true });
  // int8 as text, as pg does: PGlite would give a number, or a bigint above 2^53.
  const parsers = { 20: (value: string) => value };
  const loaded = source.image === undefined ? {} : { loadDataDir: source.image };
  try {
    return pgliteDialect(await PGlite.create(source.folder ?? 'memory://', { parsers, ...loaded }));
  } catch (cause) {
    throw new UnreadableDatabaseError(source.folder ?? 'memory', { cause });
  }
}

/** The files of the embedded database cannot be read as one; the message is their folder. */
export class UnreadableDatabaseError extends Error {
  override name = 'UnreadableDatabaseError';
}

/** The database was migrated by a newer version of the product than this one. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

async function migrate(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: sqlFiles(migrations) });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new NewerDatabaseError(error.message, { cause: error });
  }
  throw error;
}

/** A migration may rewrite a table, and waits for another process that migrates: no time limit holds for it. */
async function migrateWithoutLimits({ url }: DbSource): Promise<void> {
  const db = new Kysely<DB>({ dialect: await dialectFor({ url }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Opens the database and brings its schema up to date. */
export async function openDb(source: DbSource) {
  const db = new Kysely<DB>({
    dialect: await dialectFor(source),
    ...(source.onQuery === undefined ? {} : { log: source.onQuery }),
  });
  try {
    if (source.limits === undefined) await migrate(db);
    else await migrateWithoutLimits(source);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  /** Raw text and values, for reports and EXPLAIN. */
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows;
  return { db, query, close: () => db.destroy() };
}

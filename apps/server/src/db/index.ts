import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MemoryFS } from '@electric-sql/pglite';
import { CompiledQuery, type Dialect, Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { createPreparingPool } from './prepared-statements.ts';
import type { DB } from './types.ts';

export type Db = Kysely<DB>;
declare const writes: unique symbol;
/** Only functions that take one, from `createWriter`, may write. */
export type Tx = Transaction<DB> & { readonly [writes]: true };

export type Reader = Db | Tx;

export interface DbSource {
  /** PostgreSQL URL. @default the embedded PGlite */
  readonly url?: string | undefined;
  /**
   * Folder of the embedded database.
   * @default in memory, for tests
   */
  readonly folder?: string | undefined;
  /** Of the embedded database, instead of a folder or an empty memory. */
  readonly fileSystem?: MemoryFS | undefined;
  /**
   * The data is a copy of a migrated database.
   * @default false
   */
  readonly isMigrated?: boolean;
  readonly onQuery?: (event: LogEvent) => void;
  /**
   * Timeouts on PostgreSQL; the embedded database has none.
   * @default none
   */
  readonly limits?: DbLimits | undefined;
}

export interface DbLimits {
  /** Limit of a statement; those of a call (`runCall`) may take twice as long together. */
  readonly statementMs: number;
  readonly lockMs: number;
  readonly connectMs: number;
}

// src/db/index.ts from source, dist/index.js when built.
const migrations = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../migrations' : '../migrations', import.meta.url),
);

/** Reads files in name order, forward only; a file may contain several statements. */
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

/** A suspended process must release its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Set by query, because PgBouncer rejects unknown start-up parameters. */
const toSettings = ({ statementMs, lockMs }: DbLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

async function createDialect(source: DbSource): Promise<Dialect> {
  if (source.url !== undefined) {
    const { default: pg } = await import('pg');
    const { limits } = source;
    const pool = new pg.Pool({
      connectionString: source.url,
      max: 10,
      keepAlive: true,
      ...(limits !== undefined && {
        connectionTimeoutMillis: limits.connectMs,
        // A hanging database does not enforce its own timeout.
        query_timeout: 2 * limits.statementMs,
      }),
    });
    // An 'error' event without a listener would end the process; the next query replaces or reports the connection.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    if (limits === undefined) return new PostgresDialect({ pool: createPreparingPool(pool) });
    return new PostgresDialect({ pool: createPreparingPool(pool, toSettings(limits), 2 * limits.statementMs) });
  }
  const [{ PGlite }, { pg_trgm }, { pgliteDialect }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('./pglite.ts'),
  ]);
  if (source.folder !== undefined) mkdirSync(dirname(source.folder), { recursive: true });
  // int8 as text, like pg; PGlite returns a number, or a bigint above 2^53.
  const parsers = { 20: (value: string) => value };
  const place = source.fileSystem === undefined ? {} : { fs: source.fileSystem };
  try {
    return pgliteDialect(
      await PGlite.create(source.folder ?? 'memory://', { parsers, extensions: { pg_trgm }, ...place }),
    );
  } catch (cause) {
    throw new UnreadableDatabaseError(source.folder ?? 'memory', { cause });
  }
}

/** The message is the folder of the embedded database. */
export class UnreadableDatabaseError extends Error {
  override name = 'UnreadableDatabaseError';
}

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

/** Migrates without timeouts: a migration may rewrite a table or wait for that of another process. */
async function migrateWithoutLimits({ url }: DbSource): Promise<void> {
  const db = new Kysely<DB>({ dialect: await createDialect({ url }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Migrates too, unless `isMigrated`.
 * @throws NewerDatabaseError, UnreadableDatabaseError
 */
export async function openDb(source: DbSource) {
  const db = new Kysely<DB>({
    dialect: await createDialect(source),
    ...(source.onQuery === undefined ? {} : { log: source.onQuery }),
  });
  try {
    if (source.limits !== undefined) await migrateWithoutLimits(source);
    else if (source.isMigrated !== true) await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows;
  return { db, query, close: () => db.destroy() };
}

import { sql } from 'kysely';
import type { Db, Reader } from './index.ts';

/** Two queries end before the wait for a shared read does. */
const QUERY_MAX_MS = 14_000;

/** SQLSTATE query_canceled, here by statement_timeout. */
const QUERY_CANCELED = '57014';

export class ReadTimeoutError extends Error {
  override readonly name = 'ReadTimeoutError';
}

export const isReadTimeout = (error: unknown): boolean => error instanceof ReadTimeoutError;

const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;

export type ReadQuery<T> = (from: Reader) => Promise<T>;
export type RunRead = <T>(read: ReadQuery<T>) => Promise<T>;

/**
 * Runs reads with a statement timeout, because an abandoned query would keep its connection. The embedded database has
 * one connection and no timeout.
 * @throws ReadTimeoutError
 */
export const createTimedReads =
  (db: Db, queryMaxMs = QUERY_MAX_MS): RunRead =>
  (read) =>
    db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(queryMaxMs)}`.execute(tx);
        return read(tx);
      })
      .catch((error: unknown) => {
        throw isStatementTimeout(error)
          ? new ReadTimeoutError(`A query took ${queryMaxMs} ms`, { cause: error })
          : error;
      });

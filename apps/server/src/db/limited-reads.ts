import { sql } from 'kysely';
import type { Db, Reader } from './index.ts';

/** Timeout of one query, in ms: two of them end before the wait for a shared read does. */
const QUERY_MAX_MS = 14_000;

/** SQLSTATE query_canceled, here by statement_timeout. */
const QUERY_ENDED = '57014';

/** A read exceeded its time limit. */
export class ReadTooLongError extends Error {
  override readonly name = 'ReadTooLongError';
}

export const isReadEnded = (error: unknown): boolean => error instanceof ReadTooLongError;

const isEndedForTime = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === QUERY_ENDED;

/** A read from the given database or transaction. */
export type Reading<T> = (from: Reader) => Promise<T>;
export type ReadWith = <T>(read: Reading<T>) => Promise<T>;

/**
 * Creates a function that runs reads with a statement timeout, because a query that is only abandoned would keep its
 * connection. The embedded database, for a single office, has one connection and no timeout.
 * @throws ReadTooLongError
 */
export const createLimitedReads =
  (db: Db, queryMaxMs = QUERY_MAX_MS): ReadWith =>
  (read) =>
    db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(queryMaxMs)}`.execute(tx);
        return read(tx);
      })
      .catch((error: unknown) => {
        throw isEndedForTime(error) ? new ReadTooLongError(`A query took ${queryMaxMs} ms`, { cause: error }) : error;
      });

import { sql } from 'kysely';
import type { Db, Reader } from './index.ts';

/** How long the database works on one query of a limited read, in ms: two of them end before nobody waits for a shared one. */
const QUERY_MAX_MS = 14_000;

/** PostgreSQL: a query was ended, here for its time. */
const QUERY_ENDED = '57014';

/** Nobody waits any longer for a read. */
export class ReadTooLongError extends Error {
  override readonly name = 'ReadTooLongError';
}

/** Whether a read failed because it took too long. */
export const isReadEnded = (error: unknown): boolean => error instanceof ReadTooLongError;

const isEndedForTime = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === QUERY_ENDED;

/** What is read, from what it is given. */
export type Reading<T> = (from: Reader) => Promise<T>;
export type ReadWith = <T>(read: Reading<T>) => Promise<T>;

/**
 * Reads of which the database itself ends a query that takes too long: to stop waiting for it alone would leave it its connection.
 * The embedded database ends none: it has a single connection, which is held by one query at a time, and whoever uses the server
 * waits for it. More than one office at work is what PostgreSQL is for.
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

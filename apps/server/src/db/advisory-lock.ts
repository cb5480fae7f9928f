import { sql } from 'kysely';
import type { Db } from './index.ts';

/** Holds the lock until the end of the transaction. */
export async function takeAdvisoryLock(db: Db, lock: number): Promise<void> {
  // No timeout: a start waits as long as the other process needs.
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from './index.ts';

/** In a transaction: whoever asks for the same number waits here until it is over, in whatever process. */
export async function oneAtATime(db: Db, lock: number): Promise<void> {
  // A start waits for as long as the other process needs.
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from './index.ts';

/** In a transaction: whoever asks for the same number waits here until it is over, in whatever process. */
export async function oneAtATime(db: Db, lock: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
}

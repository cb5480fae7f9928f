import { sql } from 'kysely';
import type { Db } from './index.ts';

/** Rejects where the database does not answer. */
export async function answers(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

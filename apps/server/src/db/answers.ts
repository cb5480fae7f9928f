import { sql } from 'kysely';
import type { Db } from './index.ts';

/** Rejects when the database does not answer. */
export async function answers(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

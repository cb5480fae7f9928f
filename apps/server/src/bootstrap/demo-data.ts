import type { Db } from '../db/index.ts';
import { StartError } from './start-error.ts';

/**
 * Rejects demo data, whose accounts (one is an admin) have public passwords.
 * @throws StartError
 */
export async function assertNoDemoData(db: Db): Promise<void> {
  const demo = await db.selectFrom('installation').select('name').where('name', '=', 'demo').executeTakeFirst();
  if (demo === undefined) return;
  throw new StartError(
    'This database contains demo data with public passwords. Point BOOSTDESK_DATA (or DATABASE_URL) to other data, or run the demo outside production with BOOSTDESK_DEMO=1.',
  );
}

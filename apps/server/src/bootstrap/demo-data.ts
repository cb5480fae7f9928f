import type { Db } from '../db/index.ts';
import { StartError } from './start-error.ts';

/**
 * The passwords of demo accounts, including an admin's, are public.
 * @throws StartError
 */
export async function assertNoDemoData(db: Db): Promise<void> {
  const demo = await db.selectFrom('installation').select('name').where('name', '=', 'demo').executeTakeFirst();
  if (demo === undefined) return;
  throw new StartError(
    'This database contains demo data with public passwords. Point BOOSTDESK_DATA (or DATABASE_URL) to other data, or run the demo outside production with BOOSTDESK_DEMO=1.',
  );
}

import type { Db } from '../db/index.ts';
import { StartError } from './start-error.ts';

/** The demo's accounts have passwords that everybody knows, an admin among them: they are only ever served as a demo. */
export async function refuseDemoData(db: Db): Promise<void> {
  const demo = await db.selectFrom('installation').select('name').where('name', '=', 'demo').executeTakeFirst();
  if (demo === undefined) return;
  throw new StartError(
    'This database contains demo data with public passwords. Point BOOSTDESK_DATA (or DATABASE_URL) to other data, or run the demo outside production with BOOSTDESK_DEMO=1.',
  );
}

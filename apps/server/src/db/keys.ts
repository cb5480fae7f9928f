import type { Db } from './index.ts';

/** The answer to a keyed call is kept this long; what may happen once only has a business key, for ever. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Idempotency keys that `write` claims. */
export const createKeys = (db: Db, clock: () => Date) => ({
  async forget(): Promise<void> {
    const before = new Date(clock().getTime() - KEPT_MS);
    await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  },
});

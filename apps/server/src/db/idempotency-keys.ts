import type { Db } from './index.ts';

/** Retention of answers. Calls that may happen only once have a permanent business key. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

export const createIdempotencyKeys = (db: Db, clock: () => Date) => ({
  async deleteExpired(): Promise<void> {
    const before = new Date(clock().getTime() - RETENTION_MS);
    await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  },
});

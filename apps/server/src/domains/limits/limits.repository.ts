import { defaultLimits, ROLE, type RuleLimits } from '@boostdesk/auth';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../db/index.ts';

/** Two-person limit that was raised or removed, and still counts. */
export interface FormerLimit {
  readonly twoToSignAbove: number;
  /** ISO 8601. */
  readonly until: string;
}

export interface StoredLimits extends RuleLimits {
  /** 0 while none are stored. */
  readonly version: number;
  readonly former: readonly FormerLimit[];
}

const NAME = 'limits';

type Written = Partial<StoredLimits> & Pick<StoredLimits, 'version'>;

/** Written by `save` and a migration in this shape; a limit that was never set has its default. */
function toLimits(value: unknown): StoredLimits {
  const stored = { ...defaultLimits, former: [], ...(value as Written) };
  const { trialMaxPrice, twoToSignAbove, coinGrantMax, version, former } = stored;
  return { trialMaxPrice, twoToSignAbove, coinGrantMax, version, former };
}

export function createLimitsRepository() {
  return {
    async read(db: Reader): Promise<StoredLimits> {
      const row = await db.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst();
      return row === undefined ? { ...defaultLimits, version: 0, former: [] } : toLimits(row.value);
    },

    /** Admins that are not banned. */
    listAdmins: (tx: Tx) =>
      tx
        .selectFrom('users')
        .select(['id', 'name'])
        .where('role', '=', ROLE.admin)
        .where('banned_at', 'is', null)
        .orderBy('id')
        .execute(),

    /** Returns false when another version than the one before it is stored. */
    async save(tx: Tx, limits: StoredLimits): Promise<boolean> {
      const value = JSON.stringify(limits);
      const saved =
        limits.version === 1
          ? await tx
              .insertInto('installation')
              .values({ name: NAME, value })
              .onConflict((conflict) => conflict.doNothing())
              .returning('name')
              .executeTakeFirst()
          : await tx
              .updateTable('installation')
              .set({ value })
              .where('name', '=', NAME)
              .where(sql`value->>'version'`, '=', String(limits.version - 1))
              .returning('name')
              .executeTakeFirst();
      return saved !== undefined;
    },
  };
}

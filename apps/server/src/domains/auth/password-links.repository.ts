import type { Db, Tx } from '../../db/index.ts';

export function createPasswordLinksRepository() {
  return {
    /** Replaces the user's previous link. */
    async put(tx: Tx, link: { user: number; tokenHash: string; madeBy: number; expiresAt: Date }): Promise<void> {
      const values = { token_hash: link.tokenHash, made_by: link.madeBy, expires_at: link.expiresAt };
      await tx
        .insertInto('password_links')
        .values({ user_id: link.user, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    async find(db: Db | Tx, tokenHash: string, now: Date) {
      return db
        .selectFrom('password_links')
        .select(['user_id', 'made_by'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
    },
  };
}

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

    /** Returns the id of the account with the address; banned ones get no link. */
    async findRequester(db: Db, email: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .where('banned_at', 'is', null)
        .executeTakeFirst();
      return row?.id;
    },

    async request(tx: Tx, user: number, at: Date): Promise<void> {
      await tx
        .insertInto('password_requests')
        .values({ user_id: user, requested_at: at })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ requested_at: at }))
        .execute();
    },

    async removeRequest(tx: Tx, user: number): Promise<void> {
      await tx.deleteFrom('password_requests').where('user_id', '=', user).execute();
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

import { sql } from 'kysely';
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

    /** Adds a request of the account with the address, if there is one. One statement in any case, as its time is visible. */
    async request(tx: Tx, email: string, at: Date): Promise<void> {
      await tx
        .insertInto('password_requests')
        .columns(['user_id', 'requested_at'])
        .expression((eb) =>
          eb
            .selectFrom('users')
            .select(['id', sql<Date>`${at}::timestamptz`.as('requested_at')])
            .where('email', '=', email)
            .where('banned_at', 'is', null),
        )
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

import type { Db, Tx } from '../../db/index.ts';

export interface SessionRow {
  readonly sid: string;
  readonly userId: number;
}

export function createSessionsRepository() {
  return {
    async insert(tx: Tx, row: SessionRow & { readonly now: Date; readonly expiresAt: Date }): Promise<void> {
      await tx
        .insertInto('sessions')
        .values({ sid: row.sid, user_id: row.userId, created_at: row.now, seen_at: row.now, expires_at: row.expiresAt })
        .execute();
    },

    /** The user of a session that is neither over nor ended. */
    async userOf(db: Db | Tx, sid: string, now: Date): Promise<number | undefined> {
      const row = await db
        .selectFrom('sessions')
        .select('user_id')
        .where('sid', '=', sid)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.user_id;
    },

    async extend(tx: Tx, sid: string, now: Date, expiresAt: Date): Promise<void> {
      await tx.updateTable('sessions').set({ seen_at: now, expires_at: expiresAt }).where('sid', '=', sid).execute();
    },

    async end(tx: Tx, sid: string, why: string, now: Date): Promise<void> {
      await tx
        .updateTable('sessions')
        .set({ ended_at: now, ended_why: why })
        .where('sid', '=', sid)
        .where('ended_at', 'is', null)
        .execute();
    },

    async insertHandOver(tx: Tx, jti: string, userId: number, expiresAt: Date): Promise<void> {
      await tx.insertInto('hand_overs').values({ jti, user_id: userId, expires_at: expiresAt }).execute();
    },

    /** Held until the transaction ends: of a thousand exchanges at once the first decides. */
    async lockHandOver(tx: Tx, jti: string) {
      return tx.selectFrom('hand_overs').selectAll().where('jti', '=', jti).forUpdate().executeTakeFirst();
    },

    async useHandOver(tx: Tx, jti: string, use: { exchangeId: string; sid: string; now: Date }): Promise<void> {
      await tx
        .updateTable('hand_overs')
        .set({ exchange_id: use.exchangeId, sid: use.sid, used_at: use.now })
        .where('jti', '=', jti)
        .execute();
    },

    async forgetHandOvers(tx: Tx, before: Date): Promise<void> {
      await tx.deleteFrom('hand_overs').where('expires_at', '<', before).execute();
    },

    async insertFingerprint(
      tx: Tx,
      row: { userId: number; visitorId: string; confidence: number | null; now: Date },
    ): Promise<void> {
      await tx
        .insertInto('fingerprints')
        .values({ user_id: row.userId, visitor_id: row.visitorId, confidence: row.confidence, at: row.now })
        .execute();
    },
  };
}

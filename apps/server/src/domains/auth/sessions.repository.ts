import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import type { Db, Reader, Tx } from '../../db/index.ts';
import type { Device } from './device.ts';

export interface SessionRow {
  readonly sid: string;
  readonly userId: number;
  /** Id of the sign-in's session; sessions opened by hand-overs share it. */
  readonly family: string;
  readonly device: Device;
}

interface SessionLookup {
  readonly user: number;
  readonly seenAt: Date;
  readonly language: Language | null;
}

/** Returns null for a language of another version. */
const toLanguage = (kept: string | null): Language | null => LANGUAGES.find((known) => known === kept) ?? null;

export function createSessionsRepository() {
  return {
    async insert(tx: Tx, row: SessionRow & { readonly now: Date; readonly expiresAt: Date }): Promise<void> {
      await tx
        .insertInto('sessions')
        .values({
          sid: row.sid,
          user_id: row.userId,
          family: row.family,
          created_at: row.now,
          seen_at: row.now,
          expires_at: row.expiresAt,
          ...row.device,
        })
        .execute();
    },

    async findOpen(db: Db | Tx, sid: string, now: Date): Promise<SessionLookup | undefined> {
      const row = await db
        .selectFrom('sessions')
        .select(['user_id', 'seen_at', 'language'])
        .where('sid', '=', sid)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row === undefined
        ? undefined
        : { user: row.user_id, seenAt: row.seen_at, language: toLanguage(row.language) };
    },

    /** Sorted by last use. */
    async listOpen(db: Reader, user: number, now: Date) {
      return db
        .selectFrom('sessions')
        .select(['sid', 'family', 'created_at', 'seen_at', 'browser', 'system'])
        .where('user_id', '=', user)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('seen_at', 'desc')
        .orderBy('sid')
        .execute();
    },

    async touch(tx: Tx, sid: string, now: Date, language: Language | null): Promise<void> {
      await tx.updateTable('sessions').set({ seen_at: now, language }).where('sid', '=', sid).execute();
    },

    async extend(tx: Tx, sid: string, now: Date, expiresAt: Date): Promise<void> {
      await tx.updateTable('sessions').set({ seen_at: now, expires_at: expiresAt }).where('sid', '=', sid).execute();
    },

    async findFamily(tx: Tx, sid: string, now: Date): Promise<string | undefined> {
      const row = await tx
        .selectFrom('sessions')
        .select('family')
        .where('sid', '=', sid)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.family;
    },

    /** Also expires the user's unused hand-overs. Returns the ended ids. */
    async endAll(tx: Tx, userId: number, why: string, now: Date): Promise<string[]> {
      await tx
        .updateTable('hand_overs')
        .set({ expires_at: now })
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute();
      const ended = await tx
        .updateTable('sessions')
        .set({ ended_at: now, ended_why: why })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .returning('sid')
        .execute();
      return ended.map(({ sid }) => sid);
    },

    /** Returns the ended ids. */
    async endFamily(tx: Tx, family: string, why: string, now: Date): Promise<string[]> {
      const rows = await tx
        .updateTable('sessions')
        .set({ ended_at: now, ended_why: why })
        .where('family', '=', family)
        .where('ended_at', 'is', null)
        .returning('sid')
        .execute();
      return rows.map((row) => row.sid);
    },

    async insertHandOver(
      tx: Tx,
      row: { readonly jti: string; readonly userId: number; readonly issuedBy: string; readonly expiresAt: Date },
    ): Promise<void> {
      await tx
        .insertInto('hand_overs')
        .values({ jti: row.jti, user_id: row.userId, issued_by: row.issuedBy, expires_at: row.expiresAt })
        .execute();
    },

    async findHandOverUser(tx: Tx, jti: string): Promise<number | undefined> {
      const row = await tx.selectFrom('hand_overs').select('user_id').where('jti', '=', jti).executeTakeFirst();
      return row?.user_id;
    },

    /** Locks the hand-over, so that the first of concurrent exchanges wins. */
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

    async deleteHandOvers(tx: Tx, before: Date): Promise<void> {
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

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

import { randomUUID } from 'node:crypto';
import type { Actor } from '@boostdesk/auth';
import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { Device } from './device.ts';
import type { SessionsRepository } from './sessions.repository.ts';
import { HAND_OVER_SECONDS, type Tokens } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A hand-over may be repeated this long by the tab that opened it, so that a reload does no harm. */
const REPEAT_MS = 60_000;

export interface HandOverDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly tokens: Tokens;
  readonly sessions: SessionsRepository;
  /** Holds an account: whatever ends its sessions comes before or after the transaction. */
  readonly hold: (tx: Tx, user: number) => Promise<unknown>;
  /** The family of a session that has not ended. */
  readonly mustLive: (tx: Tx, sid: string) => Promise<string>;
  /** Opens a session in that family. */
  readonly open: (tx: Tx, user: number, device: Device, family: string) => Promise<string>;
}

/** Links that sign somebody in on the dashboard, once: issued by a session, and good for no longer than it. */
export function createHandOvers({ write, clock, tokens, sessions, hold, mustLive, open }: HandOverDeps) {
  /** Its user's account is held first: a link that is being opened and rights that are being taken away wait for each other. */
  async function holdHandOver(tx: Tx, jti: string) {
    const user = await sessions.handOverUser(tx, jti);
    if (user === undefined) throw new Refusal('session_ended');
    await hold(tx, user);
    const handOver = await sessions.lockHandOver(tx, jti);
    if (handOver === undefined) throw new Refusal('session_ended');
    return handOver;
  }

  return {
    /** A session that has ended meanwhile leaves no link behind, and a link dies with the session that asked for it. */
    async make({ actor, sid }: { actor: Actor; sid: string | null }) {
      const jti = randomUUID();
      const expiresAt = new Date(clock().getTime() + HAND_OVER_SECONDS * 1000);
      await write(null, async (tx) => {
        await hold(tx, actor.id);
        if (sid === null) throw new Refusal('session_ended');
        await mustLive(tx, sid);
        await sessions.insertHandOver(tx, { jti, userId: actor.id, issuedBy: sid, expiresAt });
      });
      return { token: await tokens.handOver(jti, actor.id), expiresAt: expiresAt.toISOString() };
    },

    /**
     * Of all uses of a hand-over token one opens a session, while the session that issued it lives; the same tab gets that session again
     * for a minute. Anything that is no such token is refused.
     */
    async exchange(token: string, exchangeId: string, device: Device): Promise<{ sid: string; user: number }> {
      const jti = await tokens.handOverOf(token);
      if (jti === undefined) throw new Refusal('session_ended');
      return write(null, async (tx) => {
        const handOver = await holdHandOver(tx, jti);
        const now = clock();
        if (handOver.used_at !== null) {
          const fresh = now.getTime() - handOver.used_at.getTime() <= REPEAT_MS;
          if (handOver.exchange_id !== exchangeId || !fresh || handOver.sid === null)
            throw new Refusal('session_ended');
          await mustLive(tx, handOver.sid);
          return { sid: handOver.sid, user: handOver.user_id };
        }
        if (handOver.expires_at <= now) throw new Refusal('session_ended');
        const sid = await open(tx, handOver.user_id, device, await mustLive(tx, handOver.issued_by));
        await sessions.useHandOver(tx, jti, { exchangeId, sid, now });
        return { sid, user: handOver.user_id };
      });
    },

    /** Hand-overs that ended a day ago: nobody will ask again what became of them. */
    async forget(): Promise<void> {
      const before = new Date(clock().getTime() - DAY_MS);
      await write(null, (tx) => sessions.forgetHandOvers(tx, before));
    },
  };
}

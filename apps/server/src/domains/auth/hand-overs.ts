import { randomUUID } from 'node:crypto';
import type { Actor } from '@boostdesk/auth';
import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { Device } from './device.ts';
import type { SessionsRepository } from './sessions.repository.ts';
import { HAND_OVER_SECONDS, type Tokens } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the same tab may repeat a hand-over, as after a reload, in ms. */
const REPEAT_MS = 60_000;

export interface HandOverDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly tokens: Tokens;
  readonly sessions: SessionsRepository;
  /** Locks an account, so that ending its sessions waits for the transaction. */
  readonly hold: (tx: Tx, user: number) => Promise<unknown>;
  /** Returns the family of an open session. */
  readonly mustLive: (tx: Tx, sid: string) => Promise<string>;
  readonly open: (tx: Tx, user: number, device: Device, family: string) => Promise<string>;
}

/** Creates the hand-over tokens, which sign a user in on the dashboard once, while the issuing session is open. */
export function createHandOvers({ write, clock, tokens, sessions, hold, mustLive, open }: HandOverDeps) {
  /** Locks the user's account first, so that opening a link and withdrawing rights run one after the other. */
  async function holdHandOver(tx: Tx, jti: string) {
    const user = await sessions.handOverUser(tx, jti);
    if (user === undefined) throw new Refusal('session_ended');
    await hold(tx, user);
    const handOver = await sessions.lockHandOver(tx, jti);
    if (handOver === undefined) throw new Refusal('session_ended');
    return handOver;
  }

  return {
    /** Issues a token of an open session. */
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
     * Opens one session per token while the issuing session is open; the same tab gets it again for a minute.
     * @throws Refusal for any other token
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

    /** Deletes hand-overs that expired a day ago. */
    async forget(): Promise<void> {
      const before = new Date(clock().getTime() - DAY_MS);
      await write(null, (tx) => sessions.forgetHandOvers(tx, before));
    },
  };
}

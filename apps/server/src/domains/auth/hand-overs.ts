import { randomUUID } from 'node:crypto';
import type { Actor } from '@boostdesk/auth';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Device } from './device.ts';
import type { SessionsRepository } from './sessions.repository.ts';
import { HAND_OVER_SECONDS, type Tokens } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the same tab may repeat a hand-over, as after a reload. */
const REPETITION_MAX_MS = 60_000;

export interface HandOverDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly tokens: Tokens;
  readonly sessions: SessionsRepository;
  readonly lockAccount: (tx: Tx, user: number) => Promise<unknown>;
  readonly requireLiveFamily: (tx: Tx, sid: string) => Promise<string>;
  readonly openSession: (tx: Tx, user: number, device: Device, family: string) => Promise<string>;
}

/** Hand-over tokens sign a user in on the dashboard once, while the issuing session is open. */
export function createHandOvers({
  write,
  clock,
  tokens,
  sessions,
  lockAccount,
  requireLiveFamily,
  openSession,
}: HandOverDeps) {
  /** Locks the user's account first, so that opening a link and withdrawing rights run one after the other. */
  async function lockHandOver(tx: Tx, jti: string) {
    const user = await sessions.findHandOverUser(tx, jti);
    if (user === undefined) throw new HttpError('session_ended');
    await lockAccount(tx, user);
    const handOver = await sessions.lockHandOver(tx, jti);
    if (handOver === undefined) throw new HttpError('session_ended');
    return handOver;
  }

  return {
    async make({ actor, sid }: { actor: Actor; sid: string | null }) {
      const jti = randomUUID();
      const expiresAt = new Date(clock().getTime() + HAND_OVER_SECONDS * 1000);
      await write(null, async (tx) => {
        await lockAccount(tx, actor.id);
        if (sid === null) throw new HttpError('session_ended');
        await requireLiveFamily(tx, sid);
        await sessions.insertHandOver(tx, { jti, userId: actor.id, issuedBy: sid, expiresAt });
      });
      return { token: await tokens.signHandOver(jti, actor.id), expiresAt: expiresAt.toISOString() };
    },

    /**
     * Opens one session per token while the issuing session is open; the same tab gets it again for a minute.
     * @throws HttpError for any other token
     */
    async exchange(token: string, exchangeId: string, device: Device): Promise<{ sid: string; user: number }> {
      const jti = await tokens.verifyHandOver(token);
      if (jti === undefined) throw new HttpError('session_ended');
      return write(null, async (tx) => {
        const handOver = await lockHandOver(tx, jti);
        const now = clock();
        if (handOver.used_at !== null) {
          const fresh = now.getTime() - handOver.used_at.getTime() <= REPETITION_MAX_MS;
          if (handOver.exchange_id !== exchangeId || !fresh || handOver.sid === null)
            throw new HttpError('session_ended');
          await requireLiveFamily(tx, handOver.sid);
          return { sid: handOver.sid, user: handOver.user_id };
        }
        if (handOver.expires_at <= now) throw new HttpError('session_ended');
        const sid = await openSession(tx, handOver.user_id, device, await requireLiveFamily(tx, handOver.issued_by));
        await sessions.useHandOver(tx, jti, { exchangeId, sid, now });
        return { sid, user: handOver.user_id };
      });
    },

    /** Deletes hand-overs that expired a day ago. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - DAY_MS);
      await write(null, (tx) => sessions.deleteHandOvers(tx, before));
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Actor } from '@boostdesk/auth';
import type { Signed } from '../../contract/bind.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Db, Tx } from '../../db/index.ts';
import { afterCommit, type Write } from '../../db/writer.ts';
import { type Account, type AccountsService, toActor } from '../users/accounts.service.ts';
import { hashPassword, isOutdated, isPassword, nobodysHash } from './passwords.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { HAND_OVER_SECONDS, type Tokens } from './tokens.ts';

/** A session ends this long after it was last used. */
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A hand-over may be repeated this long by the tab that opened it, so that a reload does no harm. */
const REPEAT_MS = 60_000;

export interface AuthDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: AccountsService;
  readonly tokens: Tokens;
  /** Cuts the sockets of a session that has ended. */
  readonly onSessionEnded: (sid: string) => void;
}

export function createAuthService(deps: AuthDeps) {
  const sessions = createSessionsRepository();
  const expiry = () => new Date(deps.clock().getTime() + SESSION_DAYS * DAY_MS);

  async function mustBeWelcome(db: Db | Tx, id: number): Promise<Account> {
    const account = await deps.accounts.byId(db, id);
    if (account === undefined || account.banned || account.relog) throw new Refusal('session_ended');
    return account;
  }

  async function open(tx: Tx, userId: number): Promise<string> {
    const sid = randomUUID();
    await sessions.insert(tx, { sid, userId, now: deps.clock(), expiresAt: expiry() });
    return sid;
  }

  async function tokenOf(account: Account, sid: string) {
    return { token: await deps.tokens.session(account, sid) };
  }

  async function signIn(account: Account) {
    const sid = await deps.write(null, async (tx) => {
      await deps.accounts.clearRelog(tx, account.id);
      return open(tx, account.id);
    });
    return tokenOf({ ...account, relog: false }, sid);
  }

  /** Of all uses of a hand-over token one opens a session; the same tab gets that session again for a minute. */
  async function exchange(jti: string, exchangeId: string | null) {
    if (exchangeId === null) throw new Refusal('session_ended');
    const opened = await deps.write(null, async (tx) => {
      const handOver = await sessions.lockHandOver(tx, jti);
      const now = deps.clock();
      if (handOver === undefined) throw new Refusal('session_ended');
      if (handOver.used_at !== null) {
        const fresh = now.getTime() - handOver.used_at.getTime() <= REPEAT_MS;
        if (handOver.exchange_id !== exchangeId || !fresh || handOver.sid === null) throw new Refusal('session_ended');
        return { sid: handOver.sid, user: handOver.user_id };
      }
      if (handOver.expires_at <= now) throw new Refusal('session_ended');
      const sid = await open(tx, handOver.user_id);
      await sessions.useHandOver(tx, jti, { exchangeId, sid, now });
      return { sid, user: handOver.user_id };
    });
    return tokenOf(await mustBeWelcome(deps.db, opened.user), opened.sid);
  }

  async function refresh(sid: string) {
    const user = await sessions.userOf(deps.db, sid, deps.clock());
    if (user === undefined) throw new Refusal('session_ended');
    const account = await mustBeWelcome(deps.db, user);
    await deps.write(null, (tx) => sessions.extend(tx, sid, deps.clock(), expiry()));
    return tokenOf(account, sid);
  }

  async function ofSession(sid: string): Promise<Actor> {
    const user = await sessions.userOf(deps.db, sid, deps.clock());
    if (user === undefined) throw new Refusal('session_ended');
    return toActor(await mustBeWelcome(deps.db, user));
  }

  return {
    /** Whom a session belongs to at this moment; throws `session_ended`. For lines that outlive the token they came with. */
    ofSession,

    /** Who a session token speaks for, by the database of this moment: role and rights are never read from the token. */
    async signedBy(token: string): Promise<Signed> {
      const sid = await deps.tokens.sidOf(token);
      if (sid === undefined) throw new Refusal('session_ended');
      return { actor: await ofSession(sid), sid };
    },

    async login(credentials: { email: string; password: string }) {
      const account = await deps.accounts.byEmail(deps.db, credentials.email);
      const right = await isPassword(credentials.password, account?.passwordHash ?? nobodysHash);
      if (account === undefined || !right || account.banned) throw new Refusal('wrong_credentials');
      if (isOutdated(account.passwordHash)) {
        const hash = await hashPassword(credentials.password);
        await deps.write(null, (tx) => deps.accounts.setPasswordHash(tx, account.id, hash));
      }
      return signIn(account);
    },

    async register(person: { name: string; email: string; password: string }) {
      const passwordHash = await hashPassword(person.password);
      const id = await deps.write(null, (tx) =>
        deps.accounts.addCustomer(tx, { name: person.name, email: person.email, passwordHash }),
      );
      if (id === undefined) {
        throw new Refusal('invalid', undefined, { email: 'There is an account with this address. Sign in instead.' });
      }
      return signIn(await mustBeWelcome(deps.db, id));
    },

    async handOver(actor: Actor) {
      const jti = randomUUID();
      const expiresAt = new Date(deps.clock().getTime() + HAND_OVER_SECONDS * 1000);
      await deps.write(null, (tx) => sessions.insertHandOver(tx, jti, actor.id, expiresAt));
      return { token: await deps.tokens.handOver(jti, actor.id), expiresAt: expiresAt.toISOString() };
    },

    /** SPEC §4, first check: a hand-over token is exchanged, a session token refreshed. */
    async isAuthenticated(token: string | null, exchangeId: string | null) {
      if (token === null) throw new Refusal('session_ended');
      const sid = await deps.tokens.sidOf(token);
      if (sid !== undefined) return refresh(sid);
      const jti = await deps.tokens.handOverOf(token);
      if (jti === undefined) throw new Refusal('session_ended');
      return exchange(jti, exchangeId);
    },

    async logout(sid: string): Promise<void> {
      await deps.write(null, async (tx) => {
        await sessions.end(tx, sid, 'logout', deps.clock());
        afterCommit(tx, () => deps.onSessionEnded(sid));
      });
    },

    /** Hand-overs that ended a day ago: nobody will ask again what became of them. */
    async forget(): Promise<void> {
      const before = new Date(deps.clock().getTime() - DAY_MS);
      await deps.write(null, (tx) => sessions.forgetHandOvers(tx, before));
    },

    async saveFingerprint(actor: Actor, result: { visitorId: string; confidence?: number | undefined }): Promise<void> {
      await deps.write(null, (tx) =>
        sessions.insertFingerprint(tx, {
          userId: actor.id,
          visitorId: result.visitorId,
          confidence: result.confidence ?? null,
          now: deps.clock(),
        }),
      );
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;

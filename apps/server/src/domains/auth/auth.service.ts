import { randomUUID } from 'node:crypto';
import type { Language, OwnSession } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import type { Signed } from '../../contract/bind.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { phrase } from '../../words/phrase.ts';
import type { EventsService } from '../events/events.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { type Account, type AccountsService, toActor } from '../users/accounts.service.ts';
import { type Device, deviceOf } from './device.ts';
import { createHandOvers } from './hand-overs.ts';
import { devicesOf } from './own-sessions.ts';
import { assertStrong } from './password-problem.ts';
import { hashPassword, isOutdated, isPassword, nobodysHash } from './passwords.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import type { Tokens } from './tokens.ts';

/** A session ends this long after it was last used. */
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How old 'last seen' may be before a call writes it anew. */
const SEEN_MS = 5 * 60_000;
/** Said only to who knows the password: to others an account that is closed is like one that is not there. */
const closed = () =>
  new Refusal('forbidden', phrase('This account is closed. Contact us if you think this is a mistake.'));

export interface AuthDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: AccountsService;
  readonly tokens: Tokens;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  readonly events: Pick<EventsService, 'endSession'>;
}

export function createAuthService(deps: AuthDeps) {
  const sessions = createSessionsRepository();
  const expiry = () => new Date(deps.clock().getTime() + SESSION_DAYS * DAY_MS);

  const isWelcome = (account: Account): boolean => !account.banned && !account.relog;

  async function mustBeWelcome(db: Db | Tx, id: number): Promise<Account> {
    const account = await deps.accounts.byId(db, id);
    if (account === undefined || !isWelcome(account)) throw new Refusal('session_ended');
    return account;
  }

  /** Without a family it begins one. */
  async function open(tx: Tx, userId: number, device: Device, family?: string): Promise<string> {
    const sid = randomUUID();
    await sessions.insert(tx, { sid, userId, family: family ?? sid, device, now: deps.clock(), expiresAt: expiry() });
    return sid;
  }

  async function tokenOf(account: Account, sid: string) {
    return { token: await deps.tokens.session(account, sid) };
  }

  /** The account as it is, held: whatever ends its sessions comes before or after this transaction, never into it. */
  async function hold(tx: Tx, id: number): Promise<Account> {
    const [account] = await deps.accounts.lock(tx, [id]);
    if (account === undefined) throw new Refusal('session_ended');
    return account;
  }

  /** A password that was right a moment ago is looked at again where another one was set since. */
  async function assertStill(seen: Account, now: Account, password: string): Promise<void> {
    if (now.passwordHash !== seen.passwordHash && !(await isPassword(password, now.passwordHash)))
      throw new Refusal('wrong_credentials');
    if (now.banned) throw closed();
  }

  /** Signing in does what a forced re-login asked for. */
  async function signIn(seen: Account, password: string, device: Device, newHash: string | null = null) {
    const { account, sid } = await deps.write(null, async (tx) => {
      const held = await hold(tx, seen.id);
      await assertStill(seen, held, password);
      if (newHash !== null && held.passwordHash === seen.passwordHash)
        await deps.accounts.setPasswordHash(tx, seen.id, newHash);
      if (held.relog) await deps.accounts.setRelog(tx, seen.id, false);
      return { account: { ...held, relog: false }, sid: await open(tx, seen.id, device) };
    });
    return tokenOf(account, sid);
  }

  /** Ends every session of a user whose account the transaction holds, and cuts their lines once it is durable. */
  async function endAll(tx: Tx, user: number, why: string): Promise<void> {
    for (const sid of await sessions.endAll(tx, user, why, deps.clock())) deps.events.endSession(tx, sid);
  }

  /** The family of a session that has not ended. */
  async function mustLive(tx: Tx, sid: string): Promise<string> {
    const family = await sessions.familyOf(tx, sid, deps.clock());
    if (family === undefined) throw new Refusal('session_ended');
    return family;
  }

  const handOvers = createHandOvers({ ...deps, sessions, hold, mustLive, open });

  async function mustBeOpen(sid: string) {
    const found = await sessions.lookUp(deps.db, sid, deps.clock());
    if (found === undefined) throw new Refusal('session_ended');
    return found;
  }

  async function refresh(sid: string) {
    const { user } = await mustBeOpen(sid);
    const account = await mustBeWelcome(deps.db, user);
    await deps.write(null, (tx) => sessions.extend(tx, sid, deps.clock(), expiry()));
    return tokenOf(account, sid);
  }

  async function ofSession(sid: string) {
    const { user, language } = await mustBeOpen(sid);
    return { actor: toActor(await mustBeWelcome(deps.db, user)), language };
  }

  /** Whom each of these sessions belongs to at this moment; one that has ended belongs to nobody. One query. */
  async function ofSessions(sids: readonly string[]) {
    const accounts = await deps.accounts.ofSessions(deps.db, sids, deps.clock());
    const open = [...accounts].filter(([, account]) => isWelcome(account));
    return new Map(
      open.map(([sid, account]) => [
        sid,
        { actor: toActor(account), orderNotification: account.employee?.order_notification },
      ]),
    );
  }

  return {
    /**
     * Whom a session belongs to at this moment, and the language that it asks in; throws `session_ended`. For lines that outlive the
     * token they came with.
     */
    ofSession,
    ofSessions,

    /**
     * Who a session token speaks for, by the database of this moment: role and rights are never read from the token. The session
     * keeps the language that it asks in, for what is said to it unasked.
     */
    async signedBy(token: string, asks: Language | null): Promise<Signed> {
      const sid = await deps.tokens.sidOf(token);
      if (sid === undefined) throw new Refusal('session_ended');
      const { user, seenAt, language } = await mustBeOpen(sid);
      const actor = toActor(await mustBeWelcome(deps.db, user));
      const now = deps.clock();
      const spoken = asks ?? language;
      if (spoken !== language || now.getTime() - seenAt.getTime() > SEEN_MS)
        await deps.write(null, (tx) => sessions.touch(tx, sid, now, spoken));
      return { actor, sid };
    },

    handOver: handOvers.make,
    forget: handOvers.forget,

    async login(credentials: { email: string; password: string }, userAgent: string) {
      const account = await deps.accounts.byEmail(deps.db, credentials.email);
      const right = await isPassword(credentials.password, account?.passwordHash ?? nobodysHash);
      if (account === undefined || !right) throw new Refusal('wrong_credentials');
      if (account.banned) throw closed();
      const newHash = isOutdated(account.passwordHash) ? await hashPassword(credentials.password) : null;
      return signIn(account, credentials.password, deviceOf(userAgent), newHash);
    },

    async register(person: { name: string; email: string; password: string }, userAgent: string) {
      const problem = await deps.accounts.nameProblem(deps.db, person.name);
      if (problem !== null) throw new Refusal('invalid', undefined, { name: problem });
      assertStrong(person, 'password');
      const passwordHash = await hashPassword(person.password);
      const id = await deps.write(null, (tx) =>
        deps.accounts.addCustomer(tx, { name: person.name, email: person.email, passwordHash }),
      );
      if (id === undefined) {
        throw new Refusal('invalid', undefined, {
          email: phrase('An account with this email address already exists. Sign in instead.'),
        });
      }
      return signIn(await mustBeWelcome(deps.db, id), person.password, deviceOf(userAgent));
    },

    /**
     * SPEC §4, first check: a hand-over token is exchanged, a session token refreshed. What came by a link brings an exchange id: a
     * session's own token is refused there, or a link could sign others in as who made it, for as long as that session lives.
     */
    async isAuthenticated(token: string | null, exchangeId: string | null, userAgent: string) {
      if (token === null) throw new Refusal('session_ended');
      if (exchangeId === null) {
        const sid = await deps.tokens.sidOf(token);
        if (sid === undefined) throw new Refusal('session_ended');
        return refresh(sid);
      }
      const opened = await handOvers.exchange(token, exchangeId, deviceOf(userAgent));
      return tokenOf(await mustBeWelcome(deps.db, opened.user), opened.sid);
    },

    /** Ends the session and those that hand-overs tie to it: who signs out on the public site is out of the dashboard too. */
    async logout({ actor, sid }: Signed): Promise<void> {
      await deps.write(null, async (tx) => {
        await hold(tx, actor.id);
        const family = await sessions.familyOf(tx, sid, deps.clock());
        if (family === undefined) return;
        for (const ended of await sessions.endFamily(tx, family, 'logout', deps.clock()))
          deps.events.endSession(tx, ended);
      });
    },

    endAll,

    /** Where somebody is signed in, one entry a device: the asking one first, then the last seen. */
    async ownSessions({ actor, sid }: { readonly actor: Actor; readonly sid: string | null }): Promise<OwnSession[]> {
      return devicesOf(await sessions.openOf(deps.db, actor.id, deps.clock()), sid);
    },

    /** Ends one of one's own with all that hand-overs tied to it. */
    async endOwn(actor: Actor, family: string): Promise<void> {
      await deps.write(null, async (tx) => {
        await hold(tx, actor.id);
        const open = await sessions.openOf(tx, actor.id, deps.clock());
        if (!open.some((session) => session.family === family)) throw new Refusal('not_found');
        for (const ended of await sessions.endFamily(tx, family, 'ended by its owner', deps.clock()))
          deps.events.endSession(tx, ended);
      });
    },

    async logoutEverywhere(actor: Actor): Promise<void> {
      await deps.write(null, async (tx) => {
        await hold(tx, actor.id);
        await endAll(tx, actor.id, 'logout everywhere');
      });
    },

    /** Ends all sessions: whoever knew the old password is out. The one who changed it goes on in a new session. */
    async changePassword(
      { actor, userAgent }: { readonly actor: Actor; readonly userAgent: string },
      { password, newPassword }: { readonly password: string; readonly newPassword: string },
    ) {
      const wrong = () => new Refusal('wrong_credentials', undefined, { password: phrase('Incorrect password.') });
      const seen = await mustBeWelcome(deps.db, actor.id);
      if (!(await isPassword(password, seen.passwordHash))) throw wrong();
      assertStrong({ email: seen.email, password: newPassword }, 'newPassword');
      const hash = await hashPassword(newPassword);
      const opened = await deps.write(null, async (tx) => {
        const held = await hold(tx, actor.id);
        if (held.passwordHash !== seen.passwordHash) throw wrong();
        await deps.accounts.setPasswordHash(tx, actor.id, hash);
        const object = { kind: 'user', id: actor.id } as const;
        await deps.siteLog.record(tx, { actor, action: 'user.changePassword', object, before: null, after: null });
        await endAll(tx, actor.id, 'password');
        return { account: held, sid: await open(tx, actor.id, deviceOf(userAgent)) };
      });
      return tokenOf(opened.account, opened.sid);
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

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

/** Lifetime of a session after its last use. */
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Age from which a call updates 'last seen'. */
const SEEN_MS = 5 * 60_000;
/** Sent only after a correct password, so that others cannot tell a closed account from a missing one. */
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

  /** Opens a session, in a new family when none is given. */
  async function open(tx: Tx, userId: number, device: Device, family?: string): Promise<string> {
    const sid = randomUUID();
    await sessions.insert(tx, { sid, userId, family: family ?? sid, device, now: deps.clock(), expiresAt: expiry() });
    return sid;
  }

  async function tokenOf(account: Account, sid: string) {
    return { token: await deps.tokens.session(account, sid) };
  }

  /** Locks and returns the account, so that ending its sessions waits for this transaction. */
  async function hold(tx: Tx, id: number): Promise<Account> {
    const [account] = await deps.accounts.lock(tx, [id]);
    if (account === undefined) throw new Refusal('session_ended');
    return account;
  }

  /** Checks the password again when another one was set since. */
  async function assertStill(seen: Account, now: Account, password: string): Promise<void> {
    if (now.passwordHash !== seen.passwordHash && !(await isPassword(password, now.passwordHash)))
      throw new Refusal('wrong_credentials');
    if (now.banned) throw closed();
  }

  /** Opens a session, which fulfils a forced re-login. */
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

  /** Ends all sessions of a user with a locked account, and closes their sockets after the commit. */
  async function endAll(tx: Tx, user: number, why: string): Promise<void> {
    for (const sid of await sessions.endAll(tx, user, why, deps.clock())) deps.events.endSession(tx, sid);
  }

  /** Returns the family of an open session. */
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

  /** Returns the current users of the open sessions, with one query. */
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
     * Returns a session's current user and language, for sockets, which outlive their token.
     * @throws Refusal `session_ended`
     */
    ofSession,
    ofSessions,

    /**
     * Returns the user of a session token. Role and rights come from the database, never from the token. Stores the
     * language for push messages.
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
     * SPEC §4, first check: exchanges a hand-over token or refreshes a session token. Links send an exchange id, with
     * which a session token is rejected: otherwise a link with its maker's session token would sign others in as its
     * maker.
     * @throws Refusal `session_ended`
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

    /**
     * Ends the session and those linked by hand-overs, so that signing out covers the public site and the dashboard.
     */
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

    /** Lists the user's sessions, one per device: the current one first, then by last use. */
    async ownSessions({ actor, sid }: { readonly actor: Actor; readonly sid: string | null }): Promise<OwnSession[]> {
      return devicesOf(await sessions.openOf(deps.db, actor.id, deps.clock()), sid);
    },

    /** Ends one of the user's sessions and those linked by hand-overs. */
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

    /** Changes the password, ends all sessions and opens a new one for the caller. */
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

import { randomUUID } from 'node:crypto';
import type { Language, OwnSession } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import type { SessionActor } from '../../http/register-calls.ts';
import { msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { type Account, type AccountsService, toActor } from '../users/accounts.service.ts';
import { type Device, parseUserAgent } from './device.ts';
import { createHandOvers } from './hand-overs.ts';
import { toDevices } from './own-sessions.ts';
import { assertStrong } from './password-strength.ts';
import { dummyHash, hashPassword, isOutdatedHash, isPassword } from './passwords.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import type { Tokens } from './tokens.ts';

/** Lifetime of a session after its last use. */
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Age from which a call updates 'last seen'. */
const SEEN_INTERVAL_MS = 5 * 60_000;
/** Sent only after a correct password, so that others cannot tell a closed account from a missing one. */
const accountClosed = () =>
  new HttpError('forbidden', msg('This account is closed. Contact us if you think this is a mistake.'));

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

  const isActive = (account: Account): boolean => !account.banned && !account.relog;

  async function requireActiveAccount(db: Db | Tx, id: number): Promise<Account> {
    const account = await deps.accounts.byId(db, id);
    if (account === undefined || !isActive(account)) throw new HttpError('session_ended');
    return account;
  }

  async function openSession(tx: Tx, userId: number, device: Device, family?: string): Promise<string> {
    const sid = randomUUID();
    await sessions.insert(tx, { sid, userId, family: family ?? sid, device, now: deps.clock(), expiresAt: expiry() });
    return sid;
  }

  async function createToken(account: Account, sid: string) {
    return { token: await deps.tokens.signSession(account, sid) };
  }

  /** Locks the account, so that ending its sessions waits for this transaction. */
  async function lockAccount(tx: Tx, id: number): Promise<Account> {
    const [account] = await deps.accounts.lock(tx, [id]);
    if (account === undefined) throw new HttpError('session_ended');
    return account;
  }

  /** Checks the password again when another one was set since. */
  async function recheckPassword(seen: Account, now: Account, password: string): Promise<void> {
    if (now.passwordHash !== seen.passwordHash && !(await isPassword(password, now.passwordHash)))
      throw new HttpError('wrong_credentials');
    if (now.banned) throw accountClosed();
  }

  /** Also fulfils a forced re-login. */
  async function signIn(seen: Account, password: string, device: Device, newHash: string | null = null) {
    const { account, sid } = await deps.write(null, async (tx) => {
      const held = await lockAccount(tx, seen.id);
      await recheckPassword(seen, held, password);
      if (newHash !== null && held.passwordHash === seen.passwordHash)
        await deps.accounts.setPasswordHash(tx, seen.id, newHash);
      if (held.relog) await deps.accounts.setRelog(tx, seen.id, false);
      return { account: { ...held, relog: false }, sid: await openSession(tx, seen.id, device) };
    });
    return createToken(account, sid);
  }

  /** Requires a locked account. Closes the sockets after the commit. */
  async function endAll(tx: Tx, user: number, why: string): Promise<void> {
    for (const sid of await sessions.endAll(tx, user, why, deps.clock())) deps.events.endSession(tx, sid);
  }

  async function requireLiveFamily(tx: Tx, sid: string): Promise<string> {
    const family = await sessions.findFamily(tx, sid, deps.clock());
    if (family === undefined) throw new HttpError('session_ended');
    return family;
  }

  const handOvers = createHandOvers({ ...deps, sessions, lockAccount, requireLiveFamily, openSession });

  async function requireSession(sid: string) {
    const found = await sessions.findOpen(deps.db, sid, deps.clock());
    if (found === undefined) throw new HttpError('session_ended');
    return found;
  }

  async function refresh(sid: string) {
    const { user } = await requireSession(sid);
    const account = await requireActiveAccount(deps.db, user);
    await deps.write(null, (tx) => sessions.extend(tx, sid, deps.clock(), expiry()));
    return createToken(account, sid);
  }

  async function ofSession(sid: string) {
    const { user, language } = await requireSession(sid);
    return { actor: toActor(await requireActiveAccount(deps.db, user)), language };
  }

  async function ofSessions(sids: readonly string[]) {
    const accounts = await deps.accounts.ofSessions(deps.db, sids, deps.clock());
    const open = [...accounts].filter(([, account]) => isActive(account));
    return new Map(
      open.map(([sid, account]) => [
        sid,
        { actor: toActor(account), orderNotification: account.employee?.order_notification },
      ]),
    );
  }

  return {
    /**
     * Returns the current user and language, for sockets, which outlive their token.
     * @throws HttpError `session_ended`
     */
    ofSession,
    ofSessions,

    /** Reads role and rights from the database, never from the token. Stores the language for push messages. */
    async authenticate(token: string, requestedLanguage: Language | null): Promise<SessionActor> {
      const sid = await deps.tokens.verifySession(token);
      if (sid === undefined) throw new HttpError('session_ended');
      const { user, seenAt, language } = await requireSession(sid);
      const actor = toActor(await requireActiveAccount(deps.db, user));
      const now = deps.clock();
      const newLanguage = requestedLanguage ?? language;
      if (newLanguage !== language || now.getTime() - seenAt.getTime() > SEEN_INTERVAL_MS)
        await deps.write(null, (tx) => sessions.touch(tx, sid, now, newLanguage));
      return { actor, sid };
    },

    handOver: handOvers.make,
    forget: handOvers.deleteExpired,

    async login(credentials: { email: string; password: string }, userAgent: string) {
      const account = await deps.accounts.byEmail(deps.db, credentials.email);
      const right = await isPassword(credentials.password, account?.passwordHash ?? dummyHash);
      if (account === undefined || !right) throw new HttpError('wrong_credentials');
      if (account.banned) throw accountClosed();
      const { password } = credentials;
      const newHash = (await isOutdatedHash(password, account.passwordHash)) ? await hashPassword(password) : null;
      return signIn(account, password, parseUserAgent(userAgent), newHash);
    },

    async register(person: { name: string; email: string; password: string }, userAgent: string) {
      const problem = await deps.accounts.findNameProblem(deps.db, person.name);
      if (problem !== null) throw new HttpError('invalid', undefined, { name: problem });
      assertStrong(person, 'password');
      const passwordHash = await hashPassword(person.password);
      const id = await deps.write(null, (tx) =>
        deps.accounts.addCustomer(tx, { name: person.name, email: person.email, passwordHash }),
      );
      if (id === undefined) {
        throw new HttpError('invalid', undefined, {
          email: msg('An account with this email address already exists. Sign in instead.'),
        });
      }
      return signIn(await requireActiveAccount(deps.db, id), person.password, parseUserAgent(userAgent));
    },

    /**
     * SPEC §4, first check: exchanges a hand-over token or refreshes a session token. Rejects a session token with an
     * exchange id, which links send: a link with its maker's session token would sign others in as its maker.
     * @throws HttpError `session_ended`
     */
    async isAuthenticated(token: string | null, exchangeId: string | null, userAgent: string) {
      if (token === null) throw new HttpError('session_ended');
      if (exchangeId === null) {
        const sid = await deps.tokens.verifySession(token);
        if (sid === undefined) throw new HttpError('session_ended');
        return refresh(sid);
      }
      const opened = await handOvers.exchange(token, exchangeId, parseUserAgent(userAgent));
      return createToken(await requireActiveAccount(deps.db, opened.user), opened.sid);
    },

    /** Also ends sessions linked by hand-overs: those of the public site and the dashboard. */
    async logout({ actor, sid }: SessionActor): Promise<void> {
      await deps.write(null, async (tx) => {
        await lockAccount(tx, actor.id);
        const family = await sessions.findFamily(tx, sid, deps.clock());
        if (family === undefined) return;
        for (const ended of await sessions.endFamily(tx, family, 'logout', deps.clock()))
          deps.events.endSession(tx, ended);
      });
    },

    endAll,

    /** One per device: the current one first, then by last use. */
    async listOwnSessions({
      actor,
      sid,
    }: {
      readonly actor: Actor;
      readonly sid: string | null;
    }): Promise<OwnSession[]> {
      return toDevices(await sessions.listOpen(deps.db, actor.id, deps.clock()), sid);
    },

    /** Also ends sessions linked by hand-overs. */
    async endOwnSession(actor: Actor, family: string): Promise<void> {
      await deps.write(null, async (tx) => {
        await lockAccount(tx, actor.id);
        const open = await sessions.listOpen(tx, actor.id, deps.clock());
        if (!open.some((session) => session.family === family)) throw new HttpError('not_found');
        for (const ended of await sessions.endFamily(tx, family, 'ended by its owner', deps.clock()))
          deps.events.endSession(tx, ended);
      });
    },

    async logoutEverywhere(actor: Actor): Promise<void> {
      await deps.write(null, async (tx) => {
        await lockAccount(tx, actor.id);
        await endAll(tx, actor.id, 'logout everywhere');
      });
    },

    /** Ends all sessions and opens a new one for the caller. */
    async changePassword(
      { actor, userAgent }: { readonly actor: Actor; readonly userAgent: string },
      { password, newPassword }: { readonly password: string; readonly newPassword: string },
    ) {
      const wrong = () => new HttpError('wrong_credentials', undefined, { password: msg('Incorrect password.') });
      const seen = await requireActiveAccount(deps.db, actor.id);
      if (!(await isPassword(password, seen.passwordHash))) throw wrong();
      assertStrong({ email: seen.email, password: newPassword }, 'newPassword');
      const hash = await hashPassword(newPassword);
      const opened = await deps.write(null, async (tx) => {
        const held = await lockAccount(tx, actor.id);
        if (held.passwordHash !== seen.passwordHash) throw wrong();
        await deps.accounts.setPasswordHash(tx, actor.id, hash);
        const object = { kind: 'user', id: actor.id } as const;
        await deps.siteLog.record(tx, { actor, action: 'user.changePassword', object, before: null, after: null });
        await endAll(tx, actor.id, 'password');
        return { account: held, sid: await openSession(tx, actor.id, parseUserAgent(userAgent)) };
      });
      return createToken(opened.account, opened.sid);
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

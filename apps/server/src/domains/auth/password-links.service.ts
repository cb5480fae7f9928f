import { createHash, randomBytes } from 'node:crypto';
import { type Actor, can, checkPermission } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { type Account, type AccountsService, toActor } from '../users/accounts.service.ts';
import { createPasswordLinksRepository } from './password-links.repository.ts';
import { assertStrong } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

const TOKEN_BYTES = 32;
const LIFETIME_MS = 60 * 60 * 1000;

export interface PasswordLinksDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: AccountsService;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  readonly endSessions: (tx: Tx, user: number, why: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly siteUrl: string;
}

/** Unsalted, because the token has 256 random bits. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** One error for unknown, used, replaced and expired links, and those of a former admin. */
const linkExpired = () =>
  new HttpError('conflict', msg('This link has expired or has already been used. Ask for a new one.'));

export function createPasswordLinksService({ accounts, ...deps }: PasswordLinksDeps) {
  const links = createPasswordLinksRepository();

  /** Locks both accounts, so that a concurrent loss of the right waits. */
  async function lockAccounts(
    tx: Tx,
    by: number,
    id: number,
  ): Promise<{ maker: Account; subject: Account | undefined }> {
    const held = await accounts.lock(tx, [by, id]);
    const maker = held.find((one) => one.id === by);
    if (maker === undefined || maker.banned || maker.relog) throw new HttpError('session_ended');
    return { maker, subject: held.find((one) => one.id === id) };
  }

  /** @throws HttpError `conflict` for an invalid link */
  async function requireOwner(db: Db | Tx, token: string): Promise<Account> {
    const link = await links.find(db, hashOf(token), deps.clock());
    if (link === undefined) throw linkExpired();
    const [maker, owner] = [await accounts.byId(db, link.made_by), await accounts.byId(db, link.user_id)];
    if (maker === undefined || owner === undefined || maker.banned) throw linkExpired();
    if (!can('user.makePasswordLink', toActor(maker), owner)) throw linkExpired();
    return owner;
  }

  return {
    /**
     * Staff see the request in the users area. Before the answer only the address is looked up, the same for an unknown
     * one; the request is written after it, so that the time of the answer reveals no account.
     */
    async request(email: string): Promise<void> {
      const user = await links.findRequester(deps.db, email);
      if (user === undefined) return;
      setImmediate(() => {
        deps.write(null, (tx) => links.request(tx, user, deps.clock())).catch(deps.onError);
      });
    },

    async make(actor: Actor, id: number): Promise<{ url: string; expiresAt: string }> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(deps.clock().getTime() + LIFETIME_MS);
      await deps.write(null, async (tx) => {
        const { maker, subject } = await lockAccounts(tx, actor.id, id);
        if (subject === undefined) throw new HttpError('not_found');
        const decision = checkPermission('user.makePasswordLink', toActor(maker), subject);
        if (!decision.ok && decision.reason === 'oneself')
          throw new HttpError('conflict', msg('This is your own account. Someone else has to do this.'));
        if (!decision.ok) throw new HttpError('forbidden');
        await links.removeRequest(tx, id);
        await links.put(tx, { user: id, tokenHash: hashOf(token), madeBy: actor.id, expiresAt });
        const object = { kind: 'user', id } as const;
        await deps.siteLog.record(tx, { actor, action: 'user.makePasswordLink', object, before: null, after: null });
      });
      return { url: new URL(`/new-password/${token}`, deps.siteUrl).href, expiresAt: expiresAt.toISOString() };
    },

    /** Uses the link up (`accounts.setPasswordHash`); returns the e-mail address. */
    async use({ token, newPassword }: { readonly token: string; readonly newPassword: string }): Promise<string> {
      const owner = await requireOwner(deps.db, token);
      const { id, email } = owner;
      assertStrong({ email, password: newPassword }, 'newPassword');
      const hash = await hashPassword(newPassword);
      await deps.write(null, async (tx) => {
        await accounts.lock(tx, [id]);
        await requireOwner(tx, token);
        await accounts.setPasswordHash(tx, id, hash);
        const object = { kind: 'user', id } as const;
        const entry = {
          actor: toActor(owner),
          action: 'user.usePasswordLink',
          object,
          before: null,
          after: null,
        } as const;
        await deps.siteLog.record(tx, entry);
        await deps.endSessions(tx, id, 'password');
      });
      return email;
    },
  };
}

export type PasswordLinksService = ReturnType<typeof createPasswordLinksService>;

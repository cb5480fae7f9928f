import { createHash, randomBytes } from 'node:crypto';
import { type Actor, can, neededFor } from '@boostdesk/auth';
import { Refusal } from '../../contract/refusal.ts';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { phrase } from '../../words/phrase.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { type Account, type AccountsService, toActor } from '../users/accounts.service.ts';
import { createPasswordLinksRepository } from './password-links.repository.ts';
import { assertStrong } from './password-problem.ts';
import { hashPassword } from './passwords.ts';

const TOKEN_BYTES = 32;
const LIFE_MS = 60 * 60 * 1000;

export interface PasswordLinksDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: AccountsService;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  /** Ends all sessions of a user, and cuts their lines after the commit. */
  readonly endSessions: (tx: Tx, user: number, why: string) => Promise<void>;
  /** Where the public site is reached. */
  readonly siteUrl: string;
}

/** The token has 256 bits of its own: a hash without salt keeps it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** One for all of them: unknown, used, replaced, out of date, or of an admin who is none any more. */
const over = () =>
  new Refusal('conflict', phrase('This link has expired or has already been used. Ask for a new one.'));

/** Back into an account whose password is forgotten: an admin makes a link and passes it on by hand. */
export function createPasswordLinksService({ accounts, ...deps }: PasswordLinksDeps) {
  const links = createPasswordLinksRepository();

  /** Both are held, so that whoever loses the right at the same moment comes too late. */
  async function hold(tx: Tx, by: number, id: number): Promise<{ maker: Account; subject: Account | undefined }> {
    const held = await accounts.lock(tx, [by, id]);
    const maker = held.find((one) => one.id === by);
    if (maker === undefined || maker.banned || maker.relog) throw new Refusal('session_ended');
    return { maker, subject: held.find((one) => one.id === id) };
  }

  /** Whose password a token sets at this moment. */
  async function ownerOf(db: Db | Tx, token: string): Promise<Account> {
    const link = await links.find(db, hashOf(token), deps.clock());
    if (link === undefined) throw over();
    const [maker, owner] = [await accounts.byId(db, link.made_by), await accounts.byId(db, link.user_id)];
    if (maker === undefined || owner === undefined || maker.banned) throw over();
    if (!can('user.makePasswordLink', toActor(maker), owner)) throw over();
    return owner;
  }

  return {
    async make(actor: Actor, id: number): Promise<{ url: string; expiresAt: string }> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(deps.clock().getTime() + LIFE_MS);
      await deps.write(null, async (tx) => {
        const { maker, subject } = await hold(tx, actor.id, id);
        if (subject === undefined) throw new Refusal('not_found');
        const decision = neededFor('user.makePasswordLink', toActor(maker), subject);
        if (!decision.ok && decision.reason === 'oneself')
          throw new Refusal('conflict', phrase('This is your own account. Someone else has to do this.'));
        if (!decision.ok) throw new Refusal('forbidden');
        await links.put(tx, { user: id, tokenHash: hashOf(token), madeBy: actor.id, expiresAt });
        const object = { kind: 'user', id } as const;
        await deps.siteLog.record(tx, { actor, action: 'user.makePasswordLink', object, before: null, after: null });
      });
      return { url: new URL(`/new-password/${token}`, deps.siteUrl).href, expiresAt: expiresAt.toISOString() };
    },

    /** Answers whose password it was, by e-mail address. Setting it is what uses the link up (`accounts.setPasswordHash`). */
    async use({ token, newPassword }: { readonly token: string; readonly newPassword: string }): Promise<string> {
      const owner = await ownerOf(deps.db, token);
      const { id, email } = owner;
      assertStrong({ email, password: newPassword }, 'newPassword');
      const hash = await hashPassword(newPassword);
      await deps.write(null, async (tx) => {
        await accounts.lock(tx, [id]);
        await ownerOf(tx, token);
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

import { duoqaccounts as area } from '@boostdesk/api-client/contract';
import { type Actor, checkPermission } from '@boostdesk/auth';
import type { AreaAddition, AreaChange, AreaRemoval } from '../../areas/area-handlers.ts';
import { createAreaReader } from '../../db/area-list.ts';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { CallContext } from '../../http/handler-types.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { decryptLogin, encryptLogin, type GivenLogin } from './account-login.ts';
import { createDuoqRepository, type DuoqFields, duoqAccountsArea } from './duoq.repository.ts';
import { requireGame } from './require-game.ts';

export interface DuoqDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  /** 32 bytes. */
  readonly vaultKey: Uint8Array;
}

const HOUR_MS = 60 * 60 * 1000;
const LOANS_MAX = 2;
const credentialsOwner = (id: number) => `duoq:${id}` as const;

/** Boosters borrow an account for some hours; staff manage them. docs/product.md, DuoQ accounts. */
export function createDuoqService({ write, clock, notifications, siteLog, vaultKey }: DuoqDeps) {
  const accounts = createDuoqRepository();
  const list = duoqAccountsArea(clock);
  const reader = createAreaReader(area, list);

  async function lockAccount(tx: Tx, id: number) {
    const row = await accounts.lock(tx, id);
    if (row === undefined) throw new HttpError('not_found');
    const isHeld = row.held_until !== null && row.held_until > clock();
    return { row, holder: isHeld ? row.holder_id : null };
  }

  async function readRow(tx: Tx, id: number) {
    const row = await reader.one(tx, id);
    if (row === undefined) throw new HttpError('not_found');
    return { row };
  }

  const toLoanSubject = (holder: number | null) => ({ userIds: holder === null ? [] : [holder] });

  const lock: AreaChange<DuoqFields>['lock'] = async (tx, id) => {
    const row = await accounts.lock(tx, id);
    if (row === undefined) return undefined;
    const { version, name, game_id: game, server, rank, note, active } = row;
    return { version, fields: { name, game: requireGame(game), server, rank, note, active } };
  };
  const change: AreaChange<DuoqFields> = { action: 'duoq.edit', lock, save: accounts.save };
  const addition: AreaAddition<DuoqFields> = {
    action: 'duoq.create',
    insert: (tx, fields, actor) => accounts.insert(tx, fields, { user: actor.id, at: clock() }),
  };
  const removal: AreaRemoval<DuoqFields> = {
    action: 'duoq.remove',
    lock,
    async remove(tx, id) {
      const { holder } = await lockAccount(tx, id);
      if (holder !== null) throw new HttpError('conflict', msg('This account is borrowed. Reclaim it first.'));
      await accounts.remove(tx, id);
    },
  };

  async function assertFree(tx: Tx, actor: Actor, { row, holder }: Awaited<ReturnType<typeof lockAccount>>) {
    if (holder === actor.id) throw new HttpError('conflict', msg('You’ve already borrowed this account.'));
    if (holder !== null)
      throw new HttpError(
        'conflict',
        msg('{name} has borrowed this account.', { name: await accounts.nameOf(tx, holder) }),
      );
    if (!row.active || row.sealed === null)
      throw new HttpError('conflict', msg('This account can’t be borrowed right now.'));
  }

  /** Lock order: accounts before users, as in every write that refers to users (docs/decisions/0017). */
  async function assertBelowLoanLimit(tx: Tx, actor: Actor) {
    if (!(await accounts.lockBorrower(tx, actor.id))) throw new HttpError('forbidden');
    if ((await accounts.countLoansOf(tx, actor.id, clock())) >= LOANS_MAX)
      throw new HttpError(
        'conflict',
        msg('You already have {most, plural, one {# account} other {# accounts}}. Return one first.', {
          most: LOANS_MAX,
        }),
      );
  }

  return {
    list,
    change,
    addition,
    removal,

    borrow: (context: CallContext, { id, hours }: { readonly id: number; readonly hours: number }) =>
      write(context, async (tx) => {
        const { actor } = context;
        await assertFree(tx, actor, await lockAccount(tx, id));
        await assertBelowLoanLimit(tx, actor);
        const until = new Date(clock().getTime() + hours * HOUR_MS);
        await accounts.lend(tx, id, { holder: actor.id, until });
        await siteLog.record(tx, {
          actor,
          action: 'duoq.borrow',
          object: { kind: 'duoqaccounts', id },
          before: { holder: null },
          after: { holder: actor.id, until: until.toISOString() },
        });
        return readRow(tx, id);
      }),

    /** Call it before locking a user who may lose the booster role. */
    async lockLoans(tx: Tx, holder: number): Promise<void> {
      await accounts.lockLoansOf(tx, holder, clock());
    },

    /** The caller has locked the former booster's user row against new loans. */
    async endLoans(tx: Tx, actor: Actor, holder: number): Promise<void> {
      for (const { id } of await accounts.lockLoansOf(tx, holder, clock())) {
        await accounts.lend(tx, id, null);
        const object = { kind: 'duoqaccounts', id } as const;
        const change = { before: { holder }, after: { holder: null } };
        await siteLog.record(tx, { actor, action: 'duoq.giveBack', object, ...change });
      }
    },

    giveBack: (context: CallContext, id: number) =>
      write(context, async (tx) => {
        const { actor } = context;
        const { row, holder } = await lockAccount(tx, id);
        if (holder === null) throw new HttpError('conflict', msg('No one has borrowed this account.'));
        if (!checkPermission('duoq.giveBack', actor, toLoanSubject(holder)).ok)
          throw new HttpError('conflict', msg('Someone else has borrowed this account.'));
        await accounts.lend(tx, id, null);
        await siteLog.record(tx, {
          actor,
          action: 'duoq.giveBack',
          object: { kind: 'duoqaccounts', id },
          before: { holder },
          after: { holder: null },
        });
        if (holder !== actor.id) {
          await notifications.notify(tx, {
            users: [holder],
            code: 'duoq_taken',
            params: { name: row.name },
            order: null,
          });
        }
        return readRow(tx, id);
      }),

    saveLogin: (context: CallContext, { id, ...given }: GivenLogin & { readonly id: number }) =>
      write(context, async (tx) => {
        const { row } = await lockAccount(tx, id);
        const at = clock();
        await accounts.saveLogin(tx, id, encryptLogin(vaultKey, credentialsOwner(id), given), at);
        await siteLog.record(tx, {
          actor: context.actor,
          action: 'duoq.edit',
          object: { kind: 'duoqaccounts', id },
          before: { credentials_saved_at: row.login_saved_at?.toISOString() ?? null },
          after: { credentials_saved_at: at.toISOString() },
        });
        return readRow(tx, id);
      }),

    /** Shows the login to the holder and staff; the site log records each access, without the login. */
    reveal: (context: CallContext, id: number) =>
      write(context, async (tx) => {
        const { actor } = context;
        const { row, holder } = await lockAccount(tx, id);
        if (!checkPermission('duoq.reveal', actor, toLoanSubject(holder)).ok)
          throw new HttpError('conflict', msg('Borrow this account first.'));
        const shown = decryptLogin(vaultKey, credentialsOwner(id), row);
        if (shown === undefined) throw new HttpError('conflict', msg('No login details have been saved yet.'));
        const object = { kind: 'duoqaccounts', id } as const;
        await siteLog.record(tx, { actor, action: 'duoq.reveal', object, before: null, after: null });
        return shown;
      }),
  };
}

export type DuoqService = ReturnType<typeof createDuoqService>;

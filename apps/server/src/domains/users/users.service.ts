import { type Actor, can } from '@boostdesk/auth';
import { type Currency, convert, loyaltyFor } from '@boostdesk/catalogs';
import { isCurrency } from '../../db/currency.ts';
import type { Db } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import type { LedgerService } from '../money/ledger.service.ts';
import type { AccountsService } from './accounts.service.ts';
import { createSpendingRepository } from './spending.repository.ts';

export interface UsersDeps {
  readonly db: Db;
  readonly accounts: AccountsService;
  readonly ledger: Pick<LedgerService, 'coinBalance' | 'coinMovements'>;
  /** Units of `to` per unit of `from`. */
  readonly rate: (from: Currency, to: Currency) => number;
}

export function createUsersService({ db, accounts, ledger, rate }: UsersDeps) {
  const spending = createSpendingRepository();

  async function spentInUsd(user: number): Promise<number> {
    const parts = await spending.sumByCurrency(db, user);
    return parts.reduce(
      (sum, part) => sum + (isCurrency(part.currency) ? convert(part.amount, rate(part.currency, 'USD')) : 0),
      0,
    );
  }

  return {
    spent: async (actor: Actor) => ({ spent: Math.round(await spentInUsd(actor.id)) }),

    coins: (actor: Actor, query: { cursor?: string | undefined; limit?: number | undefined }) =>
      ledger.coinMovements(actor.id, query),

    loyaltyRank: async (actor: Actor) => ({ name: loyaltyFor(await spentInUsd(actor.id)).tier.name }),

    async info(actor: Actor) {
      const account = await accounts.byId(db, actor.id);
      if (account === undefined) throw new HttpError('session_ended');
      return { name: account.name, balance: await ledger.coinBalance(actor.id), premium: account.premium };
    },

    /**
     * @param user null for the own balance (SPEC §7)
     * @throws HttpError `not_found` for a user whose balance the actor may not see
     */
    async balance(actor: Actor, user: number | null) {
      const account = await accounts.byId(db, user ?? actor.id);
      if (account === undefined || !can('coins.view', actor, account)) throw new HttpError('not_found');
      return { balance: await ledger.coinBalance(account.id) };
    },

    /** SPEC §3, order_notification; undefined for users who are not employees. */
    async wantsOrderNotifications(user: number): Promise<boolean | undefined> {
      return (await accounts.byId(db, user))?.employee?.order_notification;
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;

import { randomUUID } from 'node:crypto';
import { type Actor, checkPermission } from '@boostdesk/auth';
import type { AreaAddition } from '../../areas/area-handlers.ts';
import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import { assertCoinGrant, type LimitsService } from '../limits/limits.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { AccountsService } from '../users/accounts.service.ts';
import { findCoinEntry } from './coins.repository.ts';
import { createBalanceEvent, type LedgerService } from './ledger.service.ts';

export interface CoinsDeps {
  readonly accounts: Pick<AccountsService, 'lock'>;
  readonly events: Pick<EventsService, 'publishBatch'>;
  readonly ledger: Pick<LedgerService, 'coinBalance' | 'lockCoinBalance' | 'post'>;
  readonly limits: Pick<LimitsService, 'read'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
}

interface CoinChange {
  readonly user: number;
  readonly change: 'grant' | 'deduct';
  readonly coins: number;
  readonly reason: string;
}

const invalidField = (field: keyof CoinChange, sentence: MessageDescriptor) =>
  new HttpError('invalid', sentence, { [`fields.${field}`]: sentence });

const denialMessages: Partial<Record<string, MessageDescriptor>> = {
  oneself: msg('These are your own coins. Someone else has to do this.'),
  higherRole: msg('Only admins can change staff accounts.'),
};

/** Double entry, with a reason, never below zero. docs/product.md, BoostCoins. */
export function createCoinsService({
  accounts,
  events,
  ledger,
  limits,
  notifications,
}: CoinsDeps): AreaAddition<CoinChange> {
  async function lockAndCheck(tx: Tx, actor: Actor, user: number): Promise<void> {
    const [subject] = await accounts.lock(tx, [user]);
    if (subject === undefined) throw invalidField('user', msg('No user has this ID.'));
    const decision = checkPermission('coins.change', actor, subject);
    if (!decision.ok) throw new HttpError('conflict', denialMessages[decision.reason]);
  }

  /** Locks the balance, so that concurrent removals cannot make it negative. */
  async function assertEnough(tx: Tx, { user, coins }: CoinChange): Promise<void> {
    const balance = await ledger.lockCoinBalance(tx, user);
    if (coins > balance)
      throw invalidField(
        'coins',
        msg(
          '{balance, plural, one {The user’s balance is # coin} other {The user’s balance is # coins}}. You can’t deduct more than that.',
          {
            balance,
          },
        ),
      );
  }

  return {
    action: 'coins.change',
    async insert(tx, input, actor) {
      const { user, change, coins, reason } = input;
      await lockAndCheck(tx, actor, user);
      if (change === 'deduct') await assertEnough(tx, input);
      else assertCoinGrant(actor, coins, await limits.read(tx));
      const signed = change === 'grant' ? coins : -coins;
      const posted = await ledger.post(tx, {
        kind: change === 'grant' ? 'coins-granted' : 'coins-deducted',
        businessKey: `coins-changed:${randomUUID()}`,
        note: reason,
        orderId: null,
        actorId: actor.id,
        entries: [
          { account: { kind: 'coin-issue', currency: 'COIN', ownerId: null }, amount: -signed },
          { account: { kind: 'coins', currency: 'COIN', ownerId: user }, amount: signed },
        ],
      });
      const code = change === 'grant' ? 'coins_granted' : 'coins_deducted';
      await notifications.notify(tx, { users: [user], code, params: { coins, reason }, order: null });
      await events.publishBatch(tx, [user], createBalanceEvent(tx, ledger));
      return findCoinEntry(tx, posted);
    },
  };
}

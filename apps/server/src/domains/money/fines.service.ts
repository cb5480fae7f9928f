import { checkPermission, isBooster } from '@boostdesk/auth';
import type { AreaAddition } from '../../areas/serve-area.ts';
import type { CallContext } from '../../contract/handlers.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';
import type { EventsService } from '../events/events.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import type { AccountsService } from '../users/accounts.service.ts';
import { createFinesRepository, type NewFine } from './fines.repository.ts';
import { tellEarnings } from './tell-earnings.ts';

export interface FinesDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'lock'>;
  readonly events: Pick<EventsService, 'toUsers' | 'toRoom'>;
  readonly notifications: Pick<NotificationsService, 'tell'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

type ToldFine = Omit<NewFine, 'currency'> & { readonly currency: string };

const wrong = (field: keyof NewFine, sentence: Phrase) =>
  new Refusal('invalid', sentence, { [`fields.${field}`]: sentence });

/** Fines (docs/product.md, Fines), deducted once from the next payout or lifted before. */
export function createFinesService({ write, clock, accounts, events, notifications, siteLog }: FinesDeps) {
  const fines = createFinesRepository();

  /** Locks the order against deletion; every transaction locks orders before users. */
  async function assertOrder(tx: Tx, { booster, order, currency }: NewFine): Promise<void> {
    if (order === null) return;
    const found = await fines.holdOrder(tx, order, booster);
    if (found === undefined) throw wrong('order', phrase('No order has this number.'));
    if (!found.played) throw wrong('order', phrase('This booster hasn’t played this order.'));
    if (found.currency !== currency)
      throw wrong('currency', phrase('This order is paid in {currency}.', { currency: found.currency }));
  }

  async function tell(tx: Tx, code: 'fined' | 'fine_lifted', { booster, order, ...fine }: ToldFine): Promise<void> {
    const { amount, currency, reason } = fine;
    await notifications.tell(tx, { users: [booster], code, params: { amount, currency, reason }, order });
    await tellEarnings(tx, events, { booster, payout: null });
  }

  const addition: AreaAddition<NewFine> = {
    action: 'fine.create',
    async insert(tx, fine, actor) {
      await assertOrder(tx, fine);
      const [account] = await accounts.lock(tx, [fine.booster]);
      if (account === undefined || !isBooster(account)) throw wrong('booster', phrase('This person isn’t a booster.'));
      const id = await fines.insert(tx, fine, { user: actor.id, at: clock() });
      await tell(tx, 'fined', fine);
      return id;
    },
  };

  return {
    addition,

    lift(context: CallContext, id: number) {
      return write(context, async (tx) => {
        const { actor } = context;
        const row = await fines.lock(tx, id);
        if (row === undefined) throw new Refusal('not_found');
        if (!checkPermission('fine.lift', actor, { boosterId: row.booster_id }).ok) {
          throw new Refusal('conflict', phrase('This is your own fine. Someone else has to do this.'));
        }
        if (row.lifted_at !== null) throw new Refusal('conflict', phrase('This fine has already been waived.'));
        if (row.payout_id !== null) {
          const sentence = phrase(
            'This fine is part of payout {payout}. If the payout hasn’t been paid yet, withdraw it first.',
            { payout: row.payout_id },
          );
          throw new Refusal('conflict', sentence);
        }
        await fines.lift(tx, id, { user: actor.id, at: clock() });
        const object = { kind: 'fines', id } as const;
        await siteLog.record(tx, {
          actor,
          action: 'fine.lift',
          object,
          before: { lifted: false },
          after: { lifted: true },
        });
        const { booster_id: booster, order_id: order, reason, currency } = row;
        await tell(tx, 'fine_lifted', { booster, order, reason, currency, amount: Number.parseInt(row.amount, 10) });
        return { ok: true } as const;
      });
    },
  };
}

export type FinesService = ReturnType<typeof createFinesService>;

import { checkPermission, isBooster } from '@boostdesk/auth';
import type { AreaAddition } from '../../areas/area-handlers.ts';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { CallContext } from '../../http/handler-types.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { StaffTimeline } from '../orders/staff-timeline.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import type { AccountsService } from '../users/accounts.service.ts';
import { createFinesRepository, type NewFine } from './fines.repository.ts';
import { publishEarningsChanged } from './publish-earnings-changed.ts';

export interface FinesDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'lock'>;
  readonly events: Pick<EventsService, 'publishToUsers' | 'publishToRoom'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  readonly timeline: StaffTimeline;
}

type NotifiedFine = Omit<NewFine, 'currency'> & { readonly currency: string };

const invalidField = (field: keyof NewFine, sentence: MessageDescriptor) =>
  new HttpError('invalid', sentence, { [`fields.${field}`]: sentence });

/** Deducted once from the next payout, or lifted before. docs/product.md, Fines. */
export function createFinesService({ write, clock, accounts, events, notifications, siteLog, timeline }: FinesDeps) {
  const fines = createFinesRepository();

  /** Locks the order against deletion; every transaction locks orders before users. */
  async function assertOrder(tx: Tx, { booster, order, currency }: NewFine): Promise<void> {
    if (order === null) return;
    const found = await fines.lockOrder(tx, order, booster);
    if (found === undefined) throw invalidField('order', msg('No order has this number.'));
    if (!found.played) throw invalidField('order', msg('This booster hasn’t played this order.'));
    if (found.currency !== currency)
      throw invalidField('currency', msg('This order is paid in {currency}.', { currency: found.currency }));
  }

  async function notifyBooster(
    tx: Tx,
    code: 'fined' | 'fine_lifted',
    { booster, order, ...fine }: NotifiedFine,
  ): Promise<void> {
    const { amount, currency, reason } = fine;
    await notifications.notify(tx, { users: [booster], code, params: { amount, currency, reason }, order });
    await publishEarningsChanged(tx, events, { booster, payout: null });
  }

  const addition: AreaAddition<NewFine> = {
    action: 'fine.create',
    async insert(tx, fine, actor) {
      await assertOrder(tx, fine);
      const [account] = await accounts.lock(tx, [fine.booster]);
      if (account === undefined || !isBooster(account))
        throw invalidField('booster', msg('This person isn’t a booster.'));
      const id = await fines.insert(tx, fine, { user: actor.id, at: clock() });
      await notifyBooster(tx, 'fined', fine);
      const { order, amount, reason } = fine;
      if (order !== null) {
        const data = { booster: account.name, amount, reason };
        await timeline.add(tx, { order, kind: 'fined', actor: actor.id, data });
      }
      return id;
    },
  };

  return {
    addition,

    lift(context: CallContext, id: number) {
      return write(context, async (tx) => {
        const { actor } = context;
        const row = await fines.lock(tx, id);
        if (row === undefined) throw new HttpError('not_found');
        if (!checkPermission('fine.lift', actor, { boosterId: row.booster_id }).ok) {
          throw new HttpError('conflict', msg('This is your own fine. Someone else has to do this.'));
        }
        if (row.lifted_at !== null) throw new HttpError('conflict', msg('This fine has already been waived.'));
        if (row.payout_id !== null) {
          const sentence = msg(
            'This fine is part of payout {payout}. If the payout hasn’t been paid yet, withdraw it first.',
            { payout: row.payout_id },
          );
          throw new HttpError('conflict', sentence);
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
        const amount = Number.parseInt(row.amount, 10);
        if (order !== null) {
          const data = { booster: row.booster_name, amount, reason };
          await timeline.add(tx, { order, kind: 'fine_lifted', actor: actor.id, data });
        }
        await notifyBooster(tx, 'fine_lifted', { booster, order, reason, currency, amount });
        return { ok: true } as const;
      });
    },
  };
}

export type FinesService = ReturnType<typeof createFinesService>;

import type { ShareExplanation } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import type { AreaAddition } from '../../areas/area-handlers.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { type OrderCommandDeps, type OrderCommands, partiesOf } from './order-commands.ts';
import { type ProgressPaymentBooking, progressPayLimitFor, requireCurrency } from './order-progress-booking.ts';
import { agreedShare } from './order-view.ts';
import type { OrderRecord } from './orders.repository.ts';

interface ProgressPay {
  readonly order: number;
  /** Minor units of the order's currency. */
  readonly amount: number;
  readonly note: string;
}

/** Previous boosters were paid when they left. */
function requirePayee(order: OrderRecord): { readonly id: number; readonly share: ShareExplanation } {
  const [id, share] = [order.booster_id, agreedShare(order)];
  if (id === null || share === null) throw new HttpError('conflict', msg('No one is playing this order right now.'));
  return { id, share };
}

/** @throws HttpError `invalid` above the allowed progress payment */
function assertWithinLimit(order: OrderRecord, currency: Currency, sharePercent: number, amount: number): void {
  const limit = progressPayLimitFor(order, sharePercent);
  if (amount <= limit) return;
  const most = { amount: limit, currency };
  const sentence =
    limit === 0
      ? msg('The progress so far doesn’t allow another payment. Log progress first.')
      : msg('Based on the progress so far, you can pay up to {most}.', { most });
  throw new HttpError('invalid', sentence, { 'fields.amount': sentence });
}

/** Payments by staff before completion. docs/product.md, Progress payments. */
export function createProgressPayAddition(
  { events, orders }: OrderCommandDeps,
  commands: OrderCommands,
  booking: ProgressPaymentBooking,
): AreaAddition<ProgressPay> {
  return {
    action: 'order.payProgress',
    async insert(tx, { order: id, amount, note }, actor) {
      const context = await commands.loadForUpdate(tx, { actor }, 'order.payProgress', id);
      const { order } = context;
      const payee = requirePayee(order);
      if (payee.id === actor.id)
        throw new HttpError('conflict', msg('This is your own order. Someone else has to do this.'));
      assertWithinLimit(order, requireCurrency(order), payee.share.percent, amount);
      const pay = { booster: payee.id, amount, note };
      const made = await booking.book(context, pay);
      await orders.update(tx, order.id, { ...made.set, version: order.version + 1 });
      await events.lockCounters(tx, [...partiesOf(order), payee.id]);
      await booking.notifyBooster(context, pay);
      const booster = await orders.getUserName(tx, payee.id);
      const event = { kind: 'progress_paid', data: { booster, amount } } as const;
      await orders.addEvent(tx, { order: id, ...event, at: context.now, actorId: actor.id, before: null });
      await commands.publishUpdate(tx, order, order);
      return made.id;
    },
  };
}

import type { ShareExplanation } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import type { AreaAddition } from '../../areas/serve-area.ts';
import { Refusal } from '../../contract/refusal.ts';
import { phrase } from '../../words/phrase.ts';
import { type ChangeDeps, type Changing, partiesOf } from './order-change.ts';
import { currencyOf, justifiedBy, type ProgressBooking } from './order-progress-booking.ts';
import { agreedShare } from './order-view.ts';
import type { OrderRecord } from './orders.repository.ts';

interface ProgressPay {
  readonly order: number;
  /** Minor units of the order's currency. */
  readonly amount: number;
  readonly note: string;
}

/** Returns the current booster; previous ones were paid when they left. */
function payeeOf(order: OrderRecord): { readonly id: number; readonly share: ShareExplanation } {
  const [id, share] = [order.booster_id, agreedShare(order)];
  if (id === null || share === null) throw new Refusal('conflict', phrase('No one is playing this order right now.'));
  return { id, share };
}

/** @throws Refusal `invalid` above the allowed progress payment */
function assertJustified(order: OrderRecord, currency: Currency, sharePercent: number, amount: number): void {
  const limit = justifiedBy(order, sharePercent);
  if (amount <= limit) return;
  const most = { amount: limit, currency };
  const sentence =
    limit === 0
      ? phrase('The progress so far doesn’t allow another payment. Log progress first.')
      : phrase('Based on the progress so far, you can pay up to {most}.', { most });
  throw new Refusal('invalid', sentence, { 'fields.amount': sentence });
}

/** Staff's progress payments to a booster before completion (docs/product.md, Progress payments). */
export function createOrderProgressPay(
  { events, orders }: ChangeDeps,
  changing: Changing,
  booking: ProgressBooking,
): AreaAddition<ProgressPay> {
  return {
    action: 'order.payProgress',
    async insert(tx, { order: id, amount, note }, actor) {
      const acting = await changing.enter(tx, { actor }, 'order.payProgress', id);
      const { order } = acting;
      const payee = payeeOf(order);
      if (payee.id === actor.id)
        throw new Refusal('conflict', phrase('This is your own order. Someone else has to do this.'));
      assertJustified(order, currencyOf(order), payee.share.percent, amount);
      const pay = { booster: payee.id, amount, note };
      const made = await booking.book(acting, pay);
      await orders.update(tx, order.id, { ...made.set, version: order.version + 1 });
      await events.hold(tx, [...partiesOf(order), payee.id]);
      await booking.tell(acting, pay);
      await changing.announce(tx, order, order);
      return made.id;
    },
  };
}

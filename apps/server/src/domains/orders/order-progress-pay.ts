import type { ShareExplanation } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { progressPayLimit } from '@boostdesk/catalogs/progress';
import type { AreaAddition } from '../../areas/serve-area.ts';
import { Refusal } from '../../contract/refusal.ts';
import { isCurrency } from '../../db/currency.ts';
import { type Acting, type ChangeDeps, type Changing, partiesOf } from './order-change.ts';
import { paidBefore } from './order-ending.ts';
import { agreedShare } from './order-view.ts';
import type { OrderRecord } from './orders.repository.ts';

interface ProgressPay {
  readonly order: number;
  /** In minor units of the order's currency. */
  readonly amount: number;
  readonly note: string;
}

/** Who plays the order, or played it until it went back to the board. */
function payeeOf(order: OrderRecord): { readonly id: number; readonly share: ShareExplanation } {
  // Written by `givenBack` from the agreed share.
  const former = order.former_share as unknown as ShareExplanation | null;
  const [id, share] =
    order.booster_id === null ? [order.former_booster_id, former] : [order.booster_id, agreedShare(order)];
  if (id === null || share === null) throw new Refusal('conflict', 'Nobody has played this order yet.');
  return { id, share };
}

/** @throws Refusal `invalid` above what the progress justifies */
function assertJustified(order: OrderRecord, currency: Currency, sharePercent: number, amount: number): void {
  const limit = progressPayLimit({
    total: Number.parseInt(order.price_amount, 10),
    percent: Number(order.percent),
    sharePercent,
    paidBefore: paidBefore(order),
  });
  if (amount <= limit) return;
  const most = new Intl.NumberFormat('en', { style: 'currency', currency }).format(limit / 100);
  const sentence =
    limit === 0
      ? 'The progress so far justifies nothing more: log it first.'
      : `The progress so far justifies no more than ${most}.`;
  throw new Refusal('invalid', sentence, { 'fields.amount': sentence });
}

/** What staff pay a booster in advance, for the progress of an order that is not complete (product, progresspays). */
export function createOrderProgressPay(deps: ChangeDeps, changing: Changing): AreaAddition<ProgressPay> {
  const { events, ledger, notifications, orders, progressPays } = deps;

  async function book({ tx, actor, order }: Acting, id: number, pay: { booster: number; amount: number }) {
    const { currency } = order;
    await ledger.post(tx, {
      kind: 'progress-paid',
      businessKey: `progress-paid:${id}`,
      orderId: order.id,
      actorId: actor.id,
      entries: [
        { account: { kind: 'escrow', currency, ownerId: order.customer_id }, amount: -pay.amount },
        { account: { kind: 'payable', currency, ownerId: pay.booster }, amount: pay.amount },
      ],
    });
    const sum = String(paidBefore(order) + pay.amount);
    await orders.update(tx, order.id, { progress_paid: sum, version: order.version + 1 });
  }

  async function tell({ tx, order }: Acting, { booster, amount }: { booster: number; amount: number }): Promise<void> {
    const { currency, id } = order;
    await events.hold(tx, [...partiesOf(order), booster]);
    await notifications.tell(tx, { users: [booster], code: 'progress_paid', params: { amount, currency }, order: id });
    await events.toUsers(tx, [booster], 'earningsChanged', { payout: null });
    await changing.announce(tx, order, order);
  }

  return {
    action: 'order.payProgress',
    async insert(tx, { order: id, amount, note }, actor) {
      const acting = await changing.enter(tx, { actor }, 'order.payProgress', id);
      const { order, now } = acting;
      const payee = payeeOf(order);
      if (payee.id === actor.id) throw new Refusal('conflict', 'Somebody else has to do this: the order is your own.');
      const { currency, percent } = order;
      if (!isCurrency(currency)) throw new Error(`Order ${id} has no currency.`);
      assertJustified(order, currency, payee.share.percent, amount);
      const pay = { booster: payee.id, amount };
      const made = await progressPays.insert(tx, { ...pay, order: id, currency, percent, note, by: actor.id, at: now });
      await book(acting, made, pay);
      await tell(acting, pay);
      return made;
    },
  };
}

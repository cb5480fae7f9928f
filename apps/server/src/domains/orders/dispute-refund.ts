import type { dispute as calls, ParsedRequestOf } from '@boostdesk/api-client/contract';
import { settleDispute } from '@boostdesk/catalogs/rules';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { OrderCommandContext, OrderCommandDeps } from './order-commands.ts';
import { isSameSplit, type OrderEnding, progressPaidOf } from './order-ending.ts';
import { agreedShare } from './order-view.ts';
import type { OrderRecord } from './orders.repository.ts';

type Refund = Extract<ParsedRequestOf<typeof calls.resolve>['outcome'], { kind: 'refund' }>;

const cents = (amount: string | null): number => Number.parseInt(amount ?? '0', 10);

/** Refunds a part of a complete order: from the booster's earning and the platform's revenue, to the cent. */
export function createDisputeRefund({ disputes, earnings, ledger }: OrderCommandDeps, endings: OrderEnding) {
  async function refundedBefore({ tx, order }: OrderCommandContext): Promise<number> {
    const dispute = await disputes.latest(tx, order.id);
    return cents(order.refund_amount) + (dispute?.refundedInAll ?? 0);
  }

  /** `paidOut`: what a payout has paid of the earning, which the booster keeps: the platform bears the refund. */
  const split = (order: OrderRecord, { paid, paidOut }: Record<'paid' | 'paidOut', number>, percent: number) =>
    settleDispute(
      { paid, sharePercent: agreedShare(order)?.percent ?? 0, paidBefore: progressPaidOf(order) + paidOut },
      percent,
    );

  return {
    /**
     * Locks the earning and checks the refund.
     * @throws HttpError `conflict` when the figures have changed, nothing is refunded, or a payout has the earning
     */
    async prepare(context: OrderCommandContext, { figures, percent, refundTo }: Refund) {
      const { tx, order, actor } = context;
      const before = await refundedBefore(context);
      const paid = cents(order.price_amount) - before;
      const earning = await earnings.lockForRefund(tx, order.id);
      const after = split(order, { paid, paidOut: earning.isPaid ? earning.amount : 0 }, percent);
      if (!isSameSplit(after, figures))
        throw new HttpError(
          'conflict',
          msg('The order and its amounts have changed in the meantime. Review them again.'),
        );
      if (after.refund === 0) throw new HttpError('conflict', msg('Nothing is left to refund for this order.'));
      if (earning.payout !== null && !earning.isPaid)
        throw new HttpError(
          'conflict',
          msg('This order is part of payout #{payout}. An admin has to withdraw that payout first.', {
            payout: earning.payout,
          }),
        );
      const { currency } = order;
      const earnedBefore = earning.amount + progressPaidOf(order);
      const keptBefore = paid - earnedBefore;
      const parts = endings.refundParts(order, { refund: after.refund, before, to: refundTo });
      return {
        amount: after.refund,

        /** Returns data for the timeline. */
        async post(dispute: number) {
          await ledger.post(tx, {
            kind: 'dispute-refunded',
            businessKey: `dispute-refunded:${dispute}`,
            orderId: order.id,
            actorId: actor.id,
            entries: [
              {
                account: { kind: 'payable', currency, ownerId: order.booster_id },
                amount: after.earned - earnedBefore,
              },
              { account: { kind: 'revenue', currency, ownerId: null }, amount: after.kept - keptBefore },
              ...endings.refundEntries(order, parts),
            ],
          });
          await earnings.reduce(tx, order.id, after.earned - progressPaidOf(order));
          return parts.coins === 0 ? {} : { coins: parts.coins, ...(parts.rest > 0 && { refundMoney: parts.rest }) };
        },

        /** Call it after locking the counters of all notified users. */
        async publish(): Promise<void> {
          if (order.booster_id !== null) await earnings.publishChange(tx, order.booster_id);
          if (parts.coins > 0) await endings.publishBalance(tx, order.customer_id);
        },
      };
    },
  };
}

export type DisputeRefund = ReturnType<typeof createDisputeRefund>;

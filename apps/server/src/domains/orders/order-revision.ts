import type { order as calls, ParsedRequestOf } from '@boostdesk/api-client/contract';
import { overrideShare, type ProgressSplit, type ShareExplanation } from '@boostdesk/catalogs';
import { type Revision, type RevisionRefusal, reviseOrder } from '@boostdesk/catalogs/rules';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import { coinsPaidOf } from './order-coins.ts';
import type { OrderChange, OrderCommandContext, OrderCommandDeps, OrderCommands } from './order-commands.ts';
import { isSameSplit, type OrderEnding, progressPaidOf } from './order-ending.ts';
import { agreedShare } from './order-view.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';
import type { CommandCaller } from './orders-deps.ts';

type PriceChange = ParsedRequestOf<typeof calls.changePrice>;
type ShareChange = ParsedRequestOf<typeof calls.changeShare>;

const refusals: Record<RevisionRefusal, MessageDescriptor> = {
  unchanged: msg('Enter a value that differs from the current one.'),
  higherPrice: msg('Enter a price below the current one. To charge more, create an add-on.'),
  belowAdvance: msg('The price has to cover the progress payments.'),
};

const priceOf = (order: OrderRecord): number => Number.parseInt(order.price_amount, 10);

/** @throws HttpError `invalid` for a revision that the rule refuses, `conflict` when the figures have changed */
function revise(order: OrderRecord, revision: Revision, shown: ProgressSplit): void {
  const before = {
    price: priceOf(order),
    sharePercent: agreedShare(order)?.percent ?? 0,
    paidBefore: progressPaidOf(order),
  };
  const revised = reviseOrder(before, revision);
  if (!revised.ok) {
    const sentence = refusals[revised.reason];
    throw new HttpError('invalid', sentence, { [revision.price === undefined ? 'percent' : 'price']: sentence });
  }
  if (!isSameSplit(revised.figures, shown))
    throw new HttpError('conflict', msg('The order and its amounts have changed in the meantime. Review them again.'));
}

/** Changes price and share of unfinished orders; the escrow still holds their money. docs/product.md, Price and share. */
export function createOrderRevisionService(
  { disputes, ledger }: OrderCommandDeps,
  commands: OrderCommands,
  endings: OrderEnding,
) {
  async function assertUndisputed({ tx, order }: OrderCommandContext): Promise<void> {
    const dispute = await disputes.latest(tx, order.id);
    if (dispute !== undefined && dispute.resolvedAt === null)
      throw new HttpError('conflict', msg('This order is in dispute. Resolve the dispute first.'));
  }

  /** Refunds to where the money came from, and keeps the proportion of coins for later refunds. */
  async function refund({ tx, order, actor }: OrderCommandContext, amount: number) {
    const parts = endings.refundParts(order, { refund: amount, to: 'provider' });
    const { currency } = order;
    await ledger.post(tx, {
      kind: 'price-lowered',
      businessKey: `price-lowered:${order.id}:${order.version}`,
      orderId: order.id,
      actorId: actor.id,
      entries: [
        { account: { kind: 'escrow', currency, ownerId: order.customer_id }, amount: -amount },
        ...endings.refundEntries(order, parts),
      ],
    });
    const paid = coinsPaidOf(order);
    const columns: OrderChanges =
      parts.amount === 0
        ? {}
        : { coins_paid: paid.coins - parts.coins, coins_paid_amount: String(paid.amount - parts.amount) };
    return { ...parts, columns };
  }

  async function toPriceChange(context: OrderCommandContext, given: PriceChange): Promise<OrderChange> {
    const { order, tx } = context;
    const { price, reason, figures } = given;
    await assertUndisputed(context);
    revise(order, { price }, figures);
    const { coins, rest, columns } = await refund(context, figures.refund);
    // Written by `toColumns`, `add` of the extras and here.
    const quote = [
      ...(order.quote as readonly object[]),
      { code: 'priceChange', params: { text: reason }, amount: -figures.refund },
    ];
    return {
      set: { price_amount: String(price), quote: JSON.stringify(quote), ...columns },
      reason,
      event: {
        kind: 'price_changed',
        data: {
          reason,
          amount: price,
          refund: figures.refund,
          ...(coins > 0 && { coins, ...(rest > 0 && { refundMoney: rest }) }),
        },
      },
      notify: {
        code: 'price_changed',
        params: { amount: figures.refund, currency: order.currency, reason },
        to: 'both',
      },
      afterWrite: async () => {
        if (coins > 0) await endings.publishBalance(tx, order.customer_id);
      },
    };
  }

  async function toShareChange(context: OrderCommandContext, given: ShareChange): Promise<OrderChange> {
    const { order, now } = context;
    const { percent, reason, figures } = given;
    await assertUndisputed(context);
    const share = agreedShare(order);
    if (share === null) throw new HttpError('conflict', msg('No one is playing this order right now.'));
    revise(order, { sharePercent: percent }, figures);
    // Written by `explainShare` and here.
    const changed = overrideShare(share as ShareExplanation, percent, now.toISOString());
    return {
      set: { share: JSON.stringify(changed) },
      reason,
      logged: { sharePercent: percent },
      loggedBefore: { sharePercent: share.percent },
      event: { kind: 'share_changed', data: { reason, before: share.percent, after: percent } },
      notify: { code: 'share_changed', params: { percent, reason }, to: 'booster' },
    };
  }

  return {
    changePrice: (caller: CommandCaller, given: PriceChange) =>
      commands.run(caller, 'order.changePrice', given.id, (context) => toPriceChange(context, given)),

    changeShare: (caller: CommandCaller, given: ShareChange) =>
      commands.run(caller, 'order.changeShare', given.id, (context) => toShareChange(context, given)),
  };
}

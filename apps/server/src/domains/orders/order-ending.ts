import type { order as calls, ParsedRequestOf } from '@boostdesk/api-client/contract';
import {
  COIN_USD_CENTS,
  type CoinSplit,
  convert,
  type ProgressSplit,
  type Settlement,
  splitRefund,
} from '@boostdesk/catalogs';
import { heldAmount, settleOrder } from '@boostdesk/catalogs/rules';
import { isCurrency } from '../../db/currency.ts';
import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { BookedEarning } from '../money/earnings.service.ts';
import { createBalanceEvent } from '../money/ledger.service.ts';
import { coinsPaidOf } from './order-coins.ts';
import type { OrderCommandContext, OrderCommandDeps } from './order-commands.ts';
import { agreedShare, toPricedOrder } from './order-view.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

export type Ending = ParsedRequestOf<typeof calls.cancel>['ending'];

type Entries = Parameters<OrderCommandDeps['ledger']['post']>[1]['entries'];

export const progressPaidOf = (order: OrderRecord): number => Number.parseInt(order.progress_paid, 10);

/** Splits the price in cents of the order's currency; without a booster nobody earns. */
const computeSplit = (order: OrderRecord, by: Settlement): ProgressSplit =>
  settleOrder(toPricedOrder(order, agreedShare(order)), by);

export const isSameSplit = (one: ProgressSplit, other: ProgressSplit): boolean =>
  one.refund === other.refund && one.earned === other.earned && one.kept === other.kept;

/** @throws HttpError `conflict` when the figures have changed since they were shown */
export function assertSplitUnchanged(order: OrderRecord, { settlement, figures }: Ending): void {
  if (isSameSplit(computeSplit(order, settlement), figures)) return;
  throw new HttpError('conflict', msg('The order and its amounts have changed in the meantime. Review them again.'));
}

/** What coins have paid returns as coins; the rest as money, or as coins on request. `before`: earlier refunds. */
function splitOrderRefund(order: OrderRecord, refund: number, before = 0): CoinSplit {
  const [price, paid] = [Number.parseInt(order.price_amount, 10), coinsPaidOf(order)];
  const earlier = splitRefund({ refund: before, price, paid });
  const all = splitRefund({ refund: before + refund, price, paid });
  return { coins: all.coins - earlier.coins, amount: all.amount - earlier.amount, rest: all.rest - earlier.rest };
}

interface Refund {
  /** In minor units. */
  readonly refund: number;
  readonly to: Ending['refundTo'];
  /** Earlier refunds of the same order. @default 0 */
  readonly before?: number;
}

export const endingColumns = (order: OrderRecord, { reason, settlement, refundTo }: Ending): OrderChanges => {
  const { refund } = computeSplit(order, settlement);
  const { rest } = splitOrderRefund(order, refund);
  const target = rest === 0 ? 'coins' : refundTo;
  return {
    end_reason: reason,
    settlement,
    refund_amount: String(refund),
    refund_to: refund === 0 ? null : target,
  };
};

/** Settles an order's escrow between customer, booster and marketplace, to the cent. */
export function createOrderEndingService({ earnings, events, ledger, rate }: OrderCommandDeps) {
  function coinsFor({ id, currency }: OrderRecord, refund: number): number {
    if (!isCurrency(currency)) throw new Error(`Order ${id} has no currency.`);
    return Math.round(convert(refund, rate(currency, 'USD')) / COIN_USD_CENTS);
  }

  /** `amount` is the worth of `coins`; the provider refunds the rest. */
  function refundParts(order: OrderRecord, { refund, to, before }: Refund): CoinSplit {
    const split = splitOrderRefund(order, refund, before);
    if (to === 'provider') return split;
    return { coins: split.coins + coinsFor(order, split.rest), amount: refund, rest: 0 };
  }

  function refundEntries(order: OrderRecord, { coins, amount, rest }: CoinSplit): Entries {
    const { currency } = order;
    return [
      { account: { kind: 'provider', currency, ownerId: null }, amount: rest },
      { account: { kind: 'coin-backing', currency, ownerId: null }, amount },
      { account: { kind: 'coin-issue', currency: 'COIN', ownerId: null }, amount: -coins },
      { account: { kind: 'coins', currency: 'COIN', ownerId: order.customer_id }, amount: coins },
    ];
  }

  const publishBalance = (tx: Tx, customer: number) =>
    events.publishBatch(tx, [customer], createBalanceEvent(tx, ledger));

  return {
    refundParts,
    refundEntries,
    publishBalance,

    /** Data for the timeline: coins, and money beside them; empty without a refund in coins. */
    refundedCoins(
      order: OrderRecord,
      { figures: { refund }, refundTo }: Ending,
    ): { readonly coins?: number; readonly refundMoney?: number } {
      const { coins, rest } = refundParts(order, { refund, to: refundTo });
      if (coins === 0) return {};
      return { coins, ...(rest > 0 && { refundMoney: rest }) };
    },

    /** Returns the earning, or null. */
    async post(
      { tx, order, actor, now }: OrderCommandContext,
      kind: 'order-completed' | 'order-cancelled',
      { settlement, refundTo }: Pick<Ending, 'settlement' | 'refundTo'>,
    ): Promise<BookedEarning | null> {
      const { currency, booster_id: booster } = order;
      const held = heldAmount(toPricedOrder(order, null));
      const { refund, earned, kept } = computeSplit(order, settlement);
      const before = progressPaidOf(order);
      const rest = earned - before;
      if (held > 0) {
        await ledger.post(tx, {
          kind,
          businessKey: `${kind}:${order.id}`,
          orderId: order.id,
          actorId: actor.id,
          entries: [
            { account: { kind: 'escrow', currency, ownerId: order.customer_id }, amount: before - held },
            { account: { kind: 'payable', currency, ownerId: booster }, amount: rest },
            { account: { kind: 'revenue', currency, ownerId: null }, amount: kept },
            ...refundEntries(order, refundParts(order, { refund, to: refundTo })),
          ],
        });
      }
      const share = agreedShare(order);
      if (booster === null || share === null) return null;
      return { order: order.id, booster, currency, price: held, amount: rest, paidBefore: before, share, at: now };
    },

    /** Call it after locking the counters of all notified users. */
    async publish(
      { tx, order }: OrderCommandContext,
      earned: BookedEarning | null,
      { refund_to: refundTo }: Pick<OrderChanges, 'refund_to'>,
    ): Promise<void> {
      if (earned !== null) await earnings.book(tx, earned);
      const isInCoins = refundTo === 'coins' || (refundTo === 'provider' && order.coins_paid > 0);
      if (!isInCoins) return;
      await publishBalance(tx, order.customer_id);
    },
  };
}

export type OrderEnding = ReturnType<typeof createOrderEndingService>;

import { type CoinSplit, maxCoins, payWithCoins } from '@boostdesk/catalogs';
import { isCurrency } from '../../db/currency.ts';
import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { Rate } from '../orders/order-subjects.service.ts';
import type { LedgerService } from './ledger.service.ts';
import type { Posting } from './ledger-accounts.ts';
import type { Charge } from './test-provider.service.ts';

/** How a customer pays: by card, with BoostCoins, or both. */
export interface PaymentMeans {
  readonly card?: string | undefined;
  readonly coins?: number | undefined;
}

interface Due {
  readonly customer: number;
  readonly amount: number;
  readonly currency: string;
}

export interface CollectedPayment extends CoinSplit {
  /** Take the amount from the customer's coins and from the provider. */
  readonly entries: Posting['entries'];
}

export interface PaymentCollectorDeps {
  readonly ledger: Pick<LedgerService, 'lockCoinBalance'>;
  readonly rate: Rate;
  readonly charge: Charge;
}

const invalidField = (field: keyof PaymentMeans, sentence: MessageDescriptor) =>
  new HttpError('invalid', sentence, { [field]: sentence });

/** Collects a payment in one transaction: a declined card leaves the coins where they are. */
export function createPaymentCollector({ ledger, rate, charge }: PaymentCollectorDeps) {
  /** Locks the balance, so that concurrent payments cannot spend the same coins. */
  async function assertCoins(tx: Tx, coins: number, most: number, customer: number): Promise<void> {
    if (coins > most)
      throw invalidField(
        'coins',
        msg(
          '{most, plural, one {You only need # coin for this payment.} other {You only need # coins for this payment.}}',
          {
            most,
          },
        ),
      );
    const balance = await ledger.lockCoinBalance(tx, customer);
    if (coins > balance)
      throw invalidField(
        'coins',
        msg(
          '{balance, plural, one {Your balance is # coin. You can’t use more than that.} other {Your balance is # coins. You can’t use more than that.}}',
          { balance },
        ),
      );
  }

  /**
   * Charges the card for what the coins leave. The caller posts the entries with the ones that receive the amount.
   * @throws HttpError `invalid` for too many coins or a missing card, `payment_declined`
   */
  return async function collect(tx: Tx, due: Due, { card, coins = 0 }: PaymentMeans): Promise<CollectedPayment> {
    const { amount: total, currency, customer } = due;
    if (!isCurrency(currency)) throw new Error(`A payment has no currency: ${currency}.`);
    const toCurrency = rate('USD', currency);
    if (coins > 0) await assertCoins(tx, coins, maxCoins(total, toCurrency), customer);
    const split = payWithCoins({ total, coins, rate: toCurrency });
    if (split.rest > 0) {
      if (card === undefined) throw invalidField('card', msg('Enter a card number.'));
      charge(card);
    }
    return {
      ...split,
      entries: [
        { account: { kind: 'provider', currency, ownerId: null }, amount: -split.rest },
        { account: { kind: 'coin-backing', currency, ownerId: null }, amount: -split.amount },
        { account: { kind: 'coins', currency: 'COIN', ownerId: customer }, amount: -split.coins },
        { account: { kind: 'coin-issue', currency: 'COIN', ownerId: null }, amount: split.coins },
      ],
    };
  };
}

export type CollectPayment = ReturnType<typeof createPaymentCollector>;

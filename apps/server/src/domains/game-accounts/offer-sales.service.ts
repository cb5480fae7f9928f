import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import { phrase } from '../../words/phrase.ts';
import { createOffersRepository } from './offers.repository.ts';

/** The buyer's time to check the account before the seller is paid, in ms. */
const TO_TRY_MS = 24 * 60 * 60 * 1000;

export function createOfferSales() {
  const offers = createOffersRepository();
  return {
    /** @throws Refusal while the buyer still has time to check the account and complain */
    async assertTried(tx: Tx, id: number, now: Date): Promise<void> {
      const seen = await offers.buyerSawAt(tx, id);
      if (seen !== null && now.getTime() - seen.getTime() >= TO_TRY_MS) return;
      throw new Refusal(
        'conflict',
        phrase('You can complete this order 24 hours after the buyer first viewed the login details.'),
      );
    },

    /**
     * Locks the offer and returns its seller.
     * @param version the offer's version when it was ordered
     * @throws Refusal when it is no longer for sale or has changed
     */
    async sellerOf(tx: Tx, id: number, version: number | null): Promise<number> {
      const offer = await offers.lock(tx, id);
      if (offer?.state !== 'forSale')
        throw new Refusal(
          'conflict',
          phrase('This account is no longer for sale. Nothing was charged. Cancel the order.'),
        );
      if (offer.version === version) return offer.seller;
      const sentence = phrase(
        'This offer has changed since you ordered it. Nothing was charged. Cancel the order and buy the account again.',
      );
      throw new Refusal('conflict', sentence);
    },
  };
}

export type OfferSales = ReturnType<typeof createOfferSales>;

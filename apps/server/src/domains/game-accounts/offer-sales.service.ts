import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import { phrase } from '../../words/phrase.ts';
import { createOffersRepository } from './offers.repository.ts';

/** The buyer's time to sign in before the seller has the money. */
const TO_TRY_MS = 24 * 60 * 60 * 1000;

/** What an order has to know of the account that it sells. */
export function createOfferSales() {
  const offers = createOffersRepository();
  return {
    /** @throws Refusal where the buyer has not had the time to look at what they bought, and to say so where it is not that */
    async assertTried(tx: Tx, id: number, now: Date): Promise<void> {
      const seen = await offers.buyerSawAt(tx, id);
      if (seen !== null && now.getTime() - seen.getTime() >= TO_TRY_MS) return;
      throw new Refusal(
        'conflict',
        phrase('You can complete this order 24 hours after the buyer first viewed the login details.'),
      );
    },

    /**
     * Whose account an order sells, held until the transaction ends. What is sold is what was ordered: `version` is the offer's when
     * the order was made.
     * @throws Refusal where it is no longer for sale, or not as it was ordered
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

import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { createOffersRepository } from './offers.repository.ts';

/** The buyer's time to check the account before the seller is paid. */
const TRIAL_MS = 24 * 60 * 60 * 1000;

export function createOfferSales() {
  const offers = createOffersRepository();
  return {
    /** @throws HttpError while the buyer may still check the account and complain */
    async assertTrialOver(tx: Tx, id: number, now: Date): Promise<void> {
      const seen = await offers.buyerSawAt(tx, id);
      if (seen !== null && now.getTime() - seen.getTime() >= TRIAL_MS) return;
      throw new HttpError(
        'conflict',
        msg('You can complete this order 24 hours after the buyer first viewed the login details.'),
      );
    },

    /**
     * @param version the offer's version when it was ordered
     * @throws HttpError when it is no longer for sale or has changed
     */
    async lockSeller(tx: Tx, id: number, version: number | null): Promise<number> {
      const offer = await offers.lock(tx, id);
      if (offer?.state !== 'forSale')
        throw new HttpError(
          'conflict',
          msg('This account is no longer for sale. Nothing was charged. Cancel the order.'),
        );
      if (offer.version === version) return offer.seller;
      const sentence = msg(
        'This offer has changed since you ordered it. Nothing was charged. Cancel the order and buy the account again.',
      );
      throw new HttpError('conflict', sentence);
    },
  };
}

export type OfferSales = ReturnType<typeof createOfferSales>;

import { convert } from '@boostdesk/catalogs';

/**
 * The highest price whose worth, at `rate` to the limit's currency and rounded as the rule of rights sees it, is within the
 * limit: a list in the database and the rule on one order then agree to the cent. Minor units; -1 where no price is.
 */
export function highestWithin(limit: number, rate: number): number {
  let price = Math.floor(limit / rate);
  while (convert(price + 1, rate) <= limit) price += 1;
  while (price >= 0 && convert(price, rate) > limit) price -= 1;
  return price;
}

import { convert } from '@boostdesk/catalogs';

/**
 * Returns the highest price in minor units that converts to at most the limit, rounded as in the rule, so that list and
 * rule agree to the cent. -1 when there is none.
 */
export function maxPriceWithin(limit: number, rate: number): number {
  let price = Math.floor(limit / rate);
  while (convert(price + 1, rate) <= limit) price += 1;
  while (price >= 0 && convert(price, rate) > limit) price -= 1;
  return price;
}

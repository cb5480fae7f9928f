import type { Currency } from '@boostdesk/catalogs';

/** Fixed, so that a quote stays valid while a customer reads it. */
const EUR_PER_USD = 0.92;

/** Units of `to` per unit of `from`. */
export function exchangeRate(from: Currency, to: Currency): number {
  if (from === to) return 1;
  return from === 'USD' ? EUR_PER_USD : 1 / EUR_PER_USD;
}

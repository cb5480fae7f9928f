import type { Currency } from '@boostdesk/catalogs';

/**
 * The marketplace's own rate: euro cents and dollar cents are converted at what the house decided, not at the market's rate of
 * the minute, so that a quote stays what it was while somebody reads it.
 */
const EUR_PER_USD = 0.92;

/** Units of `to` for one unit of `from`. */
export function exchangeRate(from: Currency, to: Currency): number {
  if (from === to) return 1;
  return from === 'USD' ? EUR_PER_USD : 1 / EUR_PER_USD;
}

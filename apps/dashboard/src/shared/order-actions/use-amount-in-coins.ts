import { extendClient } from '@boostdesk/api-client';
import { exchange } from '@boostdesk/api-client/contract';
import { COIN_USD_CENTS, type Currency, convert } from '@boostdesk/catalogs';
import { useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

/** Amount in BoostCoins at the current rate; null while the rate is unknown. */
export function useAmountInCoins(amount: number, currency: Currency): number | null {
  const { api } = useServices();
  const isForeign = currency !== 'USD';
  const { data } = useApiQuery({
    key: keys.rateToUsd(),
    enabled: isForeign,
    fetch: (signal) => extendClient(api, { exchange }).exchange.eurToUsd({}, { signal, quiet: true }),
  });
  const rate = isForeign ? data?.rate : 1;
  return rate === undefined ? null : Math.round(convert(amount, rate) / COIN_USD_CENTS);
}

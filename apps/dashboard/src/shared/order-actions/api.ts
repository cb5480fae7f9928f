import { extendClient } from '@boostdesk/api-client';
import { exchange, order } from '@boostdesk/api-client/contract';
import { COIN_USD_CENTS, type Currency, convert } from '@boostdesk/catalogs';
import type { Api } from '../../core/services.ts';
import { useApi, useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

const parts = { exchange, order };
export const createOrderApi = (api: Api) => extendClient(api, parts);
/** API calls of one order. The object is stable during a session, as effects depend on it. */
export const useOrderApi = () => useApi(parts);

/** Query of an order with its time line. The screen shows its errors, without toasts. */
export const orderQuery = (api: Api, id: number) => ({
  key: keys.order(id),
  fetch: (signal: AbortSignal) => createOrderApi(api).order.get({ id }, { signal, quiet: true }),
});

export const useOrder = (id: number) => useApiQuery(orderQuery(useServices().api, id));

/** Boosters who may play an awaiting order; refetched whenever the dialog opens. */
export function useAssignable(id: number) {
  const api = useOrderApi();
  return useApiQuery({
    key: [...keys.order(id), 'assignable'],
    fetch: (signal) => api.order.getAssignable({ id }, { signal, quiet: true }),
  });
}

/** Amount in BoostCoins at the current rate; null while the rate is unknown. */
export function useAmountInCoins(amount: number, currency: Currency): number | null {
  const api = useOrderApi();
  const isForeign = currency !== 'USD';
  const { data } = useApiQuery({
    key: keys.rateToUsd(),
    enabled: isForeign,
    fetch: (signal) => api.exchange.eurToUsd({}, { signal, quiet: true }),
  });
  const rate = isForeign ? data?.rate : 1;
  return rate === undefined ? null : Math.round(convert(amount, rate) / COIN_USD_CENTS);
}

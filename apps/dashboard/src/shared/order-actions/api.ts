import { ApiError, type CallOptions, extendClient } from '@boostdesk/api-client';
import { authChecks, dispute, exchange, order, type ResponseOf } from '@boostdesk/api-client/contract';
import { isAdmin } from '@boostdesk/auth';
import { COIN_USD_CENTS, type Currency, convert } from '@boostdesk/catalogs';
import type { Api } from '../../core/services.ts';
import { useApi, useServices } from '../../core/services-context.ts';
import { useAtomValue } from '../../core/state.ts';
import { type ApiQueryOptions, hasFetched, orMissing, type QueryDeps, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { createQuietOnce } from '../../data/quiet-once.ts';
import { actorAtom } from '../../session/session-atoms.ts';

const parts = { dispute, exchange, order };
export const createOrderApi = (api: Api) => extendClient(api, parts);
/** API calls of one order. The object is stable during a session, as effects depend on it. */
export const useOrderApi = () => useApi(parts);

type OrderDeps = Pick<QueryDeps, 'api' | 'queries' | 'actor'>;

/** Whether the user may view the order: admins may view any, and the server decides for others (SPEC §6). */
async function canViewOrder({ api, actor }: OrderDeps, id: number, options: CallOptions): Promise<boolean> {
  if (isAdmin(actor)) return true;
  const { allowed } = await extendClient(api, { auth: authChecks }).auth.canViewOrder({ id }, options);
  return allowed;
}

/** As for an order that does not exist. */
const notPermitted = () => new ApiError({ call: 'auth.canViewOrder', code: 'not_found', status: 404, body: '' });

/** Query of an order with its time line. The server decides whether the user may view it, before it is first shown. */
export function orderQuery(deps: OrderDeps, id: number): ApiQueryOptions<ResponseOf<typeof order.get>> {
  const key = keys.order(id);
  return {
    key,
    fetch: async (signal, quiet) => {
      const isShown = hasFetched(deps.queries, key);
      // In parallel, so that the check takes no time of its own.
      const { quiet: quietOnce, noteFailure } = createQuietOnce(quiet);
      const permission = isShown ? Promise.resolve(true) : canViewOrder(deps, id, { signal, quiet: quietOnce });
      permission.then((allowed) => allowed || noteFailure(), noteFailure);
      const answer = await createOrderApi(deps.api)
        .order.get({ id }, { signal, quiet: orMissing(quietOnce) })
        .catch((error: unknown) => {
          noteFailure();
          throw error;
        });
      if (!(await permission)) throw notPermitted();
      return answer;
    },
  };
}

export function useOrder(id: number) {
  const { api, queries } = useServices();
  return useApiQuery(orderQuery({ api, queries, actor: useAtomValue(actorAtom) }, id));
}

/** Boosters who may play an awaiting order; refetched whenever the dialog opens. */
export function useAssignable(id: number) {
  const api = useOrderApi();
  return useApiQuery({
    key: [...keys.order(id), 'assignable'],
    fetch: (signal, quiet) => api.order.getAssignable({ id }, { signal, quiet }),
  });
}

/** Units of a currency per US dollar; null while unknown. */
export function useRateFromUsd(currency: Currency): number | null {
  const api = useOrderApi();
  const isForeign = currency !== 'USD';
  const { data } = useApiQuery({
    key: keys.rateFromUsd(),
    enabled: isForeign,
    fetch: (signal, quiet) => api.exchange.usdToEur({}, { signal, quiet }),
  });
  return isForeign ? (data?.rate ?? null) : 1;
}

/** Amount in BoostCoins at the current rate; null while the rate is unknown. */
export function useAmountInCoins(amount: number, currency: Currency): number | null {
  const api = useOrderApi();
  const isForeign = currency !== 'USD';
  const { data } = useApiQuery({
    key: keys.rateToUsd(),
    enabled: isForeign,
    fetch: (signal, quiet) => api.exchange.eurToUsd({}, { signal, quiet }),
  });
  const rate = isForeign ? data?.rate : 1;
  return rate === undefined ? null : Math.round(convert(amount, rate) / COIN_USD_CENTS);
}

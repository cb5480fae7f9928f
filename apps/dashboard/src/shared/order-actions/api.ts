import { ApiError, extendClient } from '@boostdesk/api-client';
import { authChecks, dispute, exchange, order, type ResponseOf } from '@boostdesk/api-client/contract';
import { isAdmin } from '@boostdesk/auth';
import { COIN_USD_CENTS, type Currency, convert } from '@boostdesk/catalogs';
import { useState } from 'react';
import type { Api } from '../../core/services.ts';
import { useApi, useServices } from '../../core/services-context.ts';
import { useAtomValue } from '../../core/state.ts';
import {
  type ApiQueryOptions,
  fetchApiQuery,
  hasFetched,
  orMissing,
  type QueryDeps,
  type QuietErrors,
  useApiQuery,
} from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { createQuietOnce } from '../../data/quiet-once.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import type { QueryState } from '../components/query-view.tsx';

const parts = { dispute, exchange, order };
export const createOrderApi = (api: Api) => extendClient(api, parts);
/** API calls of one order. The object is stable during a session, as effects depend on it. */
export const useOrderApi = () => useApi(parts);

type OrderDeps = Pick<QueryDeps, 'api' | 'queries' | 'actor'>;

/**
 * The server's permission to view the order, asked once a visit; an error unless permitted (SPEC §8). Admins need none
 * (SPEC §6).
 */
function orderPermissionQuery({ api }: OrderDeps, id: number): ApiQueryOptions<true> {
  return {
    key: keys.orderPermission(id),
    staleTime: Number.POSITIVE_INFINITY,
    fetch: async (signal, quiet) => {
      const { allowed } = await extendClient(api, { auth: authChecks }).auth.canViewOrder({ id }, { signal, quiet });
      // As for an order that does not exist.
      if (!allowed) throw new ApiError({ call: 'auth.canViewOrder', code: 'not_found', status: 404, body: '' });
      return true;
    },
  };
}

/** @throws an error unless the server permits the user to view the order */
export async function requireOrderPermission(deps: OrderDeps, id: number, isQuiet: QuietErrors): Promise<void> {
  if (isAdmin(deps.actor)) {
    deps.queries.setQueryData(keys.orderPermission(id), true);
    return;
  }
  const query = orderPermissionQuery(deps, id);
  await fetchApiQuery(deps.queries, { ...query, fetch: (signal) => query.fetch(signal, isQuiet) });
}

/** Query of an order with its time line, which fails unless the server permits the user to view the order. */
export function orderQuery(deps: OrderDeps, id: number): ApiQueryOptions<ResponseOf<typeof order.get>> {
  return {
    key: keys.order(id),
    fetch: async (signal, quiet) => {
      const { quiet: quietOnce, noteFailure } = createQuietOnce(quiet);
      // In parallel, so that the check takes no time of its own.
      const permission = requireOrderPermission(deps, id, quietOnce);
      permission.catch(noteFailure);
      const answer = await createOrderApi(deps.api)
        .order.get({ id }, { signal, quiet: orMissing(quietOnce) })
        .catch((error: unknown) => {
          noteFailure();
          throw error;
        });
      await permission;
      return answer;
    },
  };
}

/** An order with its time line. Nothing is shown before the server has permitted it, not even the answer to an action. */
export function useOrder(id: number): QueryState<ResponseOf<typeof order.get>> {
  const { api, queries } = useServices();
  const actor = useAtomValue(actorAtom);
  const deps = { api, queries, actor };
  const query = useApiQuery(orderQuery(deps, id));
  const isRestored = query.data !== undefined && !hasFetched(queries, keys.order(id));
  // The order of an earlier visit was permitted then. It stays until the check of its fetch denies it.
  const [restored, setRestored] = useState<number | null>(null);
  if (isRestored && restored !== id) setRestored(id);
  const needsPermission = query.data !== undefined && !isAdmin(actor) && !isRestored;
  const permission = useApiQuery({ ...orderPermissionQuery(deps, id), enabled: needsPermission });
  const isPermitted = permission.data === true || (restored === id && permission.error === null);
  return !needsPermission || isPermitted ? query : { ...permission, data: undefined };
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

import { earnings, news, type OrderRow, payment, ranking } from '@boostdesk/api-client/contract';
import { useApi, useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

const SHOWN = 20;
const RECENT_EARNINGS = 5;
export interface HomeList {
  readonly scope: 'mine' | 'board' | 'all';
  readonly status?: readonly OrderRow['status'][];
  readonly limit?: number;
  readonly byTime?: boolean;
}

/** Recent orders of a scope, newest first. One key per list, so that events invalidate it. */
export function useHomeOrders({ limit = SHOWN, status, ...list }: HomeList) {
  const { api } = useServices();
  const query = { ...list, limit, ...(status !== undefined && { status: [...status] }) };
  return useApiQuery({
    key: [...keys.orderLists(), 'home', query],
    fetch: (signal, quiet) => api.order.getList(query, { signal, quiet }),
  });
}

const parts = { earnings, news, payment, ranking };

export function useMyEarnings() {
  const api = useApi(parts);
  return useApiQuery({
    key: keys.myEarnings(),
    fetch: (signal, quiet) => api.earnings.getMine({ limit: RECENT_EARNINGS }, { signal, quiet }),
  });
}

/** The rankings' month: the last 30 days. */
export function useMyPosition() {
  const api = useApi(parts);
  const query = { period: 'month' } as const;
  return useApiQuery({
    key: keys.ownRanking(query),
    fetch: (signal, quiet) => api.ranking.getMine(query, { signal, quiet }),
  });
}

export function useOpenPayments() {
  const api = useApi(parts);
  return useApiQuery({
    key: keys.openPayments(),
    fetch: (signal, quiet) => api.payment.getOpen({}, { signal, quiet }),
  });
}

export function useNews() {
  const api = useApi(parts);
  return useApiQuery({ key: keys.news(), fetch: (signal, quiet) => api.news.getNewest({}, { signal, quiet }) });
}

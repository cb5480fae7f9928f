import { ledger } from '@boostdesk/api-client/contract';
import { useApi, useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { useMinuteQuery } from '../../shared/desk/use-minute-query.ts';

export function useOrderCounts() {
  const { api } = useServices();
  return useApiQuery({
    key: keys.orderCounts('all'),
    fetch: (signal, quiet) => api.order.getCounts({ scope: 'all' }, { signal, quiet }),
  });
}

const parts = { ledger };

/** Refetched every minute, as payments send no event. */
export function useMoneyDays() {
  const api = useApi(parts);
  return useMinuteQuery({ key: keys.ledgerDays(), fetch: (options) => api.ledger.getDays({}, options) });
}

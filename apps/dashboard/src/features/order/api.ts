import { chatMessage, earnings, type OrderView } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

const parts = { chatMessage, earnings };
/** The object is stable during a session, as effects depend on it. */
export const useChatApi = () => useApi(parts).chatMessage;

/** Earning of the booster; null before the order is complete. */
export function useEarning(order: OrderView, enabled: boolean) {
  const api = useApi(parts);
  return useApiQuery({
    key: keys.earningOf(order.id),
    enabled,
    fetch: (signal, quiet) => api.earnings.getForOrder({ order: order.id }, { signal, quiet }),
  });
}

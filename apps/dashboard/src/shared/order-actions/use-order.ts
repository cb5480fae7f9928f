import type { OrderView } from '@boostdesk/api-client/contract';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { useOrderApi } from './use-order-api.ts';

/** Query of an order with its time line. The screen shows its errors, without toasts. */
export function useOrder(id: number) {
  const api = useOrderApi();
  return useApiQuery({ key: keys.order(id), fetch: (signal) => api.order.get({ id }, { signal, quiet: true }) });
}

/** Boosters who may play an awaiting order; refetched whenever the dialog opens. */
export function useAssignable(id: number) {
  const api = useOrderApi();
  return useApiQuery({
    key: [...keys.order(id), 'assignable'],
    fetch: (signal) => api.order.getAssignable({ id }, { signal, quiet: true }),
  });
}

/** Earning of the booster; null before the order is complete. */
export function useEarning(order: OrderView, enabled: boolean) {
  const api = useOrderApi();
  return useApiQuery({
    key: keys.earningOf(order.id),
    enabled,
    fetch: (signal) => api.earnings.getForOrder({ order: order.id }, { signal, quiet: true }),
  });
}

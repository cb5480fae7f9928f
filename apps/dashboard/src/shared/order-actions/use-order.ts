import type { OrderView } from '@boostdesk/api-client/contract';
import { keys } from '../../data/query-client.ts';
import { useRead } from '../../data/read.ts';
import { useOrderApi } from './use-order-api.ts';

/** One order with its time line. Its failures are shown by the screen, not as toasts. */
export function useOrder(id: number) {
  const api = useOrderApi();
  return useRead({ key: keys.order(id), read: (signal) => api.order.get({ id }, { signal, quiet: true }) });
}

/** Boosters whom an awaiting order fits; read anew each time the choice is opened. */
export function useAssignable(id: number) {
  const api = useOrderApi();
  return useRead({
    key: [...keys.order(id), 'assignable'],
    read: (signal) => api.order.getAssignable({ id }, { signal, quiet: true }),
  });
}

/** What the order earned its booster; null before it is complete. */
export function useEarning(order: OrderView, enabled: boolean) {
  const api = useOrderApi();
  return useRead({
    key: keys.earningOf(order.id),
    enabled,
    read: (signal) => api.earnings.getForOrder({ order: order.id }, { signal, quiet: true }),
  });
}

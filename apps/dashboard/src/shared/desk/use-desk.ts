import { extendClient } from '@boostdesk/api-client';
import { ledger, order } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useEachMinute } from './use-each-minute.ts';

/** Query of the staff dashboard: waiting orders and games. Invalidated by order and chat events, and refetched every minute. */
export function useDesk() {
  const { api } = useServices();
  return useEachMinute({
    key: keys.orderDesk(),
    read: (options) => extendClient(api, { order }).order.getDesk({}, options),
  });
}

/** Refetched every minute, as payments send no event. */
export function useMoneyDays() {
  const { api } = useServices();
  return useEachMinute({
    key: keys.ledgerDays(),
    read: (options) => extendClient(api, { ledger }).ledger.getDays({}, options),
  });
}

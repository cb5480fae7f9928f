import { extendClient } from '@boostdesk/api-client';
import { ledger, order } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useMinuteQuery } from './use-minute-query.ts';

/** Query of the staff dashboard: waiting orders and games. Invalidated by order and chat events, and refetched every minute. */
export function useDesk() {
  const { api } = useServices();
  return useMinuteQuery({
    key: keys.orderDesk(),
    fetch: (options) => extendClient(api, { order }).order.getDesk({}, options),
  });
}

/** Refetched every minute, as payments send no event. */
export function useMoneyDays() {
  const { api } = useServices();
  return useMinuteQuery({
    key: keys.ledgerDays(),
    fetch: (options) => extendClient(api, { ledger }).ledger.getDays({}, options),
  });
}

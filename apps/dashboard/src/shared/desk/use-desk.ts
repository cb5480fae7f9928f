import { extendClient } from '@boostdesk/api-client';
import { ledger, order } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useEachMinute } from './use-each-minute.ts';

/** What needs a hand, and which games are played; read again with every order and chat that changes, and with time. */
export function useDesk() {
  const { api } = useServices();
  return useEachMinute({
    key: keys.orderDesk(),
    read: (options) => extendClient(api, { order }).order.getDesk({}, options),
  });
}

/** Read again with time: what a customer pays makes no event. */
export function useMoneyDays() {
  const { api } = useServices();
  return useEachMinute({
    key: keys.ledgerDays(),
    read: (options) => extendClient(api, { ledger }).ledger.getDays({}, options),
  });
}

import { extendClient } from '@boostdesk/api-client';
import { ledger, order } from '@boostdesk/api-client/contract';
import { keys } from '../../app/query-client.ts';
import { useRead } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';

/** What needs a hand, and which games are played; read again with every order that changes. */
export function useDesk() {
  const { api } = useServices();
  return useRead({
    key: keys.orderDesk(),
    read: (signal) => extendClient(api, { order }).order.getDesk({}, { signal }),
  });
}

export function useMoneyDays() {
  const { api } = useServices();
  return useRead({
    key: keys.ledgerDays(),
    read: (signal) => extendClient(api, { ledger }).ledger.getDays({}, { signal }),
  });
}

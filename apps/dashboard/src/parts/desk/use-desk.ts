import { extendClient } from '@boostdesk/api-client';
import { ledger, order } from '@boostdesk/api-client/contract';
import { keys } from '../../app/query-client.ts';
import { useRead } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';

/** What is late or waits too long becomes so by itself. */
const MINUTE_MS = 60_000;

/**
 * What needs a hand, and which games are played; read again with every order and chat that changes, and with time (decision 0059). A read that
 * nobody asked for fails without a word: what stands there stays.
 */
export function useDesk() {
  const { api, queries } = useServices();
  return useRead({
    key: keys.orderDesk(),
    read: (signal) => {
      const quiet = queries.getQueryData(keys.orderDesk()) !== undefined;
      return extendClient(api, { order }).order.getDesk({}, { signal, quiet });
    },
    every: MINUTE_MS,
  });
}

export function useMoneyDays() {
  const { api } = useServices();
  return useRead({
    key: keys.ledgerDays(),
    read: (signal) => extendClient(api, { ledger }).ledger.getDays({}, { signal }),
  });
}

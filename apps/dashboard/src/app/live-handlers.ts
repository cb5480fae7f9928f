import type { AlertEvent, Arrival, Handlers } from '@boostdesk/realtime';
import type { QueryClient } from '@tanstack/query-core';
import type { AlertCentre } from './alert-centre.ts';
import { keys } from './query-client.ts';

export interface LiveDeps {
  readonly queries: QueryClient;
  readonly alerts: AlertCentre;
}

/**
 * What each event makes stale, and which of them may call for attention. The cache fetches again what is on the screen; nothing
 * here holds a second copy of the state.
 */
export function liveHandlers({ queries, alerts }: LiveDeps): Handlers {
  const stale = (...queryKeys: readonly (readonly unknown[])[]) => {
    for (const queryKey of queryKeys) void queries.invalidateQueries({ queryKey });
  };
  // What happened while the line was down is read anew, not rung in as if it happened now.
  const consider = (event: AlertEvent, { replayed }: Arrival) => {
    if (!replayed) alerts.consider(event);
  };
  const orderChanged = (id: number) => stale(keys.order(id), keys.orderLists(), keys.orderCountsAll(), keys.siteLogs());
  return {
    message: (payload) => stale(keys.chat(payload.order)),
    messagesSeen: (payload) => stale(keys.chat(payload.order)),
    messagesChanged: () => stale(keys.messages(), keys.orderLists()),
    newMessage: (payload, arrival) => {
      stale(keys.messages(), keys.chat(payload.id));
      consider({ name: 'newMessage', payload }, arrival);
    },
    newOrder: (payload, arrival) => {
      stale(keys.orderLists(), keys.orderCountsAll());
      consider({ name: 'newOrder', payload }, arrival);
    },
    newNotification: (payload, arrival) => {
      stale(keys.notifications());
      consider({ name: 'newNotification', payload }, arrival);
    },
    orderNotification: (payload, arrival) => {
      orderChanged(payload.id);
      stale(keys.notifications());
      consider({ name: 'orderNotification', payload }, arrival);
    },
    orderUpdated: (payload) => orderChanged(payload.id),
    lockinInit: (payload) => stale(keys.orderLists(), keys.order(payload.id)),
    lockinStatus: (payload) => orderChanged(payload.id),
    earningsChanged: () => stale(keys.earnings(), keys.payouts()),
  };
}

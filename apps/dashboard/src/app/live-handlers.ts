import type { Handlers } from '@boostdesk/realtime';
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
  const orderChanged = (id: number) => stale(keys.order(id), keys.orderLists(), ['order', 'counts'], keys.siteLog(id));
  return {
    message: (payload) => stale(keys.chat(payload.order)),
    messagesSeen: (payload) => stale(keys.chat(payload.order)),
    messagesChanged: () => stale(keys.messages(), keys.orderLists()),
    newMessage: (payload) => {
      stale(keys.messages(), keys.chat(payload.id));
      alerts.consider({ name: 'newMessage', payload });
    },
    newOrder: (payload) => {
      stale(keys.orderLists(), ['order', 'counts']);
      alerts.consider({ name: 'newOrder', payload });
    },
    newNotification: (payload) => {
      stale(keys.notifications());
      alerts.consider({ name: 'newNotification', payload });
    },
    orderNotification: (payload) => {
      orderChanged(payload.id);
      alerts.consider({ name: 'orderNotification', payload });
    },
    orderUpdated: (payload) => orderChanged(payload.id),
    lockinInit: (payload) => stale(keys.orderLists(), keys.order(payload.id)),
    lockinStatus: (payload) => orderChanged(payload.id),
    earningsChanged: () => stale(keys.earnings(), keys.payouts()),
  };
}

import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { Arrival, Handlers } from '@boostdesk/realtime';
import type { AlertEvent } from '@boostdesk/realtime/alerts';
import type { QueryClient } from '@tanstack/query-core';
import { keys } from '../data/query-client.ts';
import { createStaleQueries } from '../data/stale-queries.ts';
import type { AlertCentre } from './alert-centre.ts';
import { chatArrivals } from './chat-arrivals.ts';
import type { Latest } from './latest.ts';

export interface LiveDeps {
  /** Id of the signed-in user. */
  readonly user: number;
  readonly queries: QueryClient;
  readonly alerts: AlertCentre;
  readonly latest: Latest;
  /** Whether the last disconnect was short, so that replayed events still alert. */
  readonly wasShort: () => boolean;
  readonly onCoins: (balance: number) => void;
  /** Fetches a fresh token after a change of the user's claims. */
  readonly renew: () => void;
  readonly onSettings: () => void;
}

/**
 * Event handlers: they write payloads into the query cache or invalidate its queries, and pass alerting events on.
 * Bursts of events cost one refetch.
 */
export function liveHandlers({
  queries,
  alerts,
  latest,
  onCoins,
  onSettings,
  renew,
  user,
  wasShort,
}: LiveDeps): Handlers {
  const stale = createStaleQueries(queries);
  const chat = chatArrivals({ queries, stale }, user);
  // Events of a long absence do not alert (decision 0060).
  const consider = (event: AlertEvent, { replayed }: Arrival) => {
    stale(keys.pushOutcomes());
    if (replayed && !wasShort()) alerts.missed(event);
    else alerts.consider(event);
  };
  const orderChanged = (id: number) => stale(keys.order(id), keys.orderLists(), keys.orderCountsAll(), keys.siteLogs());
  return {
    message: chat.message,
    messagesSeen: chat.messagesSeen,
    messagesChanged: () => stale(keys.messages(), keys.orderLists(), keys.orderDesk()),
    newMessage: (payload, arrival) => {
      chat.newMessage(payload, arrival);
      stale(keys.messages());
      consider({ name: 'newMessage', payload }, arrival);
    },
    notificationsChanged: () => stale(keys.notifications()),
    newOrder: (payload, arrival) => {
      stale(keys.orderLists(), keys.orderCountsAll());
      consider({ name: 'newOrder', payload }, arrival);
    },
    newNotification: (payload, arrival) => {
      stale(keys.notifications(), keys.gifts());
      consider({ name: 'newNotification', payload }, arrival);
    },
    orderNotification: (payload, arrival) => {
      orderChanged(payload.id);
      stale(keys.notifications());
      consider({ name: 'orderNotification', payload }, arrival);
    },
    orderUpdated: ({ id, status, archived }) => {
      orderChanged(id);
      if (status !== ORDER_STATUS.awaiting || archived === true) alerts.offBoard(id);
    },
    lockinInit: (payload) => stale(keys.orderLists(), keys.order(payload.id)),
    lockinStatus: (payload) => orderChanged(payload.id),
    earningsChanged: () =>
      stale(keys.earnings(), keys.rankings(), keys.payouts(), keys.ledger(), keys.area('movements'), keys.siteLogs()),
    coinsChanged: ({ balance, seq }) => {
      if (!latest.noteLate('coins', seq)) onCoins(balance);
      stale(keys.ownCoins());
    },
    accountChanged: (payload) => {
      if (payload.user === user) renew();
      stale(keys.chats(), keys.orders());
    },
    settingsChanged: onSettings,
    employeeChanged: () => {
      renew();
      stale(keys.orderLists(), keys.orderCountsAll());
    },
  };
}

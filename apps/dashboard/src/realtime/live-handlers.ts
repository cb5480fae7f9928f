import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { Arrival, Handlers } from '@boostdesk/realtime';
import type { AlertEvent } from '@boostdesk/realtime/alerts';
import type { QueryClient } from '@tanstack/query-core';
import { createInvalidator } from '../data/invalidator.ts';
import { keys } from '../data/query-client.ts';
import type { StaffViewerTracker } from '../data/staff-viewer-tracker.ts';
import type { AlertDispatcher } from './alert-dispatcher.ts';
import { createChatHandlers } from './chat-handlers.ts';
import type { SequenceGuard } from './sequence-guard.ts';
import type { TypingTracker } from './typing-tracker.ts';

export interface LiveHandlerDeps {
  /** Id of the signed-in user. */
  readonly user: number;
  readonly queries: QueryClient;
  readonly alerts: AlertDispatcher;
  readonly sequenceGuard: SequenceGuard;
  readonly typing: TypingTracker;
  readonly viewers: Pick<StaffViewerTracker, 'add' | 'remove'>;
  /** This device has received messages of an order. */
  readonly onReceived: (order: number, upTo: number) => void;
  /** Whether the last disconnect was short, so that replayed events still alert. */
  readonly wasBrief: () => boolean;
  readonly onCoins: (balance: number) => void;
  /** Fetches a fresh token after a change of the user's claims. */
  readonly renew: () => void;
  readonly onSettings: () => void;
}

/**
 * Event handlers: they write payloads into the query cache or invalidate its queries, and pass alerting events on.
 * Bursts of events cost one refetch.
 */
export function createLiveHandlers({
  queries,
  alerts,
  sequenceGuard,
  typing,
  viewers,
  onCoins,
  onReceived,
  onSettings,
  renew,
  user,
  wasBrief,
}: LiveHandlerDeps): Handlers {
  const invalidate = createInvalidator(queries);
  const chat = createChatHandlers({ queries, invalidate }, user);
  // Events of a long absence do not alert (decision 0060).
  const dispatchAlert = (event: AlertEvent, { replayed }: Arrival) => {
    invalidate(keys.pushOutcomes());
    if (replayed && !wasBrief()) alerts.recordMissed(event);
    else alerts.dispatch(event);
  };
  const invalidateOrder = (id: number) =>
    invalidate(
      keys.order(id),
      keys.guides(id),
      keys.play(id),
      keys.orderLists(),
      keys.orderCountsAll(),
      keys.siteLogs(),
    );
  return {
    message: (payload) => {
      chat.message(payload);
      if (payload.order !== null && payload.sender !== null) typing.remove(payload.order, payload.sender.id);
    },
    typing: (payload) => {
      if (payload.by.id !== user) typing.add(payload);
    },
    messagesSeen: chat.messagesSeen,
    receiptChanged: chat.receiptChanged,
    staffViewing: (payload) => {
      if (payload.isOpen) viewers.add(payload);
      else viewers.remove(payload);
    },
    scheduledMessagesChanged: ({ order }) => invalidate(keys.scheduledMessages(order), keys.chat(order)),
    messagesChanged: () => invalidate(keys.messages(), keys.orderLists(), keys.orderDesk()),
    newMessage: (payload, arrival) => {
      chat.newMessage(payload, arrival);
      if (payload.seqInOrder != null) onReceived(payload.id, payload.seqInOrder);
      invalidate(keys.messages());
      dispatchAlert({ name: 'newMessage', payload }, arrival);
    },
    notificationsChanged: () => invalidate(keys.notifications()),
    newOrder: (payload, arrival) => {
      invalidate(keys.orderLists(), keys.orderCountsAll());
      dispatchAlert({ name: 'newOrder', payload }, arrival);
    },
    newNotification: (payload, arrival) => {
      invalidate(keys.notifications(), keys.gifts());
      dispatchAlert({ name: 'newNotification', payload }, arrival);
    },
    orderNotification: (payload, arrival) => {
      invalidateOrder(payload.id);
      invalidate(keys.notifications());
      dispatchAlert({ name: 'orderNotification', payload }, arrival);
    },
    poke: (payload, arrival) => {
      invalidateOrder(payload.id);
      invalidate(keys.notifications());
      dispatchAlert({ name: 'poke', payload }, arrival);
    },
    orderUpdated: ({ id, status, archived }) => {
      invalidateOrder(id);
      if (status !== ORDER_STATUS.awaiting || archived === true) alerts.dismissNewOrder(id);
    },
    lockinInit: ({ id }) => invalidate(keys.orderLists(), ...(id === null ? [] : [keys.order(id)])),
    lockinStatus: ({ id }) =>
      id === null ? invalidate(keys.orderLists(), keys.orderCountsAll()) : invalidateOrder(id),
    earningsChanged: () =>
      invalidate(
        keys.earnings(),
        keys.rankings(),
        keys.payouts(),
        keys.ledger(),
        keys.area('movements'),
        keys.siteLogs(),
      ),
    coinsChanged: ({ balance, seq }) => {
      if (!sequenceGuard.isOutOfOrder('coins', seq)) onCoins(balance);
      invalidate(keys.ownCoins());
    },
    accountChanged: (payload) => {
      if (payload.user === user) {
        renew();
        invalidate(keys.favorites(), keys.availability(), keys.orderLists(), keys.orderCountsAll());
      }
      invalidate(keys.chats(), keys.orders(), keys.plays());
    },
    settingsChanged: onSettings,
    employeeChanged: () => {
      renew();
      invalidate(keys.orderLists(), keys.orderCountsAll());
    },
  };
}

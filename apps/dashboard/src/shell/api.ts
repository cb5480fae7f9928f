import { isApiError } from '@boostdesk/api-client';
import { chatMessage, type MessageItem, search, type UnreadItem } from '@boostdesk/api-client/contract';
import type { QueryKey } from '@tanstack/query-core';
import { useApi, useServices } from '../core/services-context.ts';
import { useApiInfiniteQuery } from '../data/api-query.ts';
import { type MessageList, messagesQuery, type Notice, notificationsQuery, type Paged } from '../data/header-lists.ts';
import { keys } from '../data/query-client.ts';
import { isLostConnection } from '../data/repeated-call.ts';
import { mergeLists, toUnread, withMessagesRead, withMessagesUnread } from './messages.ts';
import { restoreCleared, withAllSeen, withoutItems } from './notifications.ts';
import { updateOptimistically } from './optimistic.ts';

const parts = { chatMessage, search };
export const useShellApi = () => useApi(parts);

/** Message query for every unread count: header, browser tab and app icon. */
export function useMessages() {
  const { items, ...pages } = useApiInfiniteQuery(messagesQuery(useServices().api));
  return { ...pages, data: items && mergeLists(items) };
}

export function useNotifications() {
  const { items, ...pages } = useApiInfiniteQuery(notificationsQuery(useServices().api));
  return { ...pages, data: items };
}

function useOptimisticUpdate<Cached>(key: QueryKey) {
  const { queries } = useServices();
  return (change: (cached: Cached) => Cached, call: () => Promise<unknown>, onError?: (error: unknown) => void) =>
    updateOptimistically<Cached>(queries, { key, change, call, onError });
}

/** Message actions with optimistic updates (SPEC §4, Messages). */
export function useMessageActions() {
  const api = useShellApi();
  const update = useOptimisticUpdate<Paged<MessageList>>(keys.messages());
  const idsOf = (items: readonly UnreadItem[]) => items.map(({ id }) => id);
  const restoreOnServer = async (ids: readonly number[]) => {
    try {
      await api.chatMessage.restoreMessages({ ids: [...ids] });
    } catch (error) {
      if (!isApiError(error, 'unsupported')) throw error;
      // A server that knows only SPEC marks one message at a time.
      for (const id of ids) await api.chatMessage.makeUnread({ id });
    }
  };
  return {
    clear: (items: readonly UnreadItem[]) =>
      update(withMessagesRead(idsOf(items)), () => api.chatMessage.clearMessages({ ids: idsOf(items) })),
    restore: (items: readonly UnreadItem[]) => update(withMessagesUnread(items), () => restoreOnServer(idsOf(items))),
    markRead: (id: number) => update(withMessagesRead([id]), () => api.chatMessage.makeRead({ id })),
    markUnread: (item: MessageItem) =>
      update(withMessagesUnread([toUnread(item)]), () => api.chatMessage.makeUnread({ id: item.id })),
  };
}

/** What a server that knows only SPEC cannot do with notifications. */
export type NoticeGap = 'seen' | 'undo';

export function useNotificationActions(onGap: (gap: NoticeGap) => void) {
  const { api, queries } = useServices();
  const noteGap = (gap: NoticeGap) => (error: unknown) => isApiError(error, 'unsupported') && onGap(gap);
  const update = useOptimisticUpdate<Paged<Notice>>(keys.notifications());
  return {
    /** No user action, so that only the banner reports a lost connection. */
    seeAll: () =>
      update(withAllSeen, () => api.notification.makeSeen({}, { quiet: isLostConnection }), noteGap('seen')),
    /** Resolves to the undo function; null when the call failed. */
    clear: async (): Promise<(() => Promise<boolean>) | null> => {
      const before = queries.getQueryData<Paged<Notice>>(keys.notifications());
      if (!(await update(withoutItems, () => api.notification.clearNotifications()))) return null;
      return () =>
        update(
          before === undefined ? (now) => now : restoreCleared(before),
          () => api.notification.restoreNotifications(),
          noteGap('undo'),
        );
    },
  };
}

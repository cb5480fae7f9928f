import { chatRoom } from '@boostdesk/realtime/contract';
import type { MessageExtras } from '@boostdesk/realtime/outbox';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../../core/services-context.ts';
import { orMissing, useApiInfiniteQuery } from '../../../data/api-query.ts';
import { type ChatPage, keepLater, mergeMessages } from '../../../data/chat-cache.ts';
import { keys } from '../../../data/query-client.ts';
import { useChatApi } from '../api.ts';

const PAGE = 50;

/** An order's chat: the newest page, fetched at each mount, older ones on request, updated live. */
export function useChat(order: number) {
  const api = useChatApi();
  const { items, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useApiInfiniteQuery<ChatPage>({
      key: keys.chat(order),
      refetchOnVisit: true,
      merge: keepLater,
      fetchPage: async (cursor, signal, quiet) => {
        const before = cursor === undefined ? undefined : Number.parseInt(cursor, 10);
        const page = await api.getHistory({ order, before, limit: PAGE }, { signal, quiet: orMissing(quiet) });
        const oldest = page.messages[0];
        return { items: [page], next: page.more && oldest !== undefined ? String(oldest.seq) : null };
      },
    });
  return {
    messages: items && mergeMessages(items),
    /** Sequence number of the first unread message, as of the last fetch. */
    firstUnread: items?.[0]?.firstUnread ?? null,
    error,
    retry: () => void refetch(),
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    hasOlderFailed: isFetchNextPageError,
    loadOlder: () => void fetchNextPage(),
  };
}

export type ChatQuery = ReturnType<typeof useChat>;

export function useChatRoom(order: number): void {
  const { rooms } = useServices();
  useEffect(() => rooms.enter(chatRoom(order)), [rooms, order]);
}

/** Pending own messages of this chat and their actions. */
export function useOutbox(order: number) {
  const { outbox } = useServices();
  const room = chatRoom(order);
  const all = useSyncExternalStore(outbox.subscribe, outbox.messages);
  return {
    waiting: all.filter((message) => message.room === room),
    /** Rejects if the message cannot be stored. */
    send: (text: string, more: MessageExtras) => outbox.add(room, text, more),
    retry: (clientId: string) => outbox.retry(clientId),
    cancel: (clientId: string) => outbox.cancel(clientId),
  };
}

/** Maximum number of messages to load in search of the first unread one. */
const SEEK_MAX = 300;

/** Loads older messages up to the first unread one, unless it is too far back or a page fails. */
export function useLoadUntilUnread(chat: ChatQuery, unreadFrom: number | null): void {
  const { messages, hasOlder, isLoadingOlder, hasOlderFailed, loadOlder } = chat;
  const isUnreadAbove = unreadFrom !== null && messages !== undefined && (messages[0]?.seq ?? 0) > unreadFrom;
  const shouldLoad = isUnreadAbove && hasOlder && !isLoadingOlder && !hasOlderFailed && messages.length < SEEK_MAX;
  useEffect(() => {
    if (shouldLoad) loadOlder();
  });
}

import { chatRoom } from '@boostdesk/realtime/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../../core/services-context.ts';
import { useApiInfiniteQuery } from '../../../data/api-query.ts';
import { type ChatPage, mergeMessages } from '../../../data/chat-cache.ts';
import { keys } from '../../../data/query-client.ts';
import { useOrderApi } from '../../../shared/order-actions/use-order-api.ts';

/** So many at a time, on opening and on scrolling up. */
const PAGE = 50;

/** An order's chat as the server has it: the newest page, older ones on asking, live through the cache. */
export function useChat(order: number) {
  const api = useOrderApi();
  const { items, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useApiInfiniteQuery<ChatPage>({
      key: keys.chat(order),
      refetchOnVisit: true,
      fetchPage: async (cursor, signal) => {
        const before = cursor === undefined ? undefined : Number.parseInt(cursor, 10);
        const page = await api.chatMessage.getHistory({ order, before, limit: PAGE }, { signal, quiet: true });
        const oldest = page.messages[0];
        return { items: [page], next: page.more && oldest !== undefined ? String(oldest.seq) : null };
      },
    });
  return {
    messages: items && mergeMessages(items),
    /** Number of the first message that is not read, as of the last read of the chat. */
    firstUnread: items?.[0]?.firstUnread ?? null,
    error,
    retry: () => void refetch(),
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    /** The last try to read older messages brought none. */
    hasOlderFailed: isFetchNextPageError,
    loadOlder: () => void fetchNextPage(),
  };
}

/** Hears the chat's room while it is on the screen. */
export function useChatRoom(order: number): void {
  const { rooms } = useServices();
  useEffect(() => rooms.enter(chatRoom(order)), [rooms, order]);
}

/** Own messages of this chat that the server has not taken yet, and what can be done with them. */
export function useOutbox(order: number) {
  const { outbox } = useServices();
  const room = chatRoom(order);
  const all = useSyncExternalStore(outbox.subscribe, outbox.messages);
  return {
    waiting: all.filter((message) => message.room === room),
    /** Rejects where the message could not be kept. */
    send: (text: string) => outbox.add(room, text),
    /** Reject where this browser's store does not take the change. */
    retry: (clientId: string) => outbox.retry(clientId),
    cancel: (clientId: string) => outbox.cancel(clientId),
  };
}

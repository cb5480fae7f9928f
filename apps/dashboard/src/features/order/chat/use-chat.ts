import type { ChatMessage, ChatReceipt } from '@boostdesk/api-client/contract';
import { chatRoom } from '@boostdesk/realtime/contract';
import type { MessageExtras } from '@boostdesk/realtime/outbox';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../core/services-context.ts';
import { type ChatPage, mergeMessages } from '../../../data/chat-cache.ts';
import { type ChatPlace, useHistory } from './history.ts';

/** Whether messages are missing between two parts of a chat. */
const isBefore = (one: readonly ChatMessage[], other: readonly ChatMessage[]): boolean =>
  (one.at(-1)?.seq ?? 0) + 1 < (other[0]?.seq ?? 0);
const noReceipts: readonly ChatReceipt[] = [];

/** As of the last fetch. */
const factsOf = (latest: ChatPage | undefined) => ({
  /** Sequence number of the first unread message. */
  firstUnread: latest?.firstUnread ?? null,
  /** Number of unread messages. */
  unread: latest?.unread ?? 0,
  /** Of the other participants. */
  receipts: latest?.receipts ?? noReceipts,
  /** Number of own messages that wait to be sent. */
  scheduled: latest?.scheduled ?? 0,
});

/** Key of a query that is disabled. */
const NOWHERE: ChatPlace = { around: 1 };

/** The pages around a place that was jumped to. The place before it is shown until they are loaded. */
function useJump(order: number) {
  const [place, setPlace] = useState<ChatPlace | null>(null);
  const [next, setNext] = useState<ChatPlace | null>(null);
  const pages = useHistory(order, place ?? NOWHERE, place !== null);
  const pending = useHistory(order, next ?? NOWHERE, next !== null);
  if (next !== null && pending.items !== undefined) {
    setPlace(next);
    setNext(null);
  }
  return {
    place: pages.items === undefined ? null : place,
    pages,
    isJumping: next !== null && pending.error === null,
    jump: setNext,
    cancelJump: () => setNext(null),
    showNewest: () => {
      setPlace(null);
      setNext(null);
    },
  };
}

const placeSeqOf = (place: ChatPlace, pages: readonly ChatPage[]): number | null =>
  'around' in place ? place.around : (pages.find(({ found }) => found !== undefined)?.found ?? null);

/**
 * An order's chat: the newest page, fetched at each mount, older ones on request, updated live. `jump` shows the pages
 * around a place instead; once these have met the newest ones, both are shown.
 */
export function useChat(order: number) {
  const newest = useHistory(order, null);
  const { place, pages, isJumping, jump, cancelJump, showNewest } = useJump(order);
  const recent = newest.items && mergeMessages(newest.items);
  const there = place === null ? undefined : mergeMessages(pages.items ?? []);
  const hasNewer = there !== undefined && isBefore(there, recent ?? []);
  const shown = there === undefined ? newest : pages;
  const joined = hasNewer ? there : mergeMessages([...(pages.items ?? []), ...(newest.items ?? [])]);
  return {
    messages: there === undefined ? recent : joined,
    /** The newest messages, also while others are shown. */
    recent,
    ...factsOf(newest.items?.[0]),
    error: newest.error,
    retry: () => void newest.refetch(),
    hasOlder: shown.hasNextPage,
    isLoadingOlder: shown.isFetchingNextPage,
    hasOlderFailed: shown.isFetchNextPageError,
    loadOlder: () => void shown.fetchNextPage(),
    /** Messages between the shown ones and the newest are not loaded. */
    hasNewer,
    isLoadingNewer: pages.isFetchingPreviousPage,
    hasNewerFailed: pages.isFetchPreviousPageError,
    loadNewer: () => void pages.fetchPreviousPage(),
    /** The place that was jumped to; null for the newest messages. */
    place,
    /** Sequence number of the message at the place; null if there is none. */
    placeSeq: place === null ? null : placeSeqOf(place, pages.items ?? []),
    isJumping,
    jump,
    cancelJump,
    showNewest,
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

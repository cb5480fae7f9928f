import { useEffect } from 'react';
import type { useChat } from './use-chat.ts';

/** So many messages are loaded in search of the first unread one. */
const SEEK_MAX = 300;

/**
 * Loads older messages until the unread line is there to scroll up to, unless it lies very far back. A page that did not come
 * ends the search: asking again after every render would ask without end.
 */
export function useLoadUntilUnread(chat: ReturnType<typeof useChat>, unreadFrom: number | null): void {
  const { messages, hasOlder, isLoadingOlder, hasOlderFailed, loadOlder } = chat;
  const isUnreadAbove = unreadFrom !== null && messages !== undefined && (messages[0]?.seq ?? 0) > unreadFrom;
  const shouldLoad = isUnreadAbove && hasOlder && !isLoadingOlder && !hasOlderFailed && messages.length < SEEK_MAX;
  useEffect(() => {
    if (shouldLoad) loadOlder();
  });
}

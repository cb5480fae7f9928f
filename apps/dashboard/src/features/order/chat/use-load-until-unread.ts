import { useEffect } from 'react';
import type { useChat } from './use-chat.ts';

/** Maximum number of messages to load in search of the first unread one. */
const SEEK_MAX = 300;

/**
 * Loads older messages up to the first unread one, unless it is too far back. A failed page ends the search, because retrying on every
 * render would not end.
 */
export function useLoadUntilUnread(chat: ReturnType<typeof useChat>, unreadFrom: number | null): void {
  const { messages, hasOlder, isLoadingOlder, hasOlderFailed, loadOlder } = chat;
  const isUnreadAbove = unreadFrom !== null && messages !== undefined && (messages[0]?.seq ?? 0) > unreadFrom;
  const shouldLoad = isUnreadAbove && hasOlder && !isLoadingOlder && !hasOlderFailed && messages.length < SEEK_MAX;
  useEffect(() => {
    if (shouldLoad) loadOlder();
  });
}

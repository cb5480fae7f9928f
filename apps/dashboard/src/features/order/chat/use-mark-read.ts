import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../core/services-context.ts';
import { withAllRead } from '../../../data/chat-cache.ts';
import { changeChat } from '../../../data/chat-change.ts';
import { createInvalidator } from '../../../data/invalidator.ts';
import { useOrderApi } from '../../../shared/order-actions/use-order-api.ts';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const usePageVisible = (): boolean => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');

export interface MarkReadInput {
  readonly order: number;
  /** The chat is on the screen: on a phone only in its own tab. */
  readonly isShown: boolean;
  /** Number of the newest message that came into sight; null before any did. */
  readonly reached: number | null;
  readonly firstUnread: number | null;
}

/**
 * Marks read what is looked at, never in a hidden tab. The unread line stays where it was when the looking began, so that it does
 * not vanish under the reader's eyes; what comes while nobody looks moves it.
 */
export function useMarkRead({ order, isShown, reached, firstUnread }: MarkReadInput): number | null {
  const api = useOrderApi();
  const { queries } = useServices();
  const isLooking = usePageVisible() && isShown;
  const [unreadFrom, setUnreadFrom] = useState<number | null>(null);
  const sentUpTo = useRef(0);
  const isSending = useRef(false);
  const [markedUpTo, setMarkedUpTo] = useState(0);
  const isFirstLook = useRef(true);
  useEffect(() => {
    if (firstUnread === null || (isLooking && !isFirstLook.current)) return;
    isFirstLook.current = false;
    setUnreadFrom(firstUnread);
  }, [firstUnread, isLooking]);
  useEffect(() => {
    if (isSending.current || !isLooking || reached === null || reached <= Math.max(sentUpTo.current, markedUpTo))
      return;
    isFirstLook.current = false;
    sentUpTo.current = reached;
    // One at a time: what is reached meanwhile is told together.
    isSending.current = true;
    api.chatMessage.makeOrderRead({ order, upTo: reached }, { quiet: true }).then(
      () => {
        isSending.current = false;
        changeChat({ queries, invalidate: createInvalidator(queries) }, order, withAllRead);
        setMarkedUpTo(reached);
      },
      () => {
        // Not marked is no harm: the next message, or the next visit, marks it too.
        isSending.current = false;
        sentUpTo.current = 0;
      },
    );
  }, [api, isLooking, order, queries, reached, markedUpTo]);
  return unreadFrom;
}

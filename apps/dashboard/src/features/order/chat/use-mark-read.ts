import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { postToWorker } from '../../../core/post-to-worker.ts';
import { useServices } from '../../../core/services-context.ts';
import { orMissing } from '../../../data/api-query.ts';
import { changeChat, withAllRead } from '../../../data/chat-cache.ts';
import { createInvalidator } from '../../../data/invalidator.ts';
import { createRepeatedCall } from '../../../data/repeated-call.ts';
import { useChatApi } from '../api.ts';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const usePageVisible = (): boolean => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');

export interface MarkReadInput {
  readonly order: number;
  /** On phones, only in the chat tab. */
  readonly isShown: boolean;
  /** Sequence number of the newest message that was visible; null before any. */
  readonly reached: number | null;
  readonly firstUnread: number | null;
  /** Number of unread messages. */
  readonly unread: number;
}

/** Where the unread divider is, and the number of unread messages when it was set. */
export interface UnreadLine {
  readonly from: number;
  readonly count: number;
}

/** Marks visible messages as read. Returns the unread divider; it stays in place while the user reads. */
export function useMarkRead({ order, isShown, reached, firstUnread, unread }: MarkReadInput): UnreadLine | null {
  const api = useChatApi();
  const { queries } = useServices();
  const isLooking = usePageVisible() && isShown;
  const [line, setLine] = useState<UnreadLine | null>(null);
  const sentUpTo = useRef(0);
  const isSending = useRef(false);
  const [markedUpTo, setMarkedUpTo] = useState(0);
  const isFirstLook = useRef(true);
  const [repeat] = useState(createRepeatedCall);
  useEffect(() => {
    if (firstUnread === null || (isLooking && !isFirstLook.current)) return;
    isFirstLook.current = false;
    setLine({ from: firstUnread, count: unread });
  }, [firstUnread, unread, isLooking]);
  useEffect(() => {
    if (isSending.current || !isLooking || reached === null || reached <= Math.max(sentUpTo.current, markedUpTo))
      return;
    isFirstLook.current = false;
    sentUpTo.current = reached;
    // One request at a time; later messages are sent together.
    isSending.current = true;
    repeat((quiet) => api.makeOrderRead({ order, upTo: reached }, { quiet: orMissing(quiet) })).then(
      () => {
        isSending.current = false;
        changeChat({ queries, invalidate: createInvalidator(queries) }, order, withAllRead);
        setMarkedUpTo(reached);
        // The tag of its pushes.
        postToWorker({ seen: `newMessage ${order}` });
      },
      () => {
        // The next message or visit marks it as well.
        isSending.current = false;
        sentUpTo.current = 0;
      },
    );
  }, [api, isLooking, order, queries, reached, markedUpTo, repeat]);
  return line;
}

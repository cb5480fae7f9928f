import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatEntry } from './chat-entry.ts';

/** In px. */
const NEAR_BOTTOM = 64;

const getDistanceToBottom = (box: HTMLElement): number => box.scrollHeight - box.clientHeight - box.scrollTop;

export interface StickToBottom {
  readonly isAtBottom: boolean;
  /** Messages that arrived while scrolled up. */
  readonly newCount: number;
  readonly scrollToBottom: () => void;
  readonly onScroll: () => void;
}

interface Snapshot {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly count: number;
  readonly height: number;
}

/** Follows the newest message while visible, and keeps the position when older ones are inserted. */
export const useStickToBottom = (box: RefObject<HTMLElement | null>, entries: readonly ChatEntry[]): StickToBottom => {
  const [isAtBottom, setAtBottom] = useState(true);
  const [newCount, setNewCount] = useState(0);
  const atBottomRef = useRef(true);
  const lastSnapshot = useRef<Snapshot>({ first: undefined, last: undefined, count: 0, height: 0 });

  const updateAtBottom = useCallback((isNow: boolean) => {
    atBottomRef.current = isNow;
    setAtBottom(isNow);
    if (isNow) setNewCount(0);
  }, []);

  const scrollToBottom = useCallback(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    updateAtBottom(true);
  }, [box, updateAtBottom]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (element) updateAtBottom(getDistanceToBottom(element) < NEAR_BOTTOM);
  }, [box, updateAtBottom]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = lastSnapshot.current;
    const last = entries.at(-1);
    const first = entries[0]?.id;
    const hasNew = last?.id !== before.last;
    const isOwn = last?.kind === 'message' && last.isOwn;
    const cameOlder = !hasNew && first !== before.first;
    if (atBottomRef.current || (hasNew && isOwn)) scrollToBottom();
    else if (cameOlder) element.scrollTop += element.scrollHeight - before.height;
    else if (hasNew) setNewCount((count) => count + Math.max(1, entries.length - before.count));
    lastSnapshot.current = { first, last: last?.id, count: entries.length, height: element.scrollHeight };
  }, [box, entries, scrollToBottom]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const stay = () => {
      if (atBottomRef.current) element.scrollTop = element.scrollHeight;
    };
    const observer = new ResizeObserver(stay);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  return { isAtBottom, newCount, scrollToBottom, onScroll };
};

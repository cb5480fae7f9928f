import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatEntry } from './chat-entry.ts';

/** In px. */
const NEAR_BOTTOM = 64;

export const distanceToBottom = (box: HTMLElement): number => box.scrollHeight - box.clientHeight - box.scrollTop;

export interface StickToBottom {
  readonly isAtBottom: boolean;
  /** Messages that arrived while scrolled up. */
  readonly newCount: number;
  readonly scrollToBottom: () => void;
  readonly onScroll: () => void;
}

/** Entries that are not known and follow a known one; those above are older history. Without a known one, all are new. */
export function findNewEntries(known: ReadonlySet<string>, entries: readonly ChatEntry[]): readonly ChatEntry[] {
  if (known.size === 0) return [];
  const firstKnown = entries.findIndex(({ id }) => known.has(id));
  return entries.slice(Math.max(0, firstKnown)).filter(({ id }) => !known.has(id));
}

/** Distance of each list item from the top of the content, in px. */
const measureItems = (box: HTMLElement): ReadonlyMap<HTMLElement, number> =>
  new Map([...box.querySelectorAll('li')].map((item) => [item, item.offsetTop]));

/** How far the first visible item has moved since it was measured, in px. */
function getShift(box: HTMLElement, before: ReadonlyMap<HTMLElement, number>): number {
  for (const [item, top] of before) {
    if (item.isConnected && top + item.offsetHeight > box.offsetTop + box.scrollTop) return item.offsetTop - top;
  }
  return 0;
}

/**
 * Follows the newest message while visible, and keeps the position when entries are inserted or removed above it.
 * @param hasNewer the last entry is not the newest message, so that nothing is followed
 */
export const useStickToBottom = (
  box: RefObject<HTMLElement | null>,
  entries: readonly ChatEntry[],
  hasNewer: boolean,
): StickToBottom => {
  const [isAtBottom, setAtBottom] = useState(!hasNewer);
  const [newCount, setNewCount] = useState(0);
  const atBottomRef = useRef(!hasNewer);
  const knownIds = useRef<ReadonlySet<string>>(new Set());
  const wasPartial = useRef(hasNewer);
  const itemTops = useRef<ReadonlyMap<HTMLElement, number>>(new Map());

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
    if (element) updateAtBottom(!hasNewer && distanceToBottom(element) < NEAR_BOTTOM);
  }, [box, hasNewer, updateAtBottom]);

  // On every render: other content above, such as the loading text, moves the entries as well.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const added = findNewEntries(knownIds.current, entries);
    // Pages that were missing below bring no news.
    const isOwn = !wasPartial.current && added.some((entry) => entry.kind === 'message' && entry.isOwn);
    if (atBottomRef.current || isOwn) scrollToBottom();
    else {
      element.scrollTop += getShift(element, itemTops.current);
      if (added.length > 0 && !wasPartial.current) setNewCount((count) => count + added.length);
    }
    wasPartial.current = hasNewer;
    knownIds.current = new Set(entries.map(({ id }) => id));
    itemTops.current = measureItems(element);
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const stay = () => {
      if (atBottomRef.current) element.scrollTop = element.scrollHeight;
      itemTops.current = measureItems(element);
    };
    const observer = new ResizeObserver(stay);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  return { isAtBottom, newCount, scrollToBottom, onScroll };
};

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatEntry } from './chat-entry.ts';

/** Within so many px of the end one reads the newest. */
const nearEnd = 64;

const distanceToEnd = (box: HTMLElement): number => box.scrollHeight - box.clientHeight - box.scrollTop;

export interface Newest {
  readonly isAtNewest: boolean;
  /** Number of messages that arrived while scrolled up. */
  readonly missed: number;
  readonly jump: () => void;
  readonly onScroll: () => void;
}

interface Seen {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly count: number;
  readonly height: number;
}

/** Keeps the newest message in sight while one is there, and what one reads in place when older ones come. */
export const useNewest = (box: RefObject<HTMLElement | null>, entries: readonly ChatEntry[]): Newest => {
  const [isAtNewest, setAtNewest] = useState(true);
  const [missed, setMissed] = useState(0);
  const atNewest = useRef(true);
  const seen = useRef<Seen>({ first: undefined, last: undefined, count: 0, height: 0 });

  const setPlace = useCallback((isNow: boolean) => {
    atNewest.current = isNow;
    setAtNewest(isNow);
    if (isNow) setMissed(0);
  }, []);

  const jump = useCallback(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    setPlace(true);
  }, [box, setPlace]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (element) setPlace(distanceToEnd(element) < nearEnd);
  }, [box, setPlace]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    const last = entries.at(-1);
    const first = entries[0]?.id;
    const hasNew = last?.id !== before.last;
    const isOwn = last?.kind === 'message' && last.isOwn;
    const cameOlder = !hasNew && first !== before.first;
    if (atNewest.current || (hasNew && isOwn)) jump();
    else if (cameOlder) element.scrollTop += element.scrollHeight - before.height;
    else if (hasNew) setMissed((count) => count + Math.max(1, entries.length - before.count));
    seen.current = { first, last: last?.id, count: entries.length, height: element.scrollHeight };
  }, [box, entries, jump]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const stay = () => {
      if (atNewest.current) element.scrollTop = element.scrollHeight;
    };
    const observer = new ResizeObserver(stay);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  return { isAtNewest, missed, jump, onScroll };
};

import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLate } from '../use-late.ts';
import { type RowWindow, type RowWindowOptions, roomForRows } from './row-window.ts';

/** Up to here all rows are drawn, those that the window has no room for after a frame. */
const drawnWhole = 100;

/** As many rows as a window shows that is scrolled to its top; it may be that one of them stands below it, or one more is seen. */
const screenful = (rowHeight: number) => Math.ceil(roomForRows() / rowHeight);

/** Rows that a slow processor draws before it does something else. */
const inOneGo = 8;

/**
 * How many of `count` rows the browser has drawn frames for: those that came since are drawn in goes of `more`, one a frame, after the
 * `first`. Who waits for them sees the first ones sooner.
 */
const usePainted = (count: number, first: number, more: number): number => {
  const [painted, setPainted] = useState(0);
  useLayoutEffect(() => {
    if (painted === count) return;
    const next = Math.max(painted, first) + more;
    const isEnd = count - next <= inOneGo;
    // Asked here, where the table's width has just been: in the frame it would be laid out for this alone.
    let isBelowTop = scrollY > 0;
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      isBelowTop = scrollY > 0;
    };
    // Whoever is brought back to their place is so before the frame, which hears of it first.
    addEventListener('scroll', follow);
    const frame = requestAnimationFrame(() => {
      // Whoever comes back to where they were looks at rows of a later go.
      if (isBelowTop) flushSync(() => setPainted(count));
      else timer = setTimeout(() => startTransition(() => setPainted(isEnd ? count : next)));
    });
    return () => {
      removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, first, more, painted]);
  return painted;
};

const loadFollower = async () => (await import('./row-window-follower.tsx')).RowWindowFollower;

const upTo = (shown: number, { count, rowHeight }: RowWindowOptions): RowWindow => ({
  indexes: Array.from({ length: shown }, (_, index) => index),
  before: 0,
  after: (count - shown) * rowHeight,
  placeOf: (index) => index * rowHeight,
  measure: () => undefined,
});

/**
 * Which rows stand on the screen. Short lists are drawn whole; long ones only where one looks, which `follower`, put anywhere in
 * the table, keeps up to date.
 */
export const useRowWindow = (options: RowWindowOptions): { window: RowWindow; follower: ReactNode } => {
  const { count, rowHeight } = options;
  const isLong = count > drawnWhole;
  const Follower = useLate(loadFollower, isLong);
  const [followed, setFollowed] = useState<RowWindow>();
  const few = screenful(rowHeight);
  // From the second frame on somebody follows the rows of a long list.
  const painted = usePainted(count, few, isLong ? count : inOneGo);
  // A row or two more are no work: left for the next go, they would take the last ones out of the page for a frame.
  const drawn = Math.min(count, drawnWhole, count - painted <= inOneGo ? count : Math.max(painted, few));
  if (!isLong) return { window: upTo(drawn, options), follower: null };
  if (Follower === undefined) return { window: upTo(drawn, options), follower: null };
  // Once somebody is there who knows which rows are seen, none is drawn on a guess; what is known of rows that are gone is none of these.
  const first = upTo(Math.min(count, few), options);
  // It measures the page, and all rows: the first frame does not wait for that.
  if (painted === 0) return { window: first, follower: null };
  return { window: followed ?? first, follower: <Follower {...options} onChange={setFollowed} /> };
};

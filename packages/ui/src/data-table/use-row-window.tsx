import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLate } from '../use-late.ts';
import { type RowWindow, type RowWindowOptions, roomForRows } from './row-window.ts';

/** Up to here all rows are drawn, those that the window has no room for after a frame. */
const drawnWhole = 100;

/** As many rows as a window shows that is scrolled to its top; it may be that one of them stands below it, or one more is seen. */
const screenful = (rowHeight: number) => Math.ceil(roomForRows() / rowHeight);

/** `count` as it was when the browser last drew a frame: rows that came since are drawn in two goes, and who waits for them sees the first. */
const usePainted = (count: number): number => {
  const [painted, setPainted] = useState(0);
  useLayoutEffect(() => {
    // Asked here, where the table's width has just been: in the frame it would be laid out for this alone.
    let isBelowTop = scrollY > 0;
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      isBelowTop = scrollY > 0;
    };
    // Whoever is brought back to their place is so before the frame, which hears of it first.
    addEventListener('scroll', follow);
    const frame = requestAnimationFrame(() => {
      const paint = () => setPainted(count);
      // Whoever comes back to where they were looks at rows of the second go.
      if (isBelowTop) flushSync(paint);
      else timer = setTimeout(() => startTransition(paint));
    });
    return () => {
      removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count]);
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
  const [painted, few] = [usePainted(count), screenful(rowHeight)];
  // A row or two more are no work: left for the second go, they would take the last ones out of the page for a frame.
  const drawn = Math.min(count, drawnWhole, count - painted < few ? count : Math.max(painted, few));
  if (!isLong) return { window: upTo(drawn, options), follower: null };
  if (Follower === undefined) return { window: upTo(drawn, options), follower: null };
  // Once somebody is there who knows which rows are seen, none is drawn on a guess; what is known of rows that are gone is none of these.
  const first = upTo(Math.min(count, few), options);
  // It measures the page, and all rows: the first frame does not wait for that.
  if (painted === 0) return { window: first, follower: null };
  return { window: followed ?? first, follower: <Follower {...options} onChange={setFollowed} /> };
};

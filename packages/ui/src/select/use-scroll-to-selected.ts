import { type RefObject, useEffect } from 'react';

/** Frames in a row in which nothing moved: the rows around have been measured by then. */
const STABLE_FRAMES = 2;

/** Px to scroll for the focused row to lie in the middle of the list; 0 where all of it is in sight. */
function getScrollDistance(list: HTMLElement): number {
  const row = list.querySelector('[data-focused]')?.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (!row || (row.top >= box.top && row.bottom <= box.bottom)) return 0;
  return (row.top + row.bottom - box.top - box.bottom) / 2;
}

/**
 * A virtual list opens on the row that is chosen. react-aria gives it the focus, but scrolls to it only where the row is
 * drawn together with the list; and rows that prove higher than they were taken for push it away again.
 */
export function useScrollToSelected(list: RefObject<HTMLElement | null>, isLong: boolean): void {
  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    let stableFrames = 0;
    const scroll = () => {
      const box = list.current;
      if (!box) return;
      const before = box.scrollTop;
      box.scrollTop += getScrollDistance(box);
      stableFrames = box.scrollTop === before ? stableFrames + 1 : 0;
      if (stableFrames < STABLE_FRAMES) frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [list, isLong]);
}

import { type RefObject, useEffect } from 'react';

/** Consecutive frames without movement after which all rows count as measured. */
const STABLE_FRAMES = 2;

/** Px to scroll until the focused row is in the middle of the list; 0 if it is fully visible. */
function getScrollDistance(list: HTMLElement): number {
  const row = list.querySelector('[data-focused]')?.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (!row || (row.top >= box.top && row.bottom <= box.bottom)) return 0;
  return (row.top + row.bottom - box.top - box.bottom) / 2;
}

/**
 * Scrolls a virtual list to the selected row on open. react-aria scrolls only if the row renders together with the list, and rows taller
 * than estimated push it out of view again.
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

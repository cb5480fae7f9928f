import { type RefObject, useEffect } from 'react';

/** Frames without movement until rows count as measured. */
const STABLE_FRAMES = 2;

/** Px until the focused row is centred; 0 if it is visible. */
function getScrollDistance(list: HTMLElement): number {
  const row = list.querySelector('[data-focused]')?.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (!row || (row.top >= box.top && row.bottom <= box.bottom)) return 0;
  return (row.top + row.bottom - box.top - box.bottom) / 2;
}

/**
 * Scrolls a virtual list to the selected row on open: react-aria scrolls only if the row renders with the list, and rows taller than
 * estimated push it out again.
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

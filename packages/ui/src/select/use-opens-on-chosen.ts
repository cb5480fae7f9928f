import { type RefObject, useEffect } from 'react';

/** Frames in a row in which nothing moved: the rows around have been measured by then. */
const settled = 2;

/** Px to scroll for the focused row to lie in the middle of the list; 0 where all of it is in sight. */
function missing(list: HTMLElement): number {
  const row = list.querySelector('[data-focused]')?.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (!row || (row.top >= box.top && row.bottom <= box.bottom)) return 0;
  return (row.top + row.bottom - box.top - box.bottom) / 2;
}

/**
 * A virtual list opens on the row that is chosen. react-aria gives it the focus, but scrolls to it only where the row is
 * drawn together with the list; and rows that prove higher than they were taken for push it away again.
 */
export function useOpensOnChosen(list: RefObject<HTMLElement | null>, isLong: boolean): void {
  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    let still = 0;
    const look = () => {
      const box = list.current;
      if (!box) return;
      const before = box.scrollTop;
      box.scrollTop += missing(box);
      still = box.scrollTop === before ? still + 1 : 0;
      if (still < settled) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [list, isLong]);
}

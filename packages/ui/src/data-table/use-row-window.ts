import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Up to here all rows are drawn. */
const drawnWhole = 100;

interface RowWindowOptions {
  readonly count: number;
  /** Height of a row in px, or the guess for one that is measured. */
  readonly rowHeight: number;
  /** The list itself; its place on the page is where rows begin. */
  readonly list: RefObject<HTMLElement | null>;
  /** The table's own scroller, when it does not scroll with the page. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollsItself: boolean;
}

export interface RowWindow {
  /** Places of the rows to draw. */
  readonly indexes: readonly number[];
  /** Empty space before and after them, in px. */
  readonly before: number;
  readonly after: number;
  /** For rows whose height is not known: put it on each as ref, with `data-index`. */
  readonly measure: (element: Element | null) => void;
}

const useDistanceFromTop = (list: RefObject<HTMLElement | null>, isActive: boolean): number => {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    if (!isActive) return;
    const follow = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setDistance(Math.round(box.top + window.scrollY));
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, isActive]);
  return distance;
};

/** Which rows stand on the screen. Short lists are drawn whole; long ones only where one looks. */
export const useRowWindow = ({ count, rowHeight, list, scroller, scrollsItself }: RowWindowOptions): RowWindow => {
  const isLong = count > drawnWhole;
  const scrollMargin = useDistanceFromTop(list, isLong && !scrollsItself);
  const shared = { count, estimateSize: () => rowHeight, overscan: 12 };
  const page = useWindowVirtualizer<HTMLElement>({ ...shared, scrollMargin, enabled: isLong && !scrollsItself });
  const own = useVirtualizer<HTMLElement, HTMLElement>({
    ...shared,
    getScrollElement: () => scroller.current,
    enabled: isLong && scrollsItself,
  });
  if (!isLong) {
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      measure: () => undefined,
    };
  }
  const used = scrollsItself ? own : page;
  const items = used.getVirtualItems();
  const margin = scrollsItself ? 0 : scrollMargin;
  const before = (items[0]?.start ?? margin) - margin;
  const after = used.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin);
  return {
    indexes: items.map(({ index }) => index),
    before,
    after: Math.max(0, after),
    measure: (element) => used.measureElement(element instanceof HTMLElement ? element : null),
  };
};

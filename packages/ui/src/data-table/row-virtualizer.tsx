import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { RowWindow, RowWindowOptions } from './row-window.ts';

export interface RowVirtualizerProps extends RowWindowOptions {
  readonly onChange: (window: RowWindow) => void;
}

/** Maximum rows in the DOM, overscan included. */
const MAX_RENDERED_ROWS = 38;
const getOverscan = (rowHeight: number): number => {
  const shown = Math.ceil(window.innerHeight / rowHeight) + 1;
  return Math.min(12, Math.max(3, Math.floor((MAX_RENDERED_ROWS - shown) / 2)));
};

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

/** Reports visible rows. Separate, so that its library loads for long lists only. */
export const RowVirtualizer = ({ count, rowHeight, list, scroller, scrollsItself, onChange }: RowVirtualizerProps) => {
  const scrollMargin = useDistanceFromTop(list, !scrollsItself);
  const shared = { count, estimateSize: () => rowHeight, overscan: getOverscan(rowHeight) };
  const page = useWindowVirtualizer<HTMLElement>({ ...shared, scrollMargin, enabled: !scrollsItself });
  const own = useVirtualizer<HTMLElement, HTMLElement>({
    ...shared,
    getScrollElement: () => scroller.current,
    // The user may have scrolled meanwhile.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    enabled: scrollsItself,
  });
  const used = scrollsItself ? own : page;
  const items = used.getVirtualItems();
  const margin = scrollsItself ? 0 : scrollMargin;
  const [head] = items;
  const last = items.at(-1);
  const first = head?.index ?? 0;
  const end = last === undefined ? 0 : last.index + 1;
  const before = (head?.start ?? margin) - margin;
  const after = Math.max(0, used.getTotalSize() - ((last?.end ?? margin) - margin));
  const measure = used.measureElement;
  useLayoutEffect(() => {
    onChange({
      indexes: Array.from({ length: end - first }, (_, place) => first + place),
      before,
      after,
      getOffset: (index) => (used.measurementsCache[index]?.start ?? margin) - margin,
      measure: (element) => measure(element instanceof HTMLElement ? element : null),
    });
  }, [first, end, before, after, margin, used, measure, onChange]);
  return null;
};

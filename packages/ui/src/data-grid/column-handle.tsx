import { useLayoutEffect, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';

/** How far a press of an arrow key draws, in px. */
const step = 16;

export interface WidthLimits {
  readonly now: number;
  readonly min: number;
  readonly max: number;
}

interface ColumnHandleProps {
  readonly label: string;
  readonly measure: () => WidthLimits;
  /** During resizing, in px. */
  readonly onDraw: (width: number) => void;
  /** After resizing, in px; undefined for the default width. */
  readonly onDrawn: (width: number | undefined) => void;
}

const withinLimits = (width: number, { min, max }: WidthLimits) => Math.round(Math.max(min, Math.min(width, max)));

/** The edge of a column header, which resizes the column. */
export const ColumnHandle = ({ label, measure, onDraw, onDrawn }: ColumnHandleProps) => {
  const handle = useRef<HTMLDivElement>(null);
  const way = useRef({ limits: { now: 0, min: 0, max: 0 }, drawn: 0, sign: 1 });
  const [limits, setLimits] = useState<WidthLimits>({ now: 0, min: 0, max: 0 });
  const latest = useRef(measure);
  useLayoutEffect(() => {
    latest.current = measure;
  });
  useLayoutEffect(() => {
    const head = handle.current?.parentElement;
    if (!head) return;
    const observer = new ResizeObserver(() => setLimits(latest.current()));
    observer.observe(head);
    return () => observer.disconnect();
  }, []);
  const width = () => withinLimits(way.current.limits.now + way.current.drawn, way.current.limits);
  const { moveProps } = useMove({
    onMoveStart: () => {
      const isRtl = handle.current !== null && getComputedStyle(handle.current).direction === 'rtl';
      way.current = { limits: measure(), drawn: 0, sign: isRtl ? -1 : 1 };
    },
    onMove: ({ deltaX, pointerType }) => {
      way.current.drawn += deltaX * way.current.sign * (pointerType === 'keyboard' ? step : 1);
      onDraw(width());
    },
    onMoveEnd: () => onDrawn(width()),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr takes no focus and has no value
    <div
      {...moveProps}
      ref={handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={limits.now}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      tabIndex={-1}
      data-handle
      className="bd-grid__handle"
      onDoubleClick={() => onDrawn(undefined)}
      onKeyDown={(event) => {
        moveProps.onKeyDown?.(event);
        const end = { Home: limits.min, End: limits.max }[event.key];
        const isPlain = event.key === 'Delete' || event.key === 'Backspace';
        if (end === undefined && !isPlain) return;
        event.preventDefault();
        onDrawn(end);
      }}
    />
  );
};

import { useLayoutEffect, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';

/** In px. */
const KEYBOARD_STEP = 16;

export interface WidthLimits {
  readonly now: number;
  readonly min: number;
  readonly max: number;
}

interface ColumnResizeHandleProps {
  readonly label: string;
  readonly measure: () => WidthLimits;
  /** In px. */
  readonly onResize: (width: number) => void;
  /** In px; undefined for the default. */
  readonly onResizeEnd: (width: number | undefined) => void;
}

const clampWidth = (width: number, { min, max }: WidthLimits) => Math.round(Math.max(min, Math.min(width, max)));

export const ColumnResizeHandle = ({ label, measure, onResize, onResizeEnd }: ColumnResizeHandleProps) => {
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef({ limits: { now: 0, min: 0, max: 0 }, drawn: 0, sign: 1 });
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
  const width = () => clampWidth(drag.current.limits.now + drag.current.drawn, drag.current.limits);
  const { moveProps } = useMove({
    onMoveStart: () => {
      const isRtl = handle.current !== null && getComputedStyle(handle.current).direction === 'rtl';
      drag.current = { limits: measure(), drawn: 0, sign: isRtl ? -1 : 1 };
    },
    onMove: ({ deltaX, pointerType }) => {
      drag.current.drawn += deltaX * drag.current.sign * (pointerType === 'keyboard' ? KEYBOARD_STEP : 1);
      onResize(width());
    },
    onMoveEnd: () => onResizeEnd(width()),
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
      onDoubleClick={() => onResizeEnd(undefined)}
      onKeyDown={(event) => {
        moveProps.onKeyDown?.(event);
        const end = { Home: limits.min, End: limits.max }[event.key];
        const isPlain = event.key === 'Delete' || event.key === 'Backspace';
        if (end === undefined && !isPlain) return;
        event.preventDefault();
        onResizeEnd(end);
      }}
    />
  );
};

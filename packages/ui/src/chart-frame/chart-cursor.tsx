import { type PointerEvent, type ReactNode, useRef } from 'react';

export interface ChartCursorProps {
  /** Number of values, at least one. */
  readonly count: number;
  /** Index of the current value, or null. */
  readonly at: number | null;
  readonly onMove: (at: number | null) => void;
  /** One sentence about the chart. */
  readonly label: string;
  /** 'Nov 14: $160.00'. */
  readonly getText: (at: number) => string;
  /** Values at the edges (line) or in the middle of sections (bars). */
  readonly spread: 'edges' | 'parts';
  readonly children: ReactNode;
}

/** Index of the value nearest to a position along the chart (0 to 1). */
export const getIndexUnder = (share: number, count: number, spread: 'edges' | 'parts'): number => {
  const place = spread === 'edges' ? Math.round(share * (count - 1)) : Math.floor(share * count);
  return Math.min(count - 1, Math.max(0, place));
};

/** Reads a chart value by value with pointer, touch or keys; a slider for screen readers. */
export const ChartCursor = ({ count, at, onMove, label, getText, spread, children }: ChartCursorProps) => {
  const input = useRef<HTMLInputElement>(null);
  const index = Math.min(at ?? count - 1, count - 1);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const share = (clientX - left) / width;
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    onMove(getIndexUnder(isMirrored ? 1 - share : share, count, spread));
  };
  return (
    <div
      className="bd-chart-reader"
      onPointerMove={follow}
      onPointerLeave={() => {
        if (document.activeElement !== input.current) onMove(null);
      }}
    >
      {children}
      <input
        ref={input}
        type="range"
        min={0}
        max={count - 1}
        step={1}
        value={index}
        aria-label={label}
        aria-valuetext={getText(index)}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
        onFocus={() => onMove(index)}
        onBlur={() => onMove(null)}
      />
    </div>
  );
};

import { type PointerEvent, type ReactNode, useRef } from 'react';

export interface ChartReaderProps {
  /** Number of values along the chart, at least one. */
  readonly count: number;
  /** The point being read, or null. */
  readonly at: number | null;
  readonly onRead: (at: number | null) => void;
  /** A one-sentence summary of the chart. */
  readonly label: string;
  /** Text for a point: 'Nov 14: $160.00'. */
  readonly textOf: (at: number) => string;
  /** Whether values sit at the edges (line) or in the middle of each section (bars). */
  readonly spread: 'edges' | 'parts';
  readonly children: ReactNode;
}

/** Index of the value nearest to the pointer, from the pointer’s position along the chart (0 to 1). */
export const placeUnder = (share: number, count: number, spread: 'edges' | 'parts'): number => {
  const place = spread === 'edges' ? Math.round(share * (count - 1)) : Math.floor(share * count);
  return Math.min(count - 1, Math.max(0, place));
};

/**
 * Reads a chart value by value with the pointer, a finger or arrow keys. Keyboard and screen reader users get a slider that
 * changes nothing.
 */
export const ChartReader = ({ count, at, onRead, label, textOf, spread, children }: ChartReaderProps) => {
  const input = useRef<HTMLInputElement>(null);
  const place = Math.min(at ?? count - 1, count - 1);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const share = (clientX - left) / width;
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    onRead(placeUnder(isMirrored ? 1 - share : share, count, spread));
  };
  return (
    <div
      className="bd-chart-reader"
      onPointerMove={follow}
      onPointerLeave={() => {
        if (document.activeElement !== input.current) onRead(null);
      }}
    >
      {children}
      <input
        ref={input}
        type="range"
        min={0}
        max={count - 1}
        step={1}
        value={place}
        aria-label={label}
        aria-valuetext={textOf(place)}
        onChange={({ currentTarget }) => onRead(currentTarget.valueAsNumber)}
        onFocus={() => onRead(place)}
        onBlur={() => onRead(null)}
      />
    </div>
  );
};

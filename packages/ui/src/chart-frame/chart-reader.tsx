import { type PointerEvent, type ReactNode, useRef } from 'react';

export interface ChartReaderProps {
  /** How many values there are along the drawing; at least one. */
  readonly count: number;
  /** The place that is being read; null while nobody reads. */
  readonly at: number | null;
  readonly onRead: (at: number | null) => void;
  /** The drawing in one sentence. */
  readonly label: string;
  /** What a place says: 'Nov 14: $160.00'. */
  readonly textOf: (at: number) => string;
  /** Values stand on the edges (a line) or each in the middle of its own part (bars). */
  readonly spread: 'edges' | 'parts';
  readonly children: ReactNode;
}

/** Which value is nearest to a pointer, by how far along the drawing it stands (0 to 1). */
export const placeUnder = (share: number, count: number, spread: 'edges' | 'parts'): number => {
  const place = spread === 'edges' ? Math.round(share * (count - 1)) : Math.floor(share * count);
  return Math.min(count - 1, Math.max(0, place));
};

/**
 * Reads a drawing value by value: with a pointer over it, a finger on it, or arrow keys. It is a slider to a keyboard and a
 * screen reader, which say where one is and what stands there; nothing is changed by it.
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

/** Space between segments, in percent of the ring. */
const GAP = 0.8;
/** Shortest segment, in percent of the ring. */
const MIN_LENGTH = 0.6;

/** `from` and `length` are in percent of the ring. */
export interface RingSegment {
  /** Percent of all values, 0 to 100. */
  readonly share: number;
  readonly from: number;
  readonly length: number;
}

/** Clockwise. A single value fills the ring; small ones get the minimum length. */
export const layoutRing = (values: readonly number[]): RingSegment[] => {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  const isOne = values.filter((value) => value > 0).length === 1;
  let from = 0;
  return values.map((value) => {
    const share = whole === 0 ? 0 : (Math.max(0, value) / whole) * 100;
    const start = from;
    from += share;
    if (share === 0) return { share, from: start, length: 0 };
    return { share, from: start, length: isOne ? 100 : Math.max(MIN_LENGTH, share - GAP) };
  });
};

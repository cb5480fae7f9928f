/** Percent of the ring between two parts. */
const GAP = 0.8;
/** Percent of the ring below which a part could not be seen. */
const MIN_LENGTH = 0.6;

/** Where a part stands on the ring and how long it is drawn, in percent of the way round. */
export interface RingSegment {
  /** Its share of the whole. */
  readonly share: number;
  readonly from: number;
  readonly length: number;
}

/** The ring of some values, clockwise. One alone is a whole ring; a small one keeps a length that can be seen. */
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

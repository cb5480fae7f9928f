/** Share of the height above the target and below the start. */
const MARGIN = 1 / 9;

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** 50 if both ends are equal. */
export const toPercent = ({ from, to }: Range, value: number): number =>
  to === from ? 50 : ((value - from) / (to - from)) * 100;

/** Percent from the top, within margins. */
export const toTopPercent = (range: Range, value: number): number =>
  MARGIN * 100 + (1 - 1.5 * MARGIN) * (100 - toPercent(range, value));

const DAY_MS = 86_400_000;

/** Local midnights, at most `max`. */
export const computeDayTicks = ({ from, to }: Range, max: number): number[] => {
  const ticks: number[] = [];
  const first = new Date(from).setHours(0, 0, 0, 0);
  for (let day = first; day <= to; day = new Date(day + DAY_MS * 1.5).setHours(0, 0, 0, 0)) {
    if (day >= from) ticks.push(day);
  }
  const every = Math.max(1, Math.ceil(ticks.length / max));
  return ticks.filter((_, index) => index % every === 0);
};

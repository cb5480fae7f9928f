/** Days of the calendar in UTC, 'YYYY-MM-DD', both of them in. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment with which the days begin, and that with which the day after them begins. */
export const momentsOf = ({ from, to }: DaySpan): { readonly since: Date; readonly before: Date } => ({
  since: new Date(`${from}T00:00:00Z`),
  before: new Date(new Date(`${to}T00:00:00Z`).getTime() + DAY_MS),
});

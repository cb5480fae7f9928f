/** Days, 'YYYY-MM-DD', both of them in. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Tells days from the other values of a filter. */
export const isDays = (value: unknown): value is DaySpan =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** Of years that a clock can say in four digits on every side of the globe. */
const isDay = (text: string): boolean =>
  /^[1-8]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Days as they stand in an address, '2026-11-01..2026-11-30'; null where it names none. */
export function readDays(given: string): DaySpan | null {
  const [from = '', to = '', ...rest] = given.split('..');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export const writeDays = ({ from, to }: DaySpan): string => `${from}..${to}`;

const midnight = (day: string, later = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};

/** When the days begin and are over on the reader's own clock: with summer time a day may have 23 hours, or 25. */
export const momentsOf = ({ from, to }: DaySpan): { readonly since: string; readonly before: string } => ({
  since: midnight(from),
  before: midnight(to, 1),
});

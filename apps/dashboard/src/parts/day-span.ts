/** Days of the calendar in UTC, 'YYYY-MM-DD', both of them in. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Tells days from the other values of a filter. */
export const isDays = (value: unknown): value is DaySpan =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Days as they stand in an address, '2026-11-01..2026-11-30'; null where it names none. */
export function readDays(given: string): DaySpan | null {
  const [from = '', to = '', ...rest] = given.split('..');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export const writeDays = ({ from, to }: DaySpan): string => `${from}..${to}`;

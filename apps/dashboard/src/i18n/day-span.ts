/** First and last day, 'YYYY-MM-DD', both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Distinguishes a day span from other filter values. */
export const isDaySpan = (value: unknown): value is DaySpan =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** Years with four digits in every time zone. */
const isDay = (text: string): boolean =>
  /^[1-8]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Parses days from a query string, '2026-11-01..2026-11-30'; null when invalid. */
export function parseDaySpan(text: string): DaySpan | null {
  const [from = '', to = '', ...rest] = text.split('..');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export const serializeDaySpan = ({ from, to }: DaySpan): string => `${from}..${to}`;

const midnight = (day: string, offset = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + offset).toISOString();
};

/** Start of the first day and end of the last in the reader's time zone. With summer time a day has 23 or 25 hours. */
export const toInstants = ({ from, to }: DaySpan): { readonly since: string; readonly before: string } => ({
  since: midnight(from),
  before: midnight(to, 1),
});

/** The longest name that fits on a phone. */
const MAX_CHARACTERS = 5;
/** 1 February 2026 is a Sunday. */
const week = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 1, 1 + at)));

/** Narrow where the language's short names are too long. */
export function chooseWeekdayStyle(locale: string): 'short' | 'narrow' {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return week.some((day) => format.format(day).length > MAX_CHARACTERS) ? 'narrow' : 'short';
}

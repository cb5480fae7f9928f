/** Letters that a day of a phone's calendar is wide enough for. */
const MAX_CHARACTERS = 5;
/** The first of February 2026 is a Sunday. */
const week = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 1, 1 + at)));

/** How weekdays are named over a month: the short names, or one letter each where those of the language are whole words. */
export function chooseWeekdayStyle(locale: string): 'short' | 'narrow' {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return week.some((day) => format.format(day).length > MAX_CHARACTERS) ? 'narrow' : 'short';
}

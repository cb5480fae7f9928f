import { toAsciiDigits } from '@boostdesk/catalogs/text';
import { parseDaySpan } from '../../i18n/day-span.ts';
import { i18n } from '../../i18n/i18n.ts';

const PARTS = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/;

/** The ISO date of a word: written so, or as a numeric date in the reader's format. Its digits may be of any script. */
export function parseDay(text: string): string | null {
  const word = toAsciiDigits(text);
  const figures = PARTS.exec(word)?.slice(1);
  if (figures === undefined) return null;
  const order = new Intl.DateTimeFormat(i18n.locale)
    .formatToParts()
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day');
  const of = (type: (typeof order)[number]) => (figures[order.indexOf(type)] ?? '').padStart(2, '0');
  const days = [word, `${of('year')}-${of('month')}-${of('day')}`];
  return days.find((day) => parseDaySpan(`${day}..${day}`) !== null) ?? null;
}

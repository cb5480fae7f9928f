import type { Currency } from '@boostdesk/catalogs';
import { formatBadgeCount } from '@boostdesk/ui/format-badge-count';
import type { DaySpan } from './day-span.ts';
import { i18n } from './i18n.ts';
import { serverNow } from './server-clock.ts';

/** Caches formatters: creating one is 100 times slower than using it, and each row of a list needs one. */
function cacheFormatters<F, O extends object>(make: (locale: string, options: O) => F): (options: O) => F {
  const formatters = new Map<string, F>();
  return (options) => {
    const key = `${i18n.locale} ${JSON.stringify(options)}`;
    const formatter = formatters.get(key) ?? make(i18n.locale, options);
    formatters.set(key, formatter);
    return formatter;
  };
}

const numberFormat = cacheFormatters(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = cacheFormatters(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const relativeTimeFormat = cacheFormatters(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

const MINUS = '\u2212';

/** Formats cents with the currency sign, '$92.00', with a typographic minus and the narrow sign ('$' in Arabic, too). */
export const formatMoney = (amount: number, currency: Currency): string =>
  // A deduction of zero has no minus.
  numberFormat({ style: 'currency', currency, signDisplay: 'negative' })
    .format(amount / 100)
    .replace('-', MINUS)
    .replace('US$', '$');

export const formatNumber = (value: number): string => numberFormat({}).format(value);

/** '+500', '−120'; in a right-to-left language with an invisible mark that keeps the sign before the digits. */
export const formatSigned = (value: number): string =>
  numberFormat({ signDisplay: 'always' }).format(value).replace('-', MINUS);

/** A number that may be unknown. */
export const formatKnownNumber = (value: number | null): string => (value === null ? '–' : formatNumber(value));

/** Count for buttons, tabs and menus, '999+' at most. */
export const formatCappedCount = (count: number): string => formatBadgeCount(count, formatNumber);

/** The same for a tab, with the exact count when it is higher. */
export function formatTabCount(count: number): { readonly count: string; readonly wholeCount?: string } {
  const [short, whole] = [formatCappedCount(count), formatNumber(count)];
  return short === whole ? { count: short } : { count: short, wholeCount: whole };
}

/** '1.30': fixed decimals, so that figures in a column align. */
export const formatDecimal = (value: number, decimals: number): string =>
  numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

/** '62.5%', with up to two decimals. */
export const formatPercent = (value: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 2 }).format(value / 100);

/** 'Nov 21, 2026, 2:05:09 PM', the medium form of SPEC §9. */
export const formatDateTime = (at: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));

/** The same in UTC, for days of the ledger. */
export const formatDateTimeUtc = (at: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));

/** 'Nov 21, 2026, 2:05 PM', for a chosen moment. */
export const formatDateTimeShort = (at: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** 'Nov 21, 2026'. */
export const formatDate = (at: string): string => dateFormat({ dateStyle: 'medium' }).format(new Date(at));

/** 'Nov 21 – 24, 2026', or 'Nov 21, 2026' for one day; independent of the time zone. */
export const formatDaySpan = ({ from, to }: DaySpan): string =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to));

/** '2:05:09 PM' in the reader's time zone. */
export const formatTime = (at: string): string =>
  new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium' }).format(new Date(at));

/** 'Mon, Nov 23'. */
export const formatDay = (at: string): string =>
  dateFormat({ weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(at));

/** 'Nov 21, 2026' for a calendar day, 'YYYY-MM-DD', independent of the time zone. */
export const formatCalendarDay = (day: string): string =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** 'Nov 21' for a calendar day, short enough for chart labels in every language. */
export const formatCalendarMonthDay = (day: string): string =>
  dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** '2 hours ago', 'in 4 days', 'now': rounded to the nearest unit; a full larger unit is used. */
export function formatRelative(at: string, now: Date = new Date(serverNow())): string {
  const seconds = Math.round((new Date(at).getTime() - now.getTime()) / 1000);
  const format = relativeTimeFormat({ numeric: 'auto' });
  for (const [index, [unit, size]] of steps.entries()) {
    const smaller = steps[index + 1]?.[1] ?? 1;
    const length = Math.abs(seconds);
    if (Math.round(length / smaller) * smaller < size) continue;
    return format.format(Math.sign(seconds) * Math.round(length / size), unit);
  }
  return format.format(0, 'second');
}

/** '3 hours, 20 minutes': a duration in seconds in its two largest units. */
export function formatDuration(seconds: number): string {
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(seconds));
  for (const [unit, size] of [...steps, ['second', 1] as const]) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0 || parts.length === 2) continue;
    parts.push(numberFormat({ style: 'unit', unit, unitDisplay: 'long' }).format(count));
  }
  if (parts.length === 0) return formatDuration(1);
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(parts);
}

/** First `count` graphemes of a text (SPEC §9: 30 in a preview). */
export function truncateText(text: string, count: number): string {
  const characters = [...new Intl.Segmenter(i18n.locale).segment(text)];
  if (characters.length <= count) return text;
  return `${characters
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('')}…`;
}

import type { Currency } from '@boostdesk/catalogs';
import { i18n } from '../app/i18n.ts';

const MINUS = '\u2212';

/** Cents as an amount with its currency sign: '$92.00'. A minus is the typographic one. */
export const formatMoney = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'currency', currency }).format(amount / 100).replace('-', MINUS);

export const formatNumber = (value: number): string => new Intl.NumberFormat(i18n.locale).format(value);

export const formatPercent = (value: number): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100);

/** SPEC §9: the medium form, 'Nov 21, 2026, 2:05:09 PM'. */
export const formatDateTime = (at: string): string =>
  new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));

/** 'Nov 21, 2026'. */
export const formatDate = (at: string): string =>
  new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium' }).format(new Date(at));

/** 'Mon, Nov 23'. */
export const formatDay = (at: string): string =>
  new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(at));

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** '2 hours ago', 'in 4 days', 'now'. */
export function formatRelative(at: string, now: Date = new Date()): string {
  const seconds = Math.round((new Date(at).getTime() - now.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'second');
}

/** '3 hours, 20 minutes': a length of time in its two largest units, from seconds. */
export function formatSpan(seconds: number): string {
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(seconds));
  for (const [unit, size] of [...steps, ['second', 1] as const]) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0 || parts.length === 2) continue;
    parts.push(new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  }
  if (parts.length === 0) return formatSpan(1);
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(parts);
}

/** The first characters of a text, by what a reader calls a character (SPEC §9: 30 in a preview). */
export function firstCharacters(text: string, count: number): string {
  const characters = [...new Intl.Segmenter(i18n.locale).segment(text)];
  if (characters.length <= count) return text;
  return `${characters
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('')}…`;
}

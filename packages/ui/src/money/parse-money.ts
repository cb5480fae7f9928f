import { getFormatter, getMinorDigits } from './number-formats.ts';

/** Unreadable or another currency; finer than the minor unit; not a safe integer. */
export type MoneyParseError = 'unreadable' | 'tooFine' | 'tooLarge';

export type ParsedMoney =
  /** Minor units; null for an empty text. */
  { readonly ok: true; readonly amount: number | null } | { readonly ok: false; readonly reason: MoneyParseError };

const fail = (reason: MoneyParseError): ParsedMoney => ({ ok: false, reason });

/** Bidi control characters and U+200B. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const GROUP_SPACES = /[\s'\u2019]/g;
const MINUS = /[\u2010-\u2013\u2212]/g;
const FIGURE = /^([-+]?)([\d.,]*\d[\d.,]*)$/;
/** Groups of three, or the Indian two with a last group of three; equal separators. */
const GROUPED = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3})?$/;

/** Arabic separators become '.' and ','. */
const normalizeSeparators = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(/٫/g, '.').replace(/٬/g, ',').replace(MINUS, '-');

function getNumberSymbols(locale: string): { readonly digits: string[]; readonly point: string } {
  const plain = getFormatter(locale, { useGrouping: false });
  const point = plain.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)), point: normalizeSeparators(point) };
}

/** Longest first: 'US$', 'USD', '$'. */
function getCurrencyNames(currency: string, locale: string): string[] {
  const written = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) => {
    const parts = getFormatter(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
    return normalizeSeparators(parts.find(({ type }) => type === 'currency')?.value ?? currency).trim();
  });
  // Like `formatMoney`, accepts '$' without a short symbol.
  return [...new Set([...written, ...written.map((name) => name.replace('US$', '$'))])].sort(
    (one, other) => other.length - one.length,
  );
}

function stripCurrency(text: string, currency: string | null, locale: string): string {
  if (currency === null) return text;
  const name = getCurrencyNames(currency, locale).find((each) => text.toUpperCase().includes(each.toUpperCase()));
  if (name === undefined) return text;
  const at = text.toUpperCase().indexOf(name.toUpperCase());
  return text.slice(0, at) + text.slice(at + name.length);
}

/**
 * Of two kinds, the last is decimal. A single one that is not the locale's separates groups if it can ('1.234'), otherwise decimals: for a
 * German reader, '12.50' is not 1250.
 */
function findDecimalSeparator(figure: string, point: string): string | null {
  const signs = figure.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined || signs.split(last).length > 2) return null;
  const couldGroup = signs === last && last !== point && /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure);
  return couldGroup ? null : last;
}

/**
 * Parses an amount into minor units: '1.234,56 €' is 123456 for a German reader, as '$1,234.56' for an American one. Rejects other
 * currencies and unreadable text; never rounds.
 */
export function parseMoney(text: string, currency: string | null, locale: string): ParsedMoney {
  const { digits, point } = getNumberSymbols(locale);
  const latin = [...normalizeSeparators(text)].map((sign) => {
    const digit = digits.indexOf(sign);
    return digit === -1 ? sign : String(digit);
  });
  const bare = stripCurrency(latin.join(''), currency, locale).replace(GROUP_SPACES, '');
  if (text.trim() === '') return { ok: true, amount: null };
  const [, sign, figure] = FIGURE.exec(bare.replace(/^\((.+)\)$/, '-$1')) ?? [];
  if (figure === undefined) return fail('unreadable');
  const fractionSign = findDecimalSeparator(figure, point);
  const [whole = '', fraction = ''] = fractionSign === null ? [figure] : figure.split(fractionSign);
  if (whole !== '' && !(/^\d+$/.test(whole) || GROUPED.test(whole))) return fail('unreadable');
  const least = getMinorDigits(currency);
  if (fraction.length > least) return fail('tooFine');
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(least, '0'));
  if (!Number.isSafeInteger(amount)) return fail('tooLarge');
  return { ok: true, amount: sign === '-' ? 0 - amount : amount };
}

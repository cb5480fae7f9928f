import { getFormatter, getMinorDigits } from './number-formats.ts';

/** Why parsing failed: unreadable or of another currency, finer than the minor unit, or not a safe integer. */
export type MoneyParseError = 'unreadable' | 'tooFine' | 'tooLarge';

export type ParsedMoney =
  /** Minor units; null for an empty text. */
  { readonly ok: true; readonly amount: number | null } | { readonly ok: false; readonly reason: MoneyParseError };

const fail = (reason: MoneyParseError): ParsedMoney => ({ ok: false, reason });

/** Bidi control characters and U+200B. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Whitespace and apostrophes, which only separate groups. */
const GROUP_SPACES = /[\s'\u2019]/g;
const MINUS = /[\u2010-\u2013\u2212]/g;
const FIGURE = /^([-+]?)([\d.,]*\d[\d.,]*)$/;
/** Groups of three digits, or as in India two digits with a last group of three; all separators are the same. */
const GROUPED = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3})?$/;

/** Replaces the Arabic decimal and group separators with '.' and ','. */
const normalizeSeparators = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(/٫/g, '.').replace(/٬/g, ',').replace(MINUS, '-');

/** The locale's digits and decimal separator. */
function getNumberSymbols(locale: string): { readonly digits: string[]; readonly point: string } {
  const plain = getFormatter(locale, { useGrouping: false });
  const point = plain.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)), point: normalizeSeparators(point) };
}

/** Names of the currency around an amount, longest first: 'US$', 'USD', '$'. */
function getCurrencyNames(currency: string, locale: string): string[] {
  const written = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) => {
    const parts = getFormatter(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
    return normalizeSeparators(parts.find(({ type }) => type === 'currency')?.value ?? currency).trim();
  });
  // Like `formatMoney`, accepts '$' in locales without a short symbol.
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
 * The decimal separator, or null. Of two kinds it is the last one; a single one that is not the locale's separates groups if it can
 * ('1.234'), otherwise decimals: for a German reader, '12.50' is not 1250.
 */
function findDecimalSeparator(figure: string, point: string): string | null {
  const signs = figure.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined || signs.split(last).length > 2) return null;
  const couldGroup = signs === last && last !== point && /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure);
  return couldGroup ? null : last;
}

/**
 * Parses a typed or pasted amount into minor units: '1.234,56 €' is 123456 for a German reader, '$1,234.56' for an American one. Never
 * rounds and never confuses currencies: any other text is rejected.
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

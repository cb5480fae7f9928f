import { getFormatter, getMinorDigits } from './number-formats.ts';

/** Why a text is no amount: unreadable or of another currency, finer than the currency's least coin, or beyond what can be counted. */
export type MoneyParseError = 'unreadable' | 'tooFine' | 'tooLarge';

export type ParsedMoney =
  /** In minor units; null where nothing stands. */
  { readonly ok: true; readonly amount: number | null } | { readonly ok: false; readonly reason: MoneyParseError };

const fail = (reason: MoneyParseError): ParsedMoney => ({ ok: false, reason });

/** Signs that turn the writing direction, and U+200B. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Spaces of every width and apostrophes stand between groups of digits only. */
const GROUP_SPACES = /[\s'\u2019]/g;
const MINUS = /[\u2010-\u2013\u2212]/g;
const FIGURE = /^([-+]?)([\d.,]*\d[\d.,]*)$/;
/** Groups of three digits, or of two and at last three as in India; between them one and the same sign. */
const GROUPED = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3})?$/;

/** The Arabic signs before a fraction and between groups become those that all others write. */
const normalizeSeparators = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(/٫/g, '.').replace(/٬/g, ',').replace(MINUS, '-');

/** How the reader's language writes the ten digits, and what stands before a fraction. */
function getNumberSymbols(locale: string): { readonly digits: string[]; readonly point: string } {
  const plain = getFormatter(locale, { useGrouping: false });
  const point = plain.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)), point: normalizeSeparators(point) };
}

/** What the currency is called before or after an amount, the longest first: 'US$', 'USD', '$'. */
function getCurrencyNames(currency: string, locale: string): string[] {
  const written = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) => {
    const parts = getFormatter(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
    return normalizeSeparators(parts.find(({ type }) => type === 'currency')?.value ?? currency).trim();
  });
  // As `formatMoney` writes dollars, also where a language has no short sign for them.
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
 * Which sign stands before the fraction; null where none does. Of two kinds it is the one that comes last. One that stands once is
 * what the reader's language takes it for; the other one groups where three digits follow it and no nought leads, and is a slip of
 * the pen everywhere else: '12.50' is no 1250 to a German.
 */
function findDecimalSeparator(figure: string, point: string): string | null {
  const signs = figure.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined || signs.split(last).length > 2) return null;
  const couldGroup = signs === last && last !== point && /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure);
  return couldGroup ? null : last;
}

/**
 * Reads an amount as people write and paste it, in minor units: '1.234,56 €' is 123456 to a German, '$1,234.56' to an American. No
 * digit is rounded away and no currency taken for another: what is not such an amount to the letter is refused.
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

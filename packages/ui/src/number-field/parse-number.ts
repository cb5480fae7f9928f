import { getFormatter } from '../money/number-formats.ts';
import { toAsciiDigits } from './ascii-digits.ts';

/** Unreadable; with more decimals than `digits`; not a safe integer. */
export type NumberParseError = 'unreadable' | 'tooFine' | 'tooLarge';

export type ParsedNumber =
  /** Null for an empty text. */
  { readonly ok: true; readonly amount: number | null } | { readonly ok: false; readonly reason: NumberParseError };

const fail = (reason: NumberParseError): ParsedNumber => ({ ok: false, reason });

/** Bidi control characters and U+200B. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const GROUP_SPACES = /[\s'\u2019]/g;
const MINUS = /[\u2010-\u2013\u2212]/g;
const FIGURE = /^([-+]?)([\d.,]*\d[\d.,]*)$/;
/** Groups of three, or the Indian two with a last group of three; equal separators. */
const GROUPED = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3})?$/;
/** Before or after the figure, as in Turkish. */
const PERCENT = /^[%٪]|[%٪]$/;

/** Arabic separators become '.' and ','. */
export const normalizeSeparators = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(/٫/g, '.').replace(/[٬،]/g, ',').replace(MINUS, '-');

function getNumberSymbols(locale: string): { readonly digits: string[]; readonly point: string } {
  const plain = getFormatter(locale, { useGrouping: false });
  const point = plain.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)), point: normalizeSeparators(point) };
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

export interface NumberFormOptions {
  readonly locale: string;
  /** Most decimals. */
  readonly digits: number;
  /** Removes a unit from the text, whose separators are normalized. */
  readonly stripUnit?: (text: string) => string;
}

/** Parses a number of the reader's format into units of its last decimal: '7,5' with 2 digits is 750. Never rounds. */
export function parseScaled(text: string, { locale, digits, stripUnit }: NumberFormOptions): ParsedNumber {
  const symbols = getNumberSymbols(locale);
  const latin = [...normalizeSeparators(text)].map((sign) => {
    // Also those that Unicode does not count as decimal digits: 'hanidec'.
    const digit = symbols.digits.indexOf(sign);
    return digit === -1 ? toAsciiDigits(sign) : String(digit);
  });
  const written = latin.join('');
  const bare = (stripUnit?.(written) ?? written).replace(GROUP_SPACES, '');
  if (text.trim() === '') return { ok: true, amount: null };
  const [, sign, figure] = FIGURE.exec(bare.replace(/^\((.+)\)$/, '-$1')) ?? [];
  if (figure === undefined) return fail('unreadable');
  const fractionSign = findDecimalSeparator(figure, symbols.point);
  const [whole = '', fraction = ''] = fractionSign === null ? [figure] : figure.split(fractionSign);
  if (whole !== '' && !(/^\d+$/.test(whole) || GROUPED.test(whole))) return fail('unreadable');
  if (fraction.length > digits) return fail('tooFine');
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount)) return fail('tooLarge');
  return { ok: true, amount: sign === '-' ? 0 - amount : amount };
}

export interface ParseNumberOptions {
  readonly locale: string;
  /** Most decimals as written: 2 for '7.25%'. */
  readonly digits: number;
  /** Accepts a percent sign: '60%' is 60 if 'whole' and 0.6 if 'fraction'. */
  readonly percent?: 'whole' | 'fraction' | undefined;
}

const stripPercent = (text: string): string => text.trim().replace(PERCENT, '');

/** Parses a number as its reader wrote it: '7,5' is 7.5. Never rounds. */
export function parseNumber(text: string, { locale, digits, percent }: ParseNumberOptions): ParsedNumber {
  const parsed = parseScaled(text, { locale, digits, ...(percent && { stripUnit: stripPercent }) });
  if (!parsed.ok || parsed.amount === null) return parsed;
  return { ok: true, amount: parsed.amount / 10 ** (digits + (percent === 'fraction' ? 2 : 0)) };
}

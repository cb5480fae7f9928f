import {
  type NumberParseError,
  normalizeSeparators,
  type ParsedNumber,
  parseScaled,
} from '../number-field/parse-number.ts';
import { getFormatter, getMinorDigits } from './number-formats.ts';

/** Unreadable or another currency; finer than the minor unit; not a safe integer. */
export type MoneyParseError = NumberParseError;

/** In minor units. */
export type ParsedMoney = ParsedNumber;

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
 * Parses an amount into minor units: '1.234,56 €' is 123456 for a German reader, as '$1,234.56' for an American one. Rejects other
 * currencies and unreadable text; never rounds.
 */
export const parseMoney = (text: string, currency: string | null, locale: string): ParsedMoney =>
  parseScaled(text, {
    locale,
    digits: getMinorDigits(currency),
    stripUnit: (written) => stripCurrency(written, currency, locale),
  });

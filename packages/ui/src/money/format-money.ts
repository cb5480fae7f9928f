import { getFormatter, getMinorDigits } from './number-formats.ts';

export interface MoneyFormat {
  readonly locale: string;
  /** `none`: amount only, where the column header names the currency. */
  readonly currencyDisplay?: 'symbol' | 'code' | 'none' | undefined;
  /** `always` adds a plus sign. */
  readonly sign?: 'auto' | 'always' | undefined;
}

/** Without floating-point arithmetic. */
const toDecimal = (amount: number, digits: number): `${number}` => {
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? '-' : '';
  return `${sign}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}` as `${number}`;
};

/**
 * Formats minor units (9200 is $92.00) for the reader, with U+2212 as minus and a bare '$', because bidi reordering turns 'US$' into '$US'.
 * Null currency: a plain count. Throws if not a safe integer.
 */
export const formatMoney = (amount: number, currency: string | null, format: MoneyFormat): string => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in minor units: ${amount}`);
  const digits = getMinorDigits(currency);
  const display = format.currencyDisplay ?? 'symbol';
  const isPlain = currency === null || display !== 'symbol';
  const formatter = getFormatter(format.locale, {
    ...(isPlain ? { minimumFractionDigits: digits, maximumFractionDigits: digits } : { style: 'currency', currency }),
    signDisplay: format.sign === 'always' ? 'exceptZero' : 'negative',
  });
  const text = formatter.format(toDecimal(amount, digits)).replace('-', '\u2212').replace('US$', '$');
  return display === 'code' && currency !== null ? `${text}\u00a0${currency}` : text;
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    [9200, 'USD', { locale: 'en-US' }, '$92.00'],
    [5, 'USD', { locale: 'en-US' }, '$0.05'],
    [-1500, 'USD', { locale: 'en-US' }, '\u2212$15.00'],
    [700, 'USD', { locale: 'en-US', sign: 'always' }, '+$7.00'],
    [9200, 'USD', { locale: 'en-US', currencyDisplay: 'none' }, '92.00'],
    [9200, 'USD', { locale: 'en-US', currencyDisplay: 'code' }, '92.00\u00a0USD'],
    [123456, 'EUR', { locale: 'de-DE' }, '1.234,56\u00a0€'],
    [9200, 'USD', { locale: 'ar-EG-u-nu-latn' }, '\u200f92.00\u00a0$'],
    [500, 'JPY', { locale: 'en-US' }, '¥500'],
    [1240, null, { locale: 'en-US' }, '1,240'],
  ] as const)('formats %i of %s as %o', (amount, currency, format, text) => {
    expect(formatMoney(amount, currency, format)).toBe(text);
  });

  it('keeps every cent of every safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const text = formatMoney(amount, 'USD', { locale: 'en-US', currencyDisplay: 'none' });
        const digits = text.replace('\u2212', '-').replaceAll(/[,.]/g, '');
        expect(BigInt(digits)).toBe(BigInt(amount));
      }),
    );
  });

  it.each([0.5, Number.NaN, 2 ** 53])('throws on %d, which is not a safe integer', (amount) => {
    expect(() => formatMoney(amount, 'USD', { locale: 'en-US' })).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { parseMoney } from './parse-money.ts';

const locales = ['en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'pl-PL', 'pt-BR', 'sv-SE', 'ja-JP', 'ar-EG', 'fa-IR'];
const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'INR', 'SEK', 'KWD', null];

describe('parseMoney', () => {
  it.each([
    ['en-US', 'USD', '1,234.56', 123_456],
    ['en-US', 'USD', '$1,234.56', 123_456],
    ['en-US', 'USD', 'USD 12', 1200],
    ['en-US', 'USD', '12 usd', 1200],
    ['en-US', 'USD', '.5', 50],
    ['en-US', 'USD', '12.', 1200],
    ['en-US', 'USD', '12,50', 1250],
    ['en-US', 'USD', '(15.00)', -1500],
    ['en-US', 'USD', '\u2212$15.00', -1500],
    ['en-US', 'USD', '１２．５０', 1250],
    ['en-US', 'USD', '-0', 0],
    ['en-IN', 'INR', '₹12,34,567.89', 123_456_789],
    ['de-DE', 'EUR', '1.234,56\u00a0€', 123_456],
    ['de-DE', 'EUR', '1.234', 123_400],
    ['de-DE', 'EUR', '12.50', 1250],
    ['de-DE', 'EUR', '1,234.56', 123_456],
    ['de-CH', 'CHF', 'CHF 1’234.50', 123_450],
    ['fr-FR', 'EUR', '1\u202f234,5', 123_450],
    ['ja-JP', 'JPY', '￥1,200', 1200],
    ['ar-EG', 'USD', '١٬٢٣٤٫٥٠', 123_450],
    ['ar-EG', 'USD', '1234.5', 123_450],
    ['ar-EG', 'USD', '١٢٫٥٠', 1250],
    ['en-US', 'USD', '١٢٫٥٠', 1250],
    ['en-US', 'USD', '۱۲٫۵۰', 1250],
    ['de-DE', 'EUR', '१२,५०', 1250],
    ['ar-EG', 'USD', '１２．５０', 1250],
    ['ar-EG', 'USD', '١٢،٥٠', 1250],
    ['en-US', 'KWD', '1.250', 1250],
    ['en-US', null, '1,240', 1240],
  ] as const)('for a reader of %s with currency %s, %s is %i', (locale, currency, text, amount) => {
    expect(parseMoney(text, currency, locale)).toEqual({ ok: true, amount });
  });

  it.each(['', '  ', '\u00a0'])('rejects %j', (text) => {
    expect(parseMoney(text, 'USD', 'en-US')).toEqual({ ok: true, amount: null });
  });

  it.each([
    ['USD', 'twelve', 'unreadable'],
    ['USD', '€12', 'unreadable'],
    ['USD', 'EUR 12', 'unreadable'],
    ['USD', '$', 'unreadable'],
    ['USD', '-', 'unreadable'],
    ['USD', '1.2.3', 'unreadable'],
    ['USD', '1,23,4', 'unreadable'],
    ['USD', '1,23,45', 'unreadable'],
    ['USD', '1.234,567.89', 'unreadable'],
    ['USD', '1e3', 'unreadable'],
    ['USD', '12 USD each', 'unreadable'],
    ['USD', '12.345', 'tooFine'],
    ['USD', '0,500', 'tooFine'],
    ['JPY', '12.5', 'tooFine'],
    [null, '12.5', 'tooFine'],
    ['USD', '90071992547409.92', 'tooLarge'],
  ] as const)('for currency %s, rejects %s: %s', (currency, text, reason) => {
    expect(parseMoney(text, currency, 'en-US')).toEqual({ ok: false, reason });
  });

  it('parses every formatted amount exactly', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        fc.constantFrom('symbol' as const, 'code' as const, 'none' as const),
        (amount, currency, locale, currencyDisplay) => {
          const text = formatMoney(amount, currency, { locale, currencyDisplay });
          expect(parseMoney(text, currency, locale)).toEqual({ ok: true, amount });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('returns a result for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+()$€ Ux') }), (text) => {
        const parsed = parseMoney(text, 'USD', 'en-US');
        if (parsed.ok) expect(parsed.amount === null || Number.isSafeInteger(parsed.amount)).toBe(true);
      }),
    );
  });
});

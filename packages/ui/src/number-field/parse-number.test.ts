import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('parseNumber', () => {
  it.each([
    ['en-US', '7,5', 7.5],
    ['en-US', '7.5', 7.5],
    ['en-US', '0,25', 0.25],
    ['en-US', ',5', 0.5],
    ['en-US', '1,234', 1234],
    ['en-US', '1,234.5', 1234.5],
    ['en-US', '33.3', 33.3],
    ['de-DE', '7.5', 7.5],
    ['de-DE', '7,5', 7.5],
    ['de-DE', '12.50', 12.5],
    ['de-DE', '1.234', 1234],
    ['de-DE', '1.234,5', 1234.5],
    ['fr-FR', '1 234,5', 1234.5],
    ['de-CH', '1’234.5', 1234.5],
    ['ar-EG', '٥٨', 58],
    ['ar-EG', '٧٫٥', 7.5],
    ['ar-EG', '٧،٥', 7.5],
    ['ar-EG', '7.5', 7.5],
    ['en-US', '۵۸', 58],
    ['en-US', '५८', 58],
    ['en-US', '５８．５', 58.5],
    ['zh-u-nu-hanidec', '五八', 58],
    ['en-US', '\u22125', -5],
  ])('for a reader of %s, %j is %d', (locale, text, amount) => {
    expect(parseNumber(text, { locale, digits: 2 })).toEqual({ ok: true, amount });
  });

  it.each([
    ['en-US', '60%', 60],
    ['en-US', '60 %', 60],
    ['en-US', ' 60\u00a0% ', 60],
    ['de-DE', '7,5\u00a0%', 7.5],
    ['tr-TR', '%60', 60],
    ['ar-EG', '٦٠٪\u061c', 60],
    ['en-US', '６０％', 60],
    ['en-US', '60', 60],
  ])('for a reader of %s, the percentage %j is %d', (locale, text, amount) => {
    expect(parseNumber(text, { locale, digits: 2, percent: 'whole' })).toEqual({ ok: true, amount });
  });

  it.each([
    ['60%', 0.6],
    ['60', 0.6],
    ['7.3 %', 0.073],
    ['0.07', 0.0007],
  ])('as a fraction, the percentage %j is %d', (text, amount) => {
    expect(parseNumber(text, { locale: 'en-US', digits: 2, percent: 'fraction' })).toEqual({ ok: true, amount });
  });

  it.each(['', '  ', '\u00a0'])('%j is empty', (text) => {
    expect(parseNumber(text, { locale: 'en-US', digits: 2 })).toEqual({ ok: true, amount: null });
  });

  it.each([
    ['33.333', 2, 'tooFine'],
    ['7,5', 0, 'tooFine'],
    ['7.5', 0, 'tooFine'],
    ['0,500', 2, 'tooFine'],
    ['60%', 2, 'unreadable'],
    ['seven', 2, 'unreadable'],
    ['1.2.3', 2, 'unreadable'],
    ['1,23,4', 2, 'unreadable'],
    ['-', 2, 'unreadable'],
    ['1e3', 2, 'unreadable'],
    ['9007199254740993', 0, 'tooLarge'],
  ] as const)('rejects %j with %i decimals: %s', (text, digits, reason) => {
    expect(parseNumber(text, { locale: 'en-US', digits })).toEqual({ ok: false, reason });
  });

  it.each(['60%%', '%60%', '6%0', '%'])('rejects the percentage %j', (text) => {
    expect(parseNumber(text, { locale: 'en-US', digits: 2, percent: 'whole' })).toEqual({
      ok: false,
      reason: 'unreadable',
    });
  });

  it('parses every formatted number exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom('en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'ar-EG', 'fa-IR', 'hi-IN-u-nu-deva'),
        (scaled, digits, locale) => {
          const amount = scaled / 10 ** digits + 0;
          const formatter = new Intl.NumberFormat(locale, { minimumFractionDigits: digits });
          expect(parseNumber(formatter.format(amount), { locale, digits })).toEqual({ ok: true, amount });
        },
      ),
      { numRuns: 1000 },
    );
  });
});

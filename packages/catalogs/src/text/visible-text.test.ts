import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStorable, toVisible, visibleLength } from './visible-text.ts';

test.each([
  ['a turned direction', 'https://evil.example/\u202Egpj.exe', 'https://evil.example/gpj.exe'],
  ['isolates and marks', '\u2066a\u2069\u200Eb\u200F\u061C', 'ab'],
  ['letters without a look', 'a\u200Bb\uFEFFc\u00ADd\u2060e\u3164f\u115Fg', 'abcdefg'],
  ['joiners between letters that do not join', 'ad\u200Dmi\u200Cn', 'admin'],
  ['selectors behind a letter', 'a\uFE0Fb\u{E0101}', 'ab'],
  ['tags without a flag', 'a\u{E0061}\u{E007F}', 'a'],
  ['tags behind a flag that name no region', '🏴\u{E0068}\u{E0069}\u{E007F}', '🏴'],
  ['tags behind the flag of a region', '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E0061}\u{E007F}', '🏴'],
  ['control characters', 'a\u0000b\u0007c\u001Bd\u009Be', 'abcde'],
  ['every end of a line is one', 'a\r\nb\rc\u2028d\u0085e\tf', 'a\nb\nc\nd\ne\tf'],
  ['a line break of a word processor', 'one\u000btwo', 'one\ntwo'],
  ['a page break', 'one\u000ctwo', 'one\ntwo'],
  ['line and page break at the ends', '\u000bone\u000c', '\none\n'],
  ['several in a row', 'one\u000b\u000b\u000ctwo', 'one\n\n\ntwo'],
  ['a page break behind a line break', 'one\r\n\u000ctwo', 'one\n\ntwo'],
  ['a line break beside invisible letters', 'one\u200b\u000b\u200btwo', 'one\ntwo'],
  ['a blank that counts as a sign', '\u2800', ' '],
  ['a selector behind a selector', '\u180B\u180B', ''],
  ['a joiner between marks that go', '\u061C\u200D\u061C', ''],
  ['a joiner between letters without a look', '\u17B4\u200C\u17B4', ''],
  ['a joiner behind a name, between marks that go', 'Admin\u061C\u200D\u061C', 'Admin'],
  ['selectors behind a figure', 'user1\uFE0F #\uFE0E *\uFE0F', 'user1 # *'],
])('toVisible removes or replaces: %s', (_, text, visible) => {
  expect(toVisible(text)).toBe(visible);
});

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a skin tone', '👩🏽‍🚀'],
  ['a rainbow flag', '🏳️‍🌈'],
  ['a region', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['another region', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['and the third', '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
  ['a heart in colour', '❤️‍🔥'],
  ['a keycap', '1️⃣'],
  ['a sign that is shown as a letter', '©\uFE0E'],
  ['Mongolian with a selector', 'ᠠ\u180B'],
  ['Arabic', 'مرحبا بالعالم، كيف الحال؟'],
  ['Persian with a joiner', 'می‌خواهم'],
  ['Hebrew with points', 'שָׁלוֹם עולם'],
  ['Hindi with a joiner', 'क्‍ष'],
  ['Japanese with a selector', '葛\u{E0100}'],
  ['accents made of two', 'Zoe\u0308'],
  ['a number sign of Arabic', '\u0600١٢'],
])('toVisible preserves: %s', (_, text) => {
  expect(toVisible(text)).toBe(text);
});

describe('toVisible for any text', () => {
  const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
  const hidden = codes
    .map((code) => String.fromCodePoint(code))
    .filter((one) => /\p{Default_Ignorable_Code_Point}/u.test(one));
  /** Preserved by toVisible beside certain characters. */
  const sometimes = Array.from(
    '\u200C\u200D\uFE00\uFE0E\uFE0F\u180B\u180E\u180F\u061C\u17B4\u17B5\u034F\u{E0067}\u{E0100}',
  );
  const letters = Array.from('aم山ᠠक្1#*★👩🏽🏴🇩❤\u20E3\u0300\u0600 \n\r\u0000\u2800');
  const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
  const texts = fc.string({
    unit: fc.oneof(fc.constantFrom(...sometimes), fc.constantFrom(...letters), fc.constantFrom(...hidden), anything),
    maxLength: 8,
  });

  test('no bidi control remains, cleaning is idempotent, and no text consists only of hidden characters', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const visible = toVisible(text);
        expect(visible).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\u200B]/u);
        expect(toVisible(visible)).toBe(visible);
        const seen = visible.replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, '');
        expect(seen === '').toBe(visible.trim() === '');
      }),
      { numRuns: 3000 },
    );
  });

  test('any three hidden characters are removed, in any order', () => {
    const left = sometimes.flatMap((one) =>
      sometimes.flatMap((two) => sometimes.map((three) => toVisible(`${one}${two}${three}`))),
    );
    expect(new Set(left)).toEqual(new Set(['']));
  });
});

test.each([
  ['', 0],
  [' \n\t\u00a0', 0],
  ['\u200b', 0],
  ['\u2800', 0],
  ['\u3164', 0],
  ['\u00ad', 0],
  ['\u200f', 0],
  ['\u200d\ufe0f\u{e0067}\u{e007f}', 0],
  ['\u200ba\u2060', 1],
  [' pa\u0308ss ', 4],
  ['👩🏽‍🚀', 7],
  ['\u0600', 1],
])('visibleLength of %j is %i', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

test('isStorable is false for NUL and lone surrogates', () => {
  expect(['plain', '👩', 'a\u0000', 'half \uD800', '\uDC00 half'].map(isStorable)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

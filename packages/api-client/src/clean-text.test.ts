import { toVisible } from '@boostdesk/catalogs/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['plain words stay', 'Too many attempts. Try again in a minute.', 'Too many attempts. Try again in a minute.'],
  ['markup stays text', '<b onclick="x()">', '<b onclick="x()">'],
  ['line breaks become spaces', 'a\r\n\tb\u2028c', 'a b c'],
  ['bidi controls are removed', 'abc\u202edef\u2066\u200f', 'abcdef'],
  ['invisible letters are removed', '\u3164a\u115F\u180Bb\uFE0F\u034F', 'ab'],
  ['a Braille blank is trimmed', '\u2800a\u2800', 'a'],
  ['emoji sequences stay', '👩🏽‍🚀 ❤️', '👩🏽‍🚀 ❤️'],
  ['truncating leaves no joiner', `${'a'.repeat(297)}👩‍🚀a`, `${'a'.repeat(297)}👩…`],
  ['other scripts stay', 'Größe, размер, 大きさ, حجم', 'Größe, размер, 大きさ, حجم'],
])('%s', (_, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test('cleanText returns at most 300 characters, none invisible and no lone surrogate', () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\u0000', '\u202e', '\n', '😀', ' ', '\u200d', '\ufe0f', '\u3164', '\u180b', '\u2800', '1'),
      fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    ),
    maxLength: 400,
  });
  fc.assert(
    fc.property(hostile, (text) => {
      const clean = cleanText(text);
      expect(Array.from(clean).length).toBeLessThanOrEqual(300);
      expect(clean).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(toVisible(clean)).toBe(clean);
      expect(clean.isWellFormed() || !text.isWellFormed()).toBe(true);
      expect(cleanText(clean)).toBe(clean);
    }),
    { numRuns: 300 },
  );
});

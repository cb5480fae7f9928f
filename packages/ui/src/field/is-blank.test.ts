import { expect, it } from 'vitest';
import { isBlank } from './is-blank.ts';

it.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \n\t\u00a0\u3000'],
  ['a zero-width space', '\u200b'],
  ['a Braille blank', '\u2800'],
  ['a Hangul filler', '\u3164'],
  ['a soft hyphen', '\u00ad'],
  ['a mark of direction', '\u200f'],
  ['a word joiner and a byte order mark', '\u2060\ufeff'],
  ['a joiner of emoji alone', '\u200d\ufe0f'],
  ['tags without a flag', '\u{e0067}\u{e007f}'],
  ['control characters', '\u0000\u0007'],
  ['several, with spaces', ' \u200b \u00ad\n\u2800 '],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

it.each([
  ['a letter behind a zero-width space', '\u200ba'],
  ['a full stop', '.'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['a heart', '❤️'],
  ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['Arabic', 'مرحبا'],
  ['the Arabic number sign', '\u0600'],
  ['a Braille letter', '\u2801'],
])('%s is not blank', (_, text) => {
  expect(isBlank(text)).toBe(false);
});

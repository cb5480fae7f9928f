import { expect, test } from 'vitest';
import { HAND_OVER_MAX, HAND_OVER_MIN, isHandOverNote, needsHandOverNote } from './hand-over.ts';

test.each([
  ['the shortest note', 'x'.repeat(HAND_OVER_MIN), true],
  ['a shorter one', 'x'.repeat(HAND_OVER_MIN - 1), false],
  ['spaces', ' '.repeat(HAND_OVER_MIN), false],
  ['zero-width spaces', '\u200b'.repeat(HAND_OVER_MIN), false],
  ['Braille blanks', '\u2800'.repeat(HAND_OVER_MIN), false],
  ['the longest note with spaces around it', ` ${'x'.repeat(HAND_OVER_MAX)} `, true],
  ['a longer one', 'x'.repeat(HAND_OVER_MAX + 1), false],
])('isHandOverNote checks the length of %s', (_, text, expected) => {
  expect(isHandOverNote(text)).toBe(expected);
});

const [before, start, after] = ['2026-03-02T11:00:00.000Z', '2026-03-02T12:00:00.000Z', '2026-03-02T13:00:00.000Z'];

test.each([
  ['progress was logged since lock-in', start, after, true],
  ['progress was logged at once', start, start, true],
  ['only a former booster logged progress', start, before, false],
  ['no progress was logged', start, null, false],
  ['nobody has locked it in', null, before, false],
])('needsHandOverNote decides when %s', (_, startedAt, progressAt, expected) => {
  expect(needsHandOverNote(startedAt, progressAt)).toBe(expected);
});

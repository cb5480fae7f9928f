import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

test.each([
  ['a line', 'a\nb\nc', 'a\nx\nc', 'b', 'x'],
  ['a line more', 'a\nc', 'a\nb\nc', '', 'b'],
  ['a line less', 'a\nb\nc', 'a\nc', 'b', ''],
  ['the same line once more', 'a\na', 'a\na\na', '', 'a'],
  ['from nothing', '', 'a\nb', '', 'a\nb'],
  ['nothing', 'a\nb', 'a\nb', '', ''],
])('%s', (...[, before, after, was, is]) => {
  expect(changedLines(before, after)).toEqual({ before: was, after: is });
});

test('a long change is cut, never within a character', () => {
  const { before, after } = changedLines('', `${'x'.repeat(499)}👍 and more`);
  expect(before).toBe('');
  expect(after).toBe(`${'x'.repeat(499)}…`);
});

test('what is left out is the same in both', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', ''), { maxLength: 8 }).map((some) => some.join('\n'));
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const { before, after } = changedLines(one, other);
      expect(one.includes(before) && other.includes(after)).toBe(true);
      if (one === other) expect({ before, after }).toEqual({ before: '', after: '' });
    }),
  );
});

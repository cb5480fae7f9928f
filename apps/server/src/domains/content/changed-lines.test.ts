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
])('changedLines returns %s', (...[, before, after, was, is]) => {
  expect(changedLines(before, after)).toEqual({ before: was, after: is });
});

test('changedLines truncates a long change between characters', () => {
  const { before, after } = changedLines('', `${'x'.repeat(499)}👍 and more`);
  expect(before).toBe('');
  expect(after).toBe(`${'x'.repeat(499)}…`);
});

test('changedLines omits only lines that both texts share', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', ''), { maxLength: 8 }).map((some) => some.join('\n'));
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const { before, after } = changedLines(one, other);
      expect(one.includes(before) && other.includes(after)).toBe(true);
      if (one === other) expect({ before, after }).toEqual({ before: '', after: '' });
    }),
  );
});

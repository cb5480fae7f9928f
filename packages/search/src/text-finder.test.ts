import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextFinder } from './text-finder.ts';

const marked = (typed: string, text: string): string => {
  const ranges = createTextFinder(typed).rangesIn(text);
  return [...ranges]
    .reverse()
    .reduce((all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text);
};

describe('a text matches', () => {
  test.each([
    ['a part of a word', 'ccoun', 'Account details', 'A[ccoun]t details'],
    ['words in any order', 'details account', 'Account details', '[Account] [details]'],
    ['in any case', 'ACCOUNT', 'an account', 'an [account]'],
    ['without accents', 'regles', 'Les règles', 'Les [règles]'],
    ['a letter typed as two', 'strasse', 'Große Straße', 'Große [Straße]'],
    ['half of such a letter, highlighted whole', 'stras', 'Straße', '[Straß]e'],
    ['at every occurrence', 'no', 'No, nobody', '[No], [no]body'],
    ['overlapping words', 'pay payout', 'A payout', 'A [payout]'],
    ['in a script without case', 'القواعد', 'هذه القواعد', 'هذه [القواعد]'],
  ])('%s', (_, typed, text, expected) => {
    expect(createTextFinder(typed).matches(text)).toBe(true);
    expect(marked(typed, text)).toBe(expected);
  });

  test('not when a word is missing', () => {
    expect(createTextFinder('account password').matches('Account details')).toBe(false);
  });

  test.each(['', '   '])('an empty query (%j), without ranges', (typed) => {
    expect(createTextFinder(typed).matches('Anything')).toBe(true);
    expect(createTextFinder(typed).rangesIn('Anything')).toEqual([]);
  });
});

test('ranges are ascending, disjoint and within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (typed, text) => {
      let end = -1;
      for (const [from, to] of createTextFinder(typed).rangesIn(text)) {
        expect(from).toBeGreaterThan(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

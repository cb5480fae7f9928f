import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextFinder } from './text-finder.ts';

const marked = (typed: string, text: string): string => {
  const ranges = createTextFinder(typed).rangesIn(text);
  return [...ranges]
    .reverse()
    .reduce((all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text);
};

describe('a text is found', () => {
  test.each([
    ['by a part of a word', 'ccoun', 'Account details', 'A[ccoun]t details'],
    ['by words in any order', 'details account', 'Account details', '[Account] [details]'],
    ['whatever the case', 'ACCOUNT', 'an account', 'an [account]'],
    ['whatever the accents', 'regles', 'Les règles', 'Les [règles]'],
    ['by a letter that is written as two', 'strasse', 'Große Straße', 'Große [Straße]'],
    ['by half of such a letter, marked whole', 'stras', 'Straße', '[Straß]e'],
    ['every time', 'no', 'No, nobody', '[No], [no]body'],
    ['by words that overlap', 'pay payout', 'A payout', 'A [payout]'],
    ['in a script without case', 'القواعد', 'هذه القواعد', 'هذه [القواعد]'],
  ])('%s', (_, typed, text, expected) => {
    expect(createTextFinder(typed).matches(text)).toBe(true);
    expect(marked(typed, text)).toBe(expected);
  });

  test('not where one of the words is missing', () => {
    expect(createTextFinder('account password').matches('Account details')).toBe(false);
  });

  test.each(['', '   '])('by nothing (%j), and then no place is marked', (typed) => {
    expect(createTextFinder(typed).matches('Anything')).toBe(true);
    expect(createTextFinder(typed).rangesIn('Anything')).toEqual([]);
  });
});

test('ranges are ascending, apart, and within the text', () => {
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

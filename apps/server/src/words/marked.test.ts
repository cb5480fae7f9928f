import { expect, test } from 'vitest';
import { phrasesIn } from '../../messages/phrases.ts';

const code = (...lines: string[]) => phrasesIn('some.ts', lines.join('\n'));

test('every text that is marked is found', () => {
  expect(
    code("throw new Refusal('conflict', phrase('Not now.'));", 'phrase(', "  'It is {state}.',", '  { state },', ');'),
  ).toEqual(['Not now.', 'It is {state}.']);
});

test('one that is no literal is named: nobody could translate it', () => {
  expect(() => code('phrase(sentence)')).toThrow('stands there as a literal: phrase(sentence)');
  expect(() => code(['phrase(`It is $', '{state}.`)'].join(''))).toThrow('as a literal');
});

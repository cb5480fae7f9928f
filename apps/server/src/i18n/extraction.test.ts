import { expect, test } from 'vitest';
import { extractMessages } from '../../messages/message-extractor.ts';

const code = (...lines: string[]) => extractMessages('some.ts', lines.join('\n'));

test('extraction finds every marked message', () => {
  expect(
    code("throw new HttpError('conflict', msg('Not now.'));", 'msg(', "  'It is {state}.',", '  { state },', ');'),
  ).toEqual(['Not now.', 'It is {state}.']);
});

test('extraction reports a message that is not a literal', () => {
  expect(() => code('msg(sentence)')).toThrow('stands there as a literal: msg(sentence)');
  expect(() => code(['msg(`It is $', '{state}.`)'].join(''))).toThrow('as a literal');
});

import { expect, test } from 'vitest';
import { ApiError, type ApiErrorFacts } from './api-error.ts';

const sentenceOf = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ code: 'internal', status: 500, body: '', call: 'order.getList', ...facts }).sentence();

test.each([
  ['nothing', { body: ' ' }],
  ['what nobody sees', { body: '\u200b\u202e' }],
  ['JSON without a message', { body: '{"code":7}' }],
  ['a page of HTML', { body: '\n<!doctype html><h1>Bad Gateway</h1>' }],
  ['an answer that broke the contract', { code: 'bad_answer', status: 200, body: 'order.getList: bad answer at id' }],
] as const)('%s has no sentence for people', (_, facts) => {
  expect(sentenceOf(facts)).toBeNull();
});

test('what a server says stands on one line, without what hides, and is cut', () => {
  expect(sentenceOf({ body: 'The order\nis\u202e paused.' })).toBe('The order is paused.');
  expect(sentenceOf({ body: 'x'.repeat(5_000) })).toHaveLength(300);
});

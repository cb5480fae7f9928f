import { expect, test } from 'vitest';
import { ApiError, type ApiErrorFacts } from './api-error.ts';

const sentenceOf = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ code: 'internal', status: 500, body: '', call: 'order.getList', ...facts }).displayMessage();

test.each([
  ['nothing', { body: ' ' }],
  ['invisible characters', { body: '\u200b\u202e' }],
  ['JSON without a message', { body: '{"code":7}' }],
  ['a page of HTML', { body: '\n<!doctype html><h1>Bad Gateway</h1>' }],
  ['a bad_answer', { code: 'bad_answer', status: 200, body: 'order.getList: bad answer at id' }],
] as const)('sentence() is null for %s', (_, facts) => {
  expect(sentenceOf(facts)).toBeNull();
});

test('sentence() is one line without hidden characters, truncated', () => {
  expect(sentenceOf({ body: 'The order\nis\u202e paused.' })).toBe('The order is paused.');
  expect(sentenceOf({ body: 'x'.repeat(5_000) })).toHaveLength(300);
});

test.each([
  [
    { status: 409, code: 'conflict', call: 'order.pause', body: 'It is complete\nalready.' },
    'order.pause: 409 conflict. It is complete already.',
  ],
  [
    { status: 0, code: 'offline', call: 'order.pause', body: 'Can’t reach the server.' },
    'order.pause: offline. Can’t reach the server.',
  ],
  [{ status: 0, code: 'canceled', call: 'order.pause', body: '' }, 'order.pause: canceled'],
] as const)('the message names call, status and code: %j', (facts, message) => {
  expect(new ApiError(facts).message).toBe(message);
});

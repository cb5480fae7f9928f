import { clientEvents } from '@boostdesk/realtime/contract';
import { expect, test } from 'vitest';
import { assertServesAll } from './client-handlers.ts';

const handler = async () => ({ ok: true });
const complete = Object.fromEntries(Object.keys(clientEvents).map((name) => [name, handler]));

test('a complete map serves', () => {
  expect(() => assertServesAll(complete)).not.toThrow();
});

test.each(Object.keys(clientEvents))('nothing starts without a handler of %s', (name) => {
  const { [name]: _, ...others } = complete;
  expect(() => assertServesAll(others)).toThrow(`No handler serves the client event ${name}.`);
});

test('nothing starts with a handler of no event', () => {
  expect(() => assertServesAll({ ...complete, typing: handler })).toThrow('typing serves no client event');
});

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetOrderKey, orderKeyFor } from './order-key.ts';

beforeEach(() => sessionStorage.clear());

test('the same request of the same user is repeated under the same key', () => {
  const key = orderKeyFor(7, { serviceId: 1, from: 13 });
  expect(orderKeyFor(7, { serviceId: 1, from: 13 })).toBe(key);
});

test.each([
  ['another choice', () => orderKeyFor(7, { serviceId: 1, from: 14 })],
  ['another user', () => orderKeyFor(8, { serviceId: 1, from: 13 })],
  [
    'a paid order',
    () => {
      forgetOrderKey();
      return orderKeyFor(7, { serviceId: 1, from: 13 });
    },
  ],
  [
    'a storage edited by hand',
    () => {
      sessionStorage.setItem('boostdesk.order-key', '{"request":1');
      return orderKeyFor(7, { serviceId: 1, from: 13 });
    },
  ],
])('%s gets a new key', (_, next) => {
  const key = orderKeyFor(7, { serviceId: 1, from: 13 });
  expect(next()).not.toBe(key);
});

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { clearOrderKey, getOrderKey } from './order-key.ts';

beforeEach(() => sessionStorage.clear());

test('getOrderKey returns the same key for the same request of the same user', () => {
  const key = getOrderKey(7, { serviceId: 1, from: 13 });
  expect(getOrderKey(7, { serviceId: 1, from: 13 })).toBe(key);
});

test.each([
  ['another choice', () => getOrderKey(7, { serviceId: 1, from: 14 })],
  ['another user', () => getOrderKey(8, { serviceId: 1, from: 13 })],
  [
    'a paid order',
    () => {
      clearOrderKey();
      return getOrderKey(7, { serviceId: 1, from: 13 });
    },
  ],
  [
    'manually edited storage',
    () => {
      sessionStorage.setItem('boostdesk.order-key', '{"request":1');
      return getOrderKey(7, { serviceId: 1, from: 13 });
    },
  ],
])('%s gets a new key', (_, next) => {
  const key = getOrderKey(7, { serviceId: 1, from: 13 });
  expect(next()).not.toBe(key);
});

import { expect, test } from 'vitest';
import { findCanonicalUrl } from './canonical-url.ts';

const own = 'http://localhost:3000';

test.each([
  ['127.0.0.1:3000', '/', 'http://localhost:3000/'],
  ['[::1]:3000', '/order/7?tab=chat', 'http://localhost:3000/order/7?tab=chat'],
  ['127.0.0.1:3000', '//evil.example/x', 'http://localhost:3000//evil.example/x'],
  ['localhost:3000', '/', null],
  ['127.0.0.1:4000', '/', null],
  ['desk.example:3000', '/', null],
  ['', '/', null],
  ['a b', '/', null],
])('%s%s leads to %s', (host, path, address) => {
  expect(findCanonicalUrl(own, host, path)).toBe(address);
});

test('findCanonicalUrl returns null when the public address is not a loopback address', () => {
  expect(findCanonicalUrl('https://desk.example', '127.0.0.1', '/')).toBeNull();
});

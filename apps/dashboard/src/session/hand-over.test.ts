import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { completeHandOver, takeHandOver } from './hand-over.ts';

const visit = (address: string) => {
  history.replaceState(null, '', address);
  return takeHandOver();
};
const address = () => `${location.pathname}${location.search}`;

beforeEach(() => sessionStorage.clear());

test('takeHandOver removes the token from the address bar, and a reload takes the hand-over up again until it is done', () => {
  const handOver = visit('/loggedIn/a.b.c?redirect=/orders');
  expect([handOver?.token, address()]).toEqual(['a.b.c', '/orders']);
  expect(takeHandOver()).toEqual(handOver);
  completeHandOver();
  expect(takeHandOver()).toBeNull();
});

test('a link with invalid encoding yields no hand-over and follows its redirect', () => {
  expect([visit('/loggedIn/%zz?redirect=/orders'), address()]).toEqual([null, '/orders']);
});

// @spec 2.1-1, 2.1-12
test('a redirect to another site leads to the home page, and the token leaves the address bar', () => {
  expect([visit('/loggedIn/a.b.c?redirect=/x/..//evil.example')?.token, address()]).toEqual(['a.b.c', '/']);
});

test('each link has its own exchange id', () => {
  const first = visit('/loggedIn/a.b.c');
  expect(visit('/loggedIn/a.b.c')?.exchangeId).not.toBe(first?.exchangeId);
});

test.each(['/', '/orders', '/loggedIn/'])('%s yields no hand-over', (path) => {
  expect(visit(path)).toBeNull();
});

test('an invalid stored value yields no hand-over', () => {
  sessionStorage.setItem('boostdesk.exchange', '{"token":1');
  expect(visit('/')).toBeNull();
});

test('takeHandOver works without randomUUID, as on plain-http pages', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(visit('/loggedIn/a.b.c')?.exchangeId).toMatch(/^[\w-]{8,100}$/);
});

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { handOverDone, takeHandOver } from './hand-over.ts';

const visit = (address: string) => {
  history.replaceState(null, '', address);
  return takeHandOver();
};
const address = () => `${location.pathname}${location.search}`;

beforeEach(() => sessionStorage.clear());

test('the token leaves the address bar, and a reload takes the same hand-over up again until it is done', () => {
  const handOver = visit('/loggedIn/a.b.c?redirect=/orders');
  expect([handOver?.token, address()]).toEqual(['a.b.c', '/orders']);
  expect(takeHandOver()).toEqual(handOver);
  handOverDone();
  expect(takeHandOver()).toBeNull();
});

test('a link that is no text brings nothing and leads on', () => {
  expect([visit('/loggedIn/%zz?redirect=/orders'), address()]).toEqual([null, '/orders']);
});

// @spec 2.1-1, 2.1-12
test('a link that would lead elsewhere leads home, and its token leaves the address bar all the same', () => {
  expect([visit('/loggedIn/a.b.c?redirect=/x/..//evil.example')?.token, address()]).toEqual(['a.b.c', '/']);
});

test('each link is an exchange of its own', () => {
  const first = visit('/loggedIn/a.b.c');
  expect(visit('/loggedIn/a.b.c')?.exchangeId).not.toBe(first?.exchangeId);
});

test.each(['/', '/orders', '/loggedIn/'])('%s brings nothing', (path) => {
  expect(visit(path)).toBeNull();
});

test('a storage edited by hand brings nothing', () => {
  sessionStorage.setItem('boostdesk.exchange', '{"token":1');
  expect(visit('/')).toBeNull();
});

test('a plain-http page, which has no randomUUID, takes a link as well', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(visit('/loggedIn/a.b.c')?.exchangeId).toMatch(/^[\w-]{8,100}$/);
});

import { afterEach, expect, test, vi } from 'vitest';
import { takeHandOver } from '../../session/hand-over.ts';
import { tokenFor } from '../../testing/token.ts';

const sent = vi.fn<typeof fetch>(async () => new Response());

afterEach(() => {
  [globalThis.prefetchCache, globalThis.takenHandOver] = [undefined, undefined];
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.resetModules();
  sent.mockClear();
});

async function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  vi.stubGlobal('fetch', sent);
  localStorage.setItem('token', tokenFor({}));
  document.head.innerHTML = '<meta name="api" content="/api">';
  await import('./prefetch-script.ts');
}
const paths = () => sent.mock.calls.map(([input]) => new URL(`${input}`, location.origin).pathname);

// @spec 2.1-1
test('the inline script takes a hand-over out of the address, and the app exchanges it', async () => {
  await open('/loggedIn/a.b.c?redirect=/orders');
  expect(location.pathname).toBe('/orders');
  expect(paths()).toEqual(['/config.json']);
  expect(takeHandOver()?.token).toBe('a.b.c');
});

test('an invalid link starts with the stored session', async () => {
  await open('/loggedIn/%zz?redirect=/profile');
  expect(location.pathname).toBe('/profile');
  expect(paths()).toContain('/api/auth/isAuthenticated');
  expect(takeHandOver()).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const config = { siteUrl: 'https://site.example', siteLinks: { relogin: '/relogin', logout: '/logout' } } as never;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page leaves once, however many ask, and again where the browser has dropped it', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: '/orders', search: '', hash: '', replace });
  const { isLeaving, leaveToLogout, leaveToRelogin } = await import('./leave.ts');
  leaveToRelogin(config);
  leaveToLogout(config);
  expect(replace.mock.calls).toEqual([['https://site.example/relogin?redirect=%2Forders']]);
  expect(isLeaving()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(replace).toHaveBeenCalledTimes(3);
  expect(new Set(replace.mock.calls.flat()).size).toBe(1);
});

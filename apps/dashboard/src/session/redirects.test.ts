import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const config = { siteUrl: 'https://site.example', siteLinks: { relogin: '/relogin', logout: '/logout' } } as never;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.hidden = false;
  document.documentElement.lang = 'en';
  vi.unstubAllGlobals();
});

test('reloadPage reloads the page, unless it is already leaving', async () => {
  const [replace, reload] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { pathname: '/orders', search: '', hash: '', replace, reload });
  const { redirectToLogout, reloadPage } = await import('./redirects.ts');
  reloadPage();
  expect(reload).toHaveBeenCalledOnce();
  redirectToLogout(config);
  reloadPage();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page navigates away once, in its language, and again when the browser has dropped the navigation', async () => {
  document.documentElement.lang = 'de';
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: '/orders', search: '', hash: '', replace });
  const { isRedirecting, redirectToLogout, redirectToRelogin } = await import('./redirects.ts');
  redirectToRelogin(config);
  redirectToLogout(config);
  expect(replace.mock.calls).toEqual([['https://site.example/relogin?lang=de&redirect=%2Forders']]);
  expect(isRedirecting()).toBe(true);
  expect(document.body.hidden, 'nothing of theirs is seen').toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(replace).toHaveBeenCalledTimes(4);
  expect(new Set(replace.mock.calls.flat()).size).toBe(1);
});

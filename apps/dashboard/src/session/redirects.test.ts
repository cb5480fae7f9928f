import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../data/persisted-queries/lazy-persister.ts', () => ({ clearPersistedQueries: vi.fn() }));

const config = { siteUrl: 'https://site.example', siteLinks: { relogin: '/relogin', logout: '/logout' } } as never;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
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

test.each([
  ['once the persisted queries are deleted', async () => undefined, 0],
  ['after a second when their deletion hangs', () => new Promise<void>(() => undefined), 1_000],
])('a page navigates away %s', async (_, deletion, ms) => {
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: '/orders', search: '', hash: '', replace });
  const { redirectToLogout } = await import('./redirects.ts');
  const { clearPersistedQueries: mocked } = await import('../data/persisted-queries/lazy-persister.ts');
  vi.mocked(mocked).mockImplementation(deletion);
  redirectToLogout(config);
  expect(replace).not.toHaveBeenCalled();
  expect(document.body.hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(ms);
  expect(replace).toHaveBeenCalledOnce();
});

// @spec 8.0-2
test('redirectSessionEnded opens the logout page with the address to return to', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: '/order/10001', search: '?tab=chat', hash: '#end', replace });
  const { redirectSessionEnded } = await import('./redirects.ts');
  redirectSessionEnded(config);
  const address = new URL(replace.mock.calls[0]?.[0]);
  expect(address.pathname).toBe('/logout');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    redirect: '/order/10001?tab=chat#end',
    reason: 'ended',
  });
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { loadConfig } from './config.ts';
import { fetchDeferredConfig } from './deferred-config.ts';

function stubFetch(fetchFile: typeof fetch) {
  const stub = vi.fn(fetchFile);
  vi.stubGlobal('fetch', stub);
  onTestFinished(() => void vi.unstubAllGlobals());
  return stub;
}

test('callers at the same time share a request, and later ones send another', async () => {
  const fetchFile = stubFetch(async () => Response.json({ vapidPublicKey: 'key' }));
  const [first, second] = await Promise.all([fetchDeferredConfig(), fetchDeferredConfig()]);
  expect(first).toEqual({ oneSignalAppId: null, vapidPublicKey: 'key', serviceWorker: true });
  expect(second).toBe(first);
  await fetchDeferredConfig();
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test('a failed request is sent again by the next caller', async () => {
  const fetchFile = stubFetch(() => Promise.reject(new TypeError('offline')));
  await expect(fetchDeferredConfig()).rejects.toThrow('offline');
  fetchFile.mockResolvedValue(Response.json({}));
  await expect(fetchDeferredConfig()).resolves.toMatchObject({ serviceWorker: true });
});

test('the first caller gets what the boot has read, and the next one fetches it again', async () => {
  const file = {
    apiUrl: '/api',
    allowedHosts: [],
    socketUrl: '/',
    siteUrl: 'https://site.example',
    siteLinks: { logout: '/', relogin: '/', newOrder: '/', boosters: '/', loyalty: '/', contact: '/' },
  };
  const fetchFile = stubFetch(async () => Response.json({ ...file, vapidPublicKey: 'key' }));
  await loadConfig();
  await expect(fetchDeferredConfig()).resolves.toMatchObject({ vapidPublicKey: 'key' });
  expect(fetchFile).toHaveBeenCalledTimes(1);
  await fetchDeferredConfig();
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

import { expect, onTestFinished, test, vi } from 'vitest';
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

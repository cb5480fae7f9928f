import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry } from './lazy.ts';

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const lost = (): Promise<string> => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('importWithRetry waits for the network when the browser is offline', async () => {
  setOnline(false);
  const load = vi.fn(async () => (navigator.onLine ? 'dialog' : lost()));
  const loading = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  setOnline(true);
  await expect(loading).resolves.toBe('dialog');
});

test('importWithRetry retries after a failure', async () => {
  const load = vi.fn().mockImplementationOnce(lost).mockResolvedValueOnce('dialog');
  const loading = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(loading).resolves.toBe('dialog');
});

test('importWithRetry rejects after three failures', async () => {
  const load = vi.fn(lost);
  const failing = expect(importWithRetry(load)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(10_000);
  await failing;
  expect(load).toHaveBeenCalledTimes(3);
});

function lostStyle(): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/rows.css' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
}

test('importWithRetry reloads a failed style sheet and waits for it', async () => {
  lostStyle();
  const loading = importWithRetry(async () => 'dialog');
  await vi.advanceTimersByTimeAsync(0);
  const again = document.head.querySelector('link[href$="/assets/rows.css"]');
  again?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe('dialog');
  again?.remove();
});

test('importWithRetry ignores a failed style sheet that was removed from the page', async () => {
  lostStyle().remove();
  await expect(importWithRetry(async () => 'dialog')).resolves.toBe('dialog');
});

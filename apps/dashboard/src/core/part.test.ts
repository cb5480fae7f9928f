import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './part.ts';

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

test('code that cannot come without the network comes with it', async () => {
  setOnline(false);
  const load = vi.fn(async () => (navigator.onLine ? 'dialog' : lost()));
  const loading = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  setOnline(true);
  await expect(loading).resolves.toBe('dialog');
});

test('a stumble is got over', async () => {
  const load = vi.fn().mockImplementationOnce(lost).mockResolvedValueOnce('dialog');
  const loading = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(loading).resolves.toBe('dialog');
});

test('what does not come at all is said in the end', async () => {
  const load = vi.fn(lost);
  const failing = expect(untilLoaded(load)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(10_000);
  await failing;
  expect(load).toHaveBeenCalledTimes(3);
});

/** A style sheet that the page asked for and did not get. */
function lostStyle(): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/rows.css' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
}

test('a style that did not come is asked for once more, and waited for', async () => {
  lostStyle();
  const loading = untilLoaded(async () => 'dialog');
  await vi.advanceTimersByTimeAsync(0);
  const again = document.head.querySelector('link[href$="/assets/rows.css"]');
  again?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe('dialog');
  again?.remove();
});

test('nobody waits for a style that was taken out of the page since: it would never come', async () => {
  lostStyle().remove();
  await expect(untilLoaded(async () => 'dialog')).resolves.toBe('dialog');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from '../session/redirects.ts';
import { takeNewVersion } from './updates.ts';

vi.mock('../session/redirects.ts', () => ({ reloadPage: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reloadPage).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function browser(waiting: object | null, onLine = true) {
  const workers = new EventTarget();
  const registration = { waiting, unregister: vi.fn(async () => true) };
  vi.stubGlobal('navigator', {
    onLine,
    serviceWorker: Object.assign(workers, { getRegistration: async () => registration }),
  });
  return { registration, takeOver: () => workers.dispatchEvent(new Event('controllerchange')) };
}

test('the page is reloaded once the new worker has taken over', async () => {
  const postMessage = vi.fn();
  const { registration, takeOver } = browser({ postMessage });
  const taking = takeNewVersion();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('takeOver');
  expect(reloadPage).not.toHaveBeenCalled();
  takeOver();
  await taking;
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(registration.unregister).not.toHaveBeenCalled();
});

test('a worker that does not give way is unregistered, because it would hold up the reload too', async () => {
  const { registration } = browser({ postMessage: () => undefined });
  vi.mocked(reloadPage).mockImplementationOnce(() => expect(registration.unregister).toHaveBeenCalledOnce());
  const taking = takeNewVersion();
  await vi.advanceTimersByTimeAsync(10_000);
  await taking;
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('the page is reloaded although the old worker cannot be unregistered', async () => {
  const { registration } = browser({ postMessage: () => undefined });
  registration.unregister.mockReturnValue(new Promise(() => undefined));
  const taking = takeNewVersion();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(reloadPage).toHaveBeenCalledOnce();
  await taking;
});

test('a worker that does not give way stays registered while offline, because the page comes from its cache', async () => {
  const { registration } = browser({ postMessage: () => undefined }, false);
  const taking = takeNewVersion();
  await vi.advanceTimersByTimeAsync(10_000);
  await taking;
  expect(registration.unregister).not.toHaveBeenCalled();
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('the page is reloaded at once when no worker waits', async () => {
  const { registration } = browser(null);
  await takeNewVersion();
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(registration.unregister).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForFirstScreen } from '../core/first-screen.ts';
import { registerWorker, removeWorker } from './worker.ts';

vi.mock('../core/first-screen.ts', () => ({ waitForFirstScreen: vi.fn(async () => undefined) }));

const registration = (path: string) => ({
  scope: `https://desk.example${path}`,
  unregister: vi.fn(async () => true),
});

function browser(changed: object = {}) {
  const ours = registration('/');
  const register = vi.fn(async () => ours);
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistrations: async () => [ours], ...changed } });
  return { ours, register };
}

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.mocked(waitForFirstScreen).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// @spec 4.6-4
test('the worker is registered once the app is stable', async () => {
  const stable = Promise.withResolvers<void>();
  vi.mocked(waitForFirstScreen).mockReturnValueOnce(stable.promise);
  const { register, ours } = browser();
  const registering = registerWorker();
  expect(waitForFirstScreen).toHaveBeenCalledOnce();
  expect(register).not.toHaveBeenCalled();
  stable.resolve();
  expect(await registering).toBe(ours);
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

// @spec 4.6-4, 9.0-26
test('the worker is registered 30 s after navigation start when the app never becomes stable', async () => {
  vi.useFakeTimers();
  const { waitForFirstScreen: original } =
    await vi.importActual<typeof import('../core/first-screen.ts')>('../core/first-screen.ts');
  vi.mocked(waitForFirstScreen).mockImplementationOnce(original);
  const { register } = browser();
  await vi.advanceTimersByTimeAsync(12_000);
  const registering = registerWorker();
  await vi.advanceTimersByTimeAsync(17_999);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledOnce();
  await registering;
});

// @spec 4.6-4
test('the worker is registered only in production, and only when the browser supports workers', async () => {
  const { register } = browser();
  vi.stubEnv('PROD', false);
  expect(await registerWorker()).toBeNull();
  expect(register).not.toHaveBeenCalled();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', {});
  expect(await registerWorker()).toBeNull();
});

// @spec 8.0-6
test('a failed registration is only logged to the console', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('quota');
  browser({ register: () => Promise.reject(failure) });
  expect(await registerWorker()).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});

test('removeWorker unregisters our worker and deletes its caches, and leaves other workers alone', async () => {
  const theirs = registration('/onesignal/');
  const ours = registration('/');
  browser({ getRegistrations: async () => [ours, theirs] });
  const names = new Set(['boostdesk-shell-a', 'boostdesk-config', 'another']);
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  await removeWorker();
  expect([ours.unregister.mock.calls.length, theirs.unregister.mock.calls.length]).toEqual([1, 0]);
  expect([...names]).toEqual(['another']);
});

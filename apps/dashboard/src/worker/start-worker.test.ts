import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchDeferredConfig } from '../core/deferred-config.ts';
import { clearPersistedQueries } from '../data/persisted-queries/lazy-persister.ts';
import { readOwner } from '../data/persisted-queries/owner.ts';
import { limitQueries, persistQueries } from '../data/persisted-queries/persister.ts';
import { tokenFor } from '../testing/token.ts';
import { startWorker, type WorkerOptions } from './start-worker.ts';
import { registerWorker, removeWorker } from './worker.ts';

vi.mock(import('../core/deferred-config.ts'), () => ({ fetchDeferredConfig: vi.fn() }));
vi.mock(import('../data/persisted-queries/lazy-persister.ts'), async (original) => ({
  ...(await original()),
  clearPersistedQueries: vi.fn(),
}));
vi.mock(import('./worker.ts'), async (original) => ({
  ...(await original()),
  registerWorker: vi.fn(),
  removeWorker: vi.fn(),
}));
vi.mock(import('../data/persisted-queries/persister.ts'), () => ({ limitQueries: vi.fn(), persistQueries: vi.fn() }));

const navigate = vi.fn();
const never = () => new Promise<never>(() => undefined);
let worker: EventTarget;

beforeEach(() => {
  navigate.mockClear();
  worker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.mocked(fetchDeferredConfig).mockReturnValue(never());
});
afterEach(() => vi.unstubAllGlobals());

/** Sends a worker message to the page; returns whether the page answered. */
function say(data: unknown): boolean {
  const port = { postMessage: vi.fn() };
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
  return port.postMessage.mock.calls.length === 1;
}

const start = () => startWorker({ navigate } as unknown as WorkerOptions);

test('a page answers the worker as soon as it follows it, and opens the page of a clicked notification', () => {
  const stop = start();
  expect(say('ping')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(say({ open: '/order/12' })).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/order/12');
  stop();
  expect(say('ping')).toBe(false);
});

test.each(['https://evil.example', '/admin/users', '//evil.example', 12, undefined])(
  'the page does not navigate to %j',
  (open) => {
    const stop = start();
    say({ open });
    expect(navigate).not.toHaveBeenCalled();
    stop();
  },
);

test('a browser without service workers is ignored', () => {
  vi.stubGlobal('navigator', {});
  expect(start()).not.toThrow();
});

test('a deployment without the worker removes it even when the persisted queries cannot be deleted', async () => {
  const config = { serviceWorker: false } as Awaited<ReturnType<typeof fetchDeferredConfig>>;
  vi.mocked(fetchDeferredConfig).mockResolvedValue(config);
  vi.mocked(clearPersistedQueries).mockReturnValue(never());
  const stop = start();
  await vi.waitFor(() => expect(removeWorker).toHaveBeenCalledOnce());
  expect(clearPersistedQueries).toHaveBeenCalledOnce();
  stop();
});

test('without a worker, nothing more is persisted, and what is persisted is limited', async () => {
  localStorage.setItem('token', tokenFor({}));
  onTestFinished(() => localStorage.clear());
  const config = { serviceWorker: true } as Awaited<ReturnType<typeof fetchDeferredConfig>>;
  vi.mocked(fetchDeferredConfig).mockResolvedValue(config);
  vi.mocked(registerWorker).mockResolvedValue(null);
  const stop = start();
  await vi.waitFor(() => expect(limitQueries).toHaveBeenCalledExactlyOnceWith(readOwner()));
  expect(persistQueries).not.toHaveBeenCalled();
  stop();
});

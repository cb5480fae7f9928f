import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker, type WorkerOptions } from './start-worker.ts';

const navigate = vi.fn();
let worker: EventTarget;

beforeEach(() => {
  navigate.mockClear();
  worker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: worker });
  // The configuration never arrives.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
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

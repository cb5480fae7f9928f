import { ApiError } from '@boostdesk/api-client';
import { expect, test, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { followPageErrors } from './page-errors.ts';
import { toasts } from './toasts.ts';

test('errors before and after followPageErrors are reported once each', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: string[] = [];
  const { api } = createFakeServer({
    pageError: {
      report: ({ message }: { message: string }) => {
        told.push(message);
        return { reference: told.length };
      },
    },
  });
  globalThis.earlyErrors = [new TypeError('first script'), 'only words'];
  const stop = followPageErrors({ api });
  expect(globalThis.earlyErrors).toBeUndefined();
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('later'), message: 'later' }));
  await vi.waitFor(() => expect(told).toEqual(['first script', 'only words', 'later']));
  stop();
  vi.restoreAllMocks();
});

test('a ResizeObserver error is neither logged nor reported', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = vi.fn(() => ({ reference: 1 }));
  const { api } = createFakeServer({ pageError: { report } });
  const stop = followPageErrors({ api });
  const said = new ErrorEvent('error', {
    message: 'ResizeObserver loop completed with undelivered notifications.',
    cancelable: true,
  });
  dispatchEvent(said);
  expect(said.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  stop();
  vi.restoreAllMocks();
});

test.each([
  ['an API error', new ApiError({ code: 'offline', status: 0, body: 'No line.', call: 'order.get' }), true],
  ['an abort', new DOMException('Left', 'AbortError'), true],
  ['a fault of the page', new TypeError('x is undefined'), false],
])(
  'an unhandled rejection by %s is logged and reported only when it is a fault of the page',
  async (_, reason, isSilent) => {
    const told: string[] = [];
    const report = ({ message }: { message: string }) => ({ reference: told.push(message) });
    const stop = followPageErrors({ api: createFakeServer({ pageError: { report } }).api });
    const promise = Promise.reject(reason);
    promise.catch(() => undefined);
    const event = new PromiseRejectionEvent('unhandledrejection', { promise, reason, cancelable: true });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isSilent);
    await vi.waitFor(() => expect(told).toEqual(isSilent ? [] : ['x is undefined']));
    stop();
  },
);

// @spec 8.0-4
test('an uncaught error is logged, reported once without its numbers, and raises no toast', async () => {
  toasts.closeAll();
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: string[] = [];
  const report = (sent: object) => ({ reference: told.push(JSON.stringify(sent)) });
  const stop = followPageErrors({ api: createFakeServer({ pageError: { report } }).api });
  const error = new TypeError('A loose screw in order 10001');
  for (let times = 0; times < 2; times += 1) dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told.join()).toContain('A loose screw in order #');
  expect(told.join()).not.toContain('10001');
  expect(written.mock.calls).toEqual([1, 2].map(() => ['Error: A loose screw in order 10001', error]));
  expect(toasts.getSnapshot().visible).toEqual([]);
  stop();
  vi.restoreAllMocks();
});

import { ApiError } from '@boostdesk/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigError } from '../core/config.ts';
import { servedConfig } from '../testing/config.ts';
import { retryAfterMs } from './retry-after.ts';
import { isTransientError, retryWhenReachable, startServerProbe } from './server-probe.ts';

const offline = new ApiError({ code: 'offline', status: 0, body: '', call: 'user.isAuthenticated' });

/** Status of `/health`; null when the server is unreachable. */
let status: number | null = null;
const start = vi.fn(() => null as Promise<number | null> | null);
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  status = null;
  visibility = 'visible';
  start.mockReset();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (address: string) => {
    // The service worker may serve a cached configuration.
    if (address === '/config.json') return Response.json(servedConfig);
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('retryWhenReachable retries when the browser goes online', async () => {
  const stop = retryWhenReachable(offline, start);
  status = 404;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledOnce();
  stop();
});

test('retryWhenReachable checks the server every few seconds while the page is visible', async () => {
  const stop = retryWhenReachable(offline, start);
  await vi.advanceTimersByTimeAsync(20_000);
  status = 503;
  await vi.advanceTimersByTimeAsync(20_000);
  status = 200;
  visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(start).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledOnce();
  stop();
});

test('retryWhenReachable does nothing after it was stopped', async () => {
  status = 200;
  retryWhenReachable(offline, start)();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', new ApiError({ code: 'forbidden', status: 403, body: 'ID', call: 'user.isAuthenticated' }), 0],
  ['an invalid configuration', new ConfigError('config.json: apiUrl'), 0],
  ['an unreachable configuration', new ConfigError('config.json', { cause: new TypeError('x') }), 1],
  ['another error', new Error('x'), 0],
])('retryWhenReachable retries only an unreachable server: %s', async (_, error, times) => {
  status = 200;
  const stop = retryWhenReachable(error, start);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledTimes(times);
  stop();
});

test('startServerProbe delays attempts longer each time the start fails, until the browser goes online', async () => {
  status = 200;
  const { stop } = startServerProbe(start);
  const tries = async (ms: number) => {
    start.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return start.mock.calls.length;
  };
  expect([await tries(5_000), await tries(5_000), await tries(5_000), await tries(5_000)]).toEqual([1, 1, 0, 1]);
  await tries(10 * 60_000);
  expect(await tries(5 * 60_000)).toBe(5);
  start.mockClear();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledOnce();
  stop();
});

test('startServerProbe runs one attempt at a time', async () => {
  status = 200;
  const trying = Promise.withResolvers<null>();
  start.mockReturnValueOnce(trying.promise);
  const { stop } = startServerProbe(start);
  for (let event = 0; event < 3; event += 1) {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(start).toHaveBeenCalledOnce();
  stop();
});

const answered = (code: 'offline' | 'timeout' | 'unexpected' | 'bad_answer' | 'session_ended', answer: number) =>
  new ApiError({ code, status: answer, body: '', call: 'auth.isAuthenticated' });

test.each([
  ['offline', offline, true],
  ['a timeout', answered('timeout', 0), true],
  ['too many calls', answered('unexpected', 429), true],
  ['a server error', answered('unexpected', 500), true],
  ['an unreachable server behind the proxy', answered('unexpected', 503), true],
  ['an unreachable configuration', new ConfigError('config.json', { cause: new TypeError('x') }), true],
  ['an invalid configuration', new ConfigError('config.json: apiUrl'), false],
  ['a refusal', answered('session_ended', 401), false],
  ['an unreadable answer', answered('bad_answer', 200), false],
  ['an error of ours', new Error('x'), false],
])('isTransientError tells whether an error is transient: %s', (_, error, isTransient) => {
  expect(isTransientError(error)).toBe(isTransient);
});

const tooMany = (retryAfterMs?: number) =>
  new ApiError({ code: 'too_many', status: 429, body: '', call: 'user.getUserInfo', retryAfterMs });

test('startServerProbe waits for the Retry-After time even when the browser goes online', async () => {
  status = 200;
  const stop = retryWhenReachable(tooMany(12_000), start);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(start).toHaveBeenCalledOnce();
  stop();
});

test('startServerProbe waits again when an attempt is rate-limited again', async () => {
  status = 200;
  start.mockResolvedValueOnce(30_000);
  const { stop } = startServerProbe(start);
  await vi.advanceTimersByTimeAsync(5_000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(start).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(start).toHaveBeenCalledTimes(2);
  stop();
});

test('startServerProbe counts the waiting time from the answer, however long the attempt took', async () => {
  status = 200;
  start.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(30_000), 20_000)));
  const { stop } = startServerProbe(start);
  await vi.advanceTimersByTimeAsync(25_000);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(start).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(2);
  stop();
});

test('startServerProbe waits after a rate-limited manual attempt, and allows further manual attempts', async () => {
  status = 200;
  start.mockResolvedValue(30_000);
  const { tryNow, stop } = startServerProbe(start);
  await tryNow();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(start).toHaveBeenCalledOnce();
  await tryNow();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(start).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(start).toHaveBeenCalledTimes(3);
  stop();
});

test.each([
  ['the time of the server', tooMany(7_000), 7_000],
  ['at least a few seconds', tooMany(0), 5_000],
  ['at most a minute', tooMany(3_600_000), 60_000],
  ['a few seconds without a time', tooMany(), 5_000],
  [
    'the time of a temporary outage',
    new ApiError({ code: 'unavailable', status: 503, body: '', call: 'user.getUserInfo', retryAfterMs: 7_000 }),
    7_000,
  ],
  ['none for an outage without a time', answered('unexpected', 503), null],
  ['none for other errors', offline, null],
])('retryAfterMs returns %s', (_, error, rest) => expect(retryAfterMs(error)).toBe(rest));

import { ApiError } from '@boostdesk/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigProblem } from '../core/config.ts';
import { servedConfig } from '../testing/config.ts';
import { restAfter } from './rest-after.ts';
import { followLine, tryAgainWhenBack, willPass } from './try-again.ts';

const offline = new ApiError({ code: 'offline', status: 0, body: '', call: 'user.isAuthenticated' });

/** What the server answers at `/health`; null: there is no line. */
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
    // The configuration may come from what the worker has kept.
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

test('it is tried again when the browser says that it has a network', async () => {
  const stop = tryAgainWhenBack(offline, start);
  status = 404;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledOnce();
  stop();
});

test('the server is looked for every few seconds, while somebody sees the page', async () => {
  const stop = tryAgainWhenBack(offline, start);
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

test('it is over once it was stopped', async () => {
  status = 200;
  tryAgainWhenBack(offline, start)();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', new ApiError({ code: 'forbidden', status: 403, body: 'ID', call: 'user.isAuthenticated' }), 0],
  ['a wrong configuration', new ConfigProblem('config.json: apiUrl'), 0],
  ['a configuration that no line brought', new ConfigProblem('config.json', { cause: new TypeError('x') }), 1],
  ['anything else', new Error('x'), 0],
])('%s', async (_, error, times) => {
  status = 200;
  const stop = tryAgainWhenBack(error, start);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledTimes(times);
  stop();
});

test('a server that answers and lets nobody start is left alone for longer each time; a network that comes back is a sign', async () => {
  status = 200;
  const { stop } = followLine(start);
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

test('while one try is under way there is no other', async () => {
  status = 200;
  const trying = Promise.withResolvers<null>();
  start.mockReturnValueOnce(trying.promise);
  const { stop } = followLine(start);
  for (let sign = 0; sign < 3; sign += 1) {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(start).toHaveBeenCalledOnce();
  stop();
});

const answered = (code: 'offline' | 'timeout' | 'unexpected' | 'bad_answer' | 'session_ended', answer: number) =>
  new ApiError({ code, status: answer, body: '', call: 'auth.isAuthenticated' });

test.each([
  ['no line', offline, true],
  ['a timeout', answered('timeout', 0), true],
  ['too many calls', answered('unexpected', 429), true],
  ['a server that fails', answered('unexpected', 500), true],
  ['no server behind the proxy', answered('unexpected', 503), true],
  ['a configuration that no line brought', new ConfigProblem('config.json', { cause: new TypeError('x') }), true],
  ['a wrong configuration', new ConfigProblem('config.json: apiUrl'), false],
  ['a refusal', answered('session_ended', 401), false],
  ['nonsense', answered('bad_answer', 200), false],
  ['a fault of ours', new Error('x'), false],
])('whether it will pass: %s', (_, error, passes) => {
  expect(willPass(error)).toBe(passes);
});

const tooMany = (retryAfterMs?: number) =>
  new ApiError({ code: 'too_many', status: 429, body: '', call: 'user.getUserInfo', retryAfterMs });

test('a server that has had too many is left alone for as long as it asks, also by a network that comes back', async () => {
  status = 200;
  const stop = tryAgainWhenBack(tooMany(12_000), start);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(start).toHaveBeenCalledOnce();
  stop();
});

test('a try that it answers so again waits for as long again', async () => {
  status = 200;
  start.mockResolvedValueOnce(30_000);
  const { stop } = followLine(start);
  await vi.advanceTimersByTimeAsync(5_000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(start).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(start).toHaveBeenCalledTimes(2);
  stop();
});

test('what it asks for begins when it has answered, however long that took', async () => {
  status = 200;
  start.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(30_000), 20_000)));
  const { stop } = followLine(start);
  await vi.advanceTimersByTimeAsync(25_000);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(start).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(2);
  stop();
});

test('what it asks for holds as well where somebody has tried by hand; they may try again', async () => {
  status = 200;
  start.mockResolvedValue(30_000);
  const { tryNow, stop } = followLine(start);
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
  ['what it says', tooMany(7_000), 7_000],
  ['a few seconds where it says less', tooMany(0), 5_000],
  ['a minute where it says more', tooMany(3_600_000), 60_000],
  ['a few seconds where it says nothing', tooMany(), 5_000],
  [
    'what it says while it is away for a moment',
    new ApiError({ code: 'unavailable', status: 503, body: '', call: 'user.getUserInfo', retryAfterMs: 7_000 }),
    7_000,
  ],
  ['none where it is away and says nothing', answered('unexpected', 503), null],
  ['none after anything else', offline, null],
])('the rest that a server asks for: %s', (_, error, rest) => expect(restAfter(error)).toBe(rest));

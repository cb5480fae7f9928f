import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../src/api-error.ts';
import { createClient } from '../src/client.ts';
import { exchange } from '../src/contract/index.ts';
import { createIdempotencyKey } from '../src/idempotency-key.ts';
import { clientOf, json, plain, type Reply, rejectionOf, startServer } from './local-server.ts';

const silence: Reply = () => undefined;
const choice = { serviceId: 1, currency: 'USD' as const };

describe('the timeout', () => {
  // @spec 8.0-5
  test.each([
    ['before the head', silence],
    ['within the body', ((_, response) => response.writeHead(200).write('{"ra')) satisfies Reply],
  ])("is a 'Timeout Exception' when a server stalls %s", async (_, reply) => {
    const server = await startServer(reply);
    const error = (await rejectionOf(clientOf(server.url, { timeoutMs: 40 }).exchange.usdToEur())) as ApiError;
    expect(error).toMatchObject({
      code: 'timeout',
      status: 0,
      body: 'Timeout Exception',
    });
    expect(error.toToast()).toEqual({ title: 'Error Code: 0', message: 'Message: Timeout Exception' });
    expect(error.isRetryable()).toBe(true);
  });

  test('includes all tries of a call and their pauses', async () => {
    const server = await startServer(plain('', 503));
    const endless = new Promise<void>(() => undefined);
    let pauses = 0;
    const sleep = () => {
      pauses += 1;
      return pauses < 3 ? Promise.resolve() : endless;
    };
    const client = clientOf(server.url, { timeoutMs: 500, retry: { attempts: 10 }, random: () => 0, sleep });
    expect(await rejectionOf(client.exchange.usdToEur())).toMatchObject({ code: 'timeout' });
    expect(server.received).toHaveLength(3);
  });

  // @spec 7.2-3, 9.0-25
  test('is 60 seconds by default', async () => {
    const times: unknown[] = [];
    const real = globalThis.setTimeout;
    const server = await startServer(json({ ok: true }));
    globalThis.setTimeout = ((handler: () => void, ms?: number, ...rest: unknown[]) => {
      times.push(ms);
      return real(handler, ms, ...rest);
    }) as typeof globalThis.setTimeout;
    try {
      await clientOf(server.url).auth.logout();
    } finally {
      globalThis.setTimeout = real;
    }
    expect(times).toContain(60_000);
  });
});

test.each([Number.NaN, -1, 0, Number.NEGATIVE_INFINITY])('of %s makes createClient throw', (timeoutMs) => {
  expect(() => clientOf('https://api.example', { timeoutMs })).toThrow(RangeError);
});

test('of Infinity never ends a call', async () => {
  const server = await startServer(json({ rate: 3 }));
  const client = clientOf(server.url, { timeoutMs: Number.POSITIVE_INFINITY });
  expect(await client.exchange.usdToEur()).toEqual({ rate: 3 });
});

describe('a cancelled call', () => {
  test('rejects once and calls no hook', async () => {
    const told: unknown[] = [];
    const stop = new AbortController();
    const server = await startServer(() => stop.abort());
    const client = clientOf(server.url, { onError: (error) => told.push(error) });
    const error = (await rejectionOf(client.exchange.usdToEur({}, { signal: stop.signal }))) as ApiError;
    expect(error).toMatchObject({ code: 'canceled', status: 0, body: '' });
    expect(error.toToast()).toBeNull();
    expect(error.isRetryable()).toBe(false);
    expect(told).toEqual([]);
  });

  test('sends nothing when it is cancelled before', async () => {
    const server = await startServer(json({ ok: true }));
    const error = await rejectionOf(clientOf(server.url).auth.logout({}, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ code: 'canceled' });
    expect(server.received).toEqual([]);
  });

  test.each([
    ['before', () => AbortSignal.abort('gone elsewhere')],
    ['while it runs', () => AbortSignal.any([AbortSignal.timeout(0)])],
  ])('has the reason of a signal that aborts %s as its cause', async (_, createSignal) => {
    const server = await startServer(() => undefined);
    const signal = createSignal();
    const error = (await rejectionOf(clientOf(server.url).exchange.usdToEur({}, { signal }))) as ApiError;
    expect(error).toMatchObject({ code: 'canceled', message: 'exchange.usdToEur: canceled' });
    expect(error.cause).toBe(signal.reason);
  });

  test('stops the retries', async () => {
    const stop = new AbortController();
    const server = await startServer(plain('', 503));
    const sleep = () => {
      stop.abort();
      return Promise.resolve();
    };
    const client = clientOf(server.url, { retry: { attempts: 5 }, sleep });
    expect(await rejectionOf(client.exchange.usdToEur({}, { signal: stop.signal }))).toMatchObject({
      code: 'canceled',
    });
    expect(server.received).toHaveLength(1);
  });

  test('aborts the pause between tries', async () => {
    const stop = new AbortController();
    const server = await startServer(plain('', 503));
    let heard: unknown;
    const sleep = async (_: number, signal: AbortSignal) => {
      stop.abort();
      heard = signal.aborted;
    };
    const client = clientOf(server.url, { retry: { attempts: 5 }, sleep });
    await rejectionOf(client.exchange.usdToEur({}, { signal: stop.signal }));
    expect(heard).toBe(true);
  });
});

describe('reads are retried', () => {
  test('after 5xx and dropped connections, with growing pauses and jitter', async () => {
    const pauses: number[] = [];
    const server = await startServer((request, response) => {
      const replies: Reply[] = [plain('', 503), (_, gone) => gone.destroy(), plain('', 500), json({ rate: 3 })];
      replies[server.received.length - 1]?.(request, response);
    });
    const client = clientOf(server.url, {
      retry: { attempts: 4, baseMs: 100, maxMs: 350 },
      random: () => 0.5,
      sleep: (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
    });
    expect(await client.exchange.usdToEur()).toEqual({ rate: 3 });
    expect(pauses).toEqual([50, 100, 175]);
  });

  test('by a timer by default', async () => {
    const server = await startServer((request, response) => {
      const reply = server.received.length < 2 ? plain('', 503) : json({ rate: 3 });
      reply(request, response);
    });
    const retry = { attempts: 2, baseMs: 1 };
    const client = createClient({ parts: { exchange }, baseUrl: server.url, token: () => null, retry });
    expect(await client.exchange.usdToEur()).toEqual({ rate: 3 });
  });

  test('with one call of onRetry per read, whose promise resolves when the read has ended', async () => {
    const server = await startServer((request, response) => {
      const reply = server.received.length < 3 ? plain('Busy', 503) : json({ rate: 3 });
      reply(request, response);
    });
    const log: string[] = [];
    const client = clientOf(server.url, {
      retry: { attempts: 3 },
      sleep: async () => void log.push('pause'),
      onRetry: ({ error, settled }) => {
        log.push(`${error.call} ${error.status}`);
        void settled.then(() => log.push('settled'));
      },
    });
    await client.exchange.usdToEur();
    expect(log).toEqual(['exchange.usdToEur 503', 'pause', 'pause', 'settled']);
  });

  test('without onRetry when the call is quiet for the error, or is not retried', async () => {
    const server = await startServer(plain('Busy', 503));
    const retried = vi.fn();
    const options = { retry: { attempts: 2 }, sleep: async () => undefined, onRetry: retried };
    const client = clientOf(server.url, options);
    await rejectionOf(client.exchange.usdToEur({}, { quiet: ({ status }) => status === 503 }));
    await rejectionOf(client.exchange.usdToEur({}, { retry: { attempts: 1 } }));
    expect(retried).not.toHaveBeenCalled();
    await rejectionOf(client.exchange.usdToEur({}, { quiet: ({ status }) => status === 500 }));
    expect(retried).toHaveBeenCalledOnce();
  });

  test('a call can have its own retries', async () => {
    const server = await startServer(plain('Down', 500));
    const client = clientOf(server.url, { retry: { attempts: 3 }, sleep: async () => undefined });
    await rejectionOf(client.exchange.usdToEur({}, { retry: { attempts: 1 } }));
    expect(server.received).toHaveLength(1);
  });

  test('three times in total by default', async () => {
    const server = await startServer(plain('', 502));
    const told: unknown[] = [];
    const client = clientOf(server.url, { retry: {}, onError: (error) => told.push(error) });
    await rejectionOf(client.exchange.usdToEur());
    expect(server.received).toHaveLength(3);
    expect(told).toHaveLength(1);
  });

  test.each([Number.NaN, 0, -1])('never when attempts is %s', async (attempts) => {
    const server = await startServer((request, response) =>
      // Ends an endless retry.
      (server.received.length < 9 ? plain('', 503) : json({ rate: 3 }))(request, response),
    );
    await rejectionOf(clientOf(server.url, { retry: { attempts } }).exchange.usdToEur());
    expect(server.received).toHaveLength(1);
  });

  test.each([400, 401, 403, 404, 409, 422])('but not after %i', async (status) => {
    const server = await startServer(plain('', status));
    await rejectionOf(clientOf(server.url, { retry: { attempts: 3 } }).exchange.usdToEur());
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['waits for the seconds of Retry-After', { 'retry-after': '4' }, 5_000],
    ['waits for 5 s without Retry-After', {}, 6_250],
    ['waits for 5 s with an invalid Retry-After', { 'retry-after': 'soon' }, 6_250],
    ['waits for 5 s with a negative Retry-After', { 'retry-after': '-1' }, 6_250],
    ['waits for 5 s with an infinite Retry-After', { 'retry-after': 'Infinity' }, 6_250],
  ])('after 429: %s', async (_, headers, pause) => {
    const pauses: number[] = [];
    const server = await startServer((request, response) =>
      (server.received.length < 2 ? plain('', 429, headers) : json({ rate: 3 }))(request, response),
    );
    const sleep = async (ms: number) => void pauses.push(ms);
    const client = clientOf(server.url, { retry: { attempts: 3, baseMs: 200 }, random: () => 0.5, sleep });
    expect(await client.exchange.usdToEur()).toEqual({ rate: 3 });
    expect(pauses).toEqual([pause]);
  });

  test('but not after 429 with a long Retry-After', async () => {
    const server = await startServer(plain('', 429, { 'retry-after': '6' }));
    const error = await rejectionOf(clientOf(server.url, { retry: { attempts: 9 } }).exchange.usdToEur());
    expect(error).toMatchObject({ status: 429, retryAfterMs: 6_000 });
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['unavailable', '2', 2_500],
    ['closing', '30', 37_500],
    ['unavailable', '31', null],
  ])('after 503 %s with Retry-After %s: after %s ms', async (code, seconds, pause) => {
    const pauses: number[] = [];
    const server = await startServer((request, response) => {
      const headers = { 'x-error-code': code, 'retry-after': seconds };
      (server.received.length < 2 ? plain('', 503, headers) : json({ rate: 3 }))(request, response);
    });
    const sleep = async (ms: number) => void pauses.push(ms);
    const client = clientOf(server.url, { retry: { attempts: 3, baseMs: 200 }, random: () => 0.5, sleep });
    await client.exchange.usdToEur().catch((error: unknown) => expect(error).toMatchObject({ status: 503 }));
    expect([pauses, server.received.length]).toEqual(pause === null ? [[], 1] : [[pause], 2]);
  });

  test.each([
    ['longer than the call has left', '30', 45_000],
    ['as long as the call has left', '20', 30_000],
  ])('but not after a pause that is %s: the call rejects at once with the last response', async (_, seconds, pause) => {
    const pauses: number[] = [];
    let time = 7;
    const server = await startServer(plain('Away.', 503, { 'retry-after': seconds }));
    const client = clientOf(server.url, {
      timeoutMs: 60_000,
      retry: { attempts: 9 },
      now: () => time,
      random: () => 1,
      sleep: async (ms) => {
        pauses.push(ms);
        time += ms;
      },
    });
    expect(await rejectionOf(client.exchange.usdToEur())).toMatchObject({ status: 503, body: 'Away.' });
    expect([pauses, server.received.length]).toEqual([[pause], 2]);
  });

  test('but not after too_long, which would load the server again', async () => {
    const server = await startServer(plain('', 503, { 'x-error-code': 'too_long' }));
    const error = await rejectionOf(clientOf(server.url, { retry: { attempts: 3 } }).exchange.usdToEur());
    expect(error).toMatchObject({ code: 'too_long' });
    expect(server.received).toHaveLength(1);
  });

  test('but not after an invalid response', async () => {
    const server = await startServer(json({ rate: 'high' }));
    await rejectionOf(clientOf(server.url, { retry: { attempts: 3 } }).exchange.usdToEur());
    expect(server.received).toHaveLength(1);
  });

  test('but writes never, with or without a key', async () => {
    const server = await startServer(plain('', 503));
    const client = clientOf(server.url, { retry: { attempts: 3 } });
    await rejectionOf(client.order.pause({ id: 1 }));
    await rejectionOf(client.order.create(choice));
    expect(server.received).toHaveLength(2);
  });

  test('but writes never, even after 429: the error has the time of the next try', async () => {
    const server = await startServer(plain('Wait a moment.', 429, { 'retry-after': '2' }));
    const error = await rejectionOf(clientOf(server.url, { retry: { attempts: 3 } }).order.pause({ id: 1 }));
    expect(error).toMatchObject({ code: 'too_many', body: 'Wait a moment.', retryAfterMs: 2_000 });
    expect(server.received).toHaveLength(1);
  });
});

describe('idempotency keys', () => {
  const keysOf = (server: Awaited<ReturnType<typeof startServer>>) =>
    server.received.map(({ headers }) => headers['idempotency-key']);

  test('are sent with keyed writes only, a new one each time', async () => {
    const server = await startServer(plain('', 404, { 'x-error-code': 'not_found' }));
    const client = clientOf(server.url);
    await rejectionOf(client.order.create(choice));
    await rejectionOf(client.order.create(choice));
    await rejectionOf(client.order.pause({ id: 1 }));
    await rejectionOf(client.exchange.usdToEur({}, { idempotencyKey: 'unused-for-a-read' }));
    const [first, second, ...others] = keysOf(server);
    expect(first).toMatch(/^[\w-]{8,100}$/);
    expect(second).not.toBe(first);
    expect(others).toEqual([undefined, undefined]);
  });

  test('are kept after a timeout: the error has the key, and the caller passes it again', async () => {
    const server = await startServer(silence);
    const client = clientOf(server.url, { timeoutMs: 500 });
    const error = (await rejectionOf(client.order.create(choice))) as ApiError;
    expect(error.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    await rejectionOf(client.order.create(choice, { idempotencyKey: error.idempotencyKey }));
    expect(keysOf(server)).toEqual([error.idempotencyKey, error.idempotencyKey]);
  });

  test.each(['ключ-ключ', 'abc\ndefgh', 'with a blank', 'shorter', 'x'.repeat(101), ''])(
    'that a header would change, such as %j, are rejected before sending',
    async (idempotencyKey) => {
      const server = await startServer(plain('', 404, { 'x-error-code': 'not_found' }));
      const error = await rejectionOf(clientOf(server.url).order.create(choice, { idempotencyKey }));
      expect(error).toMatchObject({ code: 'unexpected', status: 0, call: 'order.create' });
      const made = await rejectionOf(clientOf(server.url, { newKey: () => idempotencyKey }).order.create(choice));
      expect(made).toMatchObject({ code: 'unexpected', status: 0 });
      expect(server.received).toEqual([]);
    },
  );

  test('are unique', () => {
    expect(new Set(Array.from({ length: 1000 }, createIdempotencyKey)).size).toBe(1000);
  });
});

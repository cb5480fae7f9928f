import { describe, expect, test, vi } from 'vitest';
import { type ApiError, isApiError } from '../src/api-error.ts';
import { extendClient } from '../src/client.ts';
import type { MissingCalls } from '../src/client-options.ts';
import { picture } from '../src/contract/index.ts';
import { clientOf, json, plain, type Reply, rejectionOf, startServer } from './local-server.ts';

const empty: Reply = (_, response) => response.writeHead(200).end();
/** Answers of servers that do not have a call. */
const answers: [string, Reply, number][] = [
  ['404 without an error code', plain('Not Found', 404), 404],
  ['404 with a page', plain('<!doctype html><h1>Not Found</h1>', 404, { 'content-type': 'text/html' }), 404],
  ['404 in JSON', json({ message: 'Cannot POST /order/pause' }, 404), 404],
  ['405', plain('', 405), 405],
  ['501', plain('Not Implemented', 501), 501],
  ['an empty object', json({}), 200],
  ['an empty object with spaces', plain(' { } ', 200), 200],
  ['an empty body', empty, 200],
  ['204', (_, response) => response.writeHead(204).end(), 204],
];

describe('a call that is not in SPEC, answered by a server without it', () => {
  test.each(answers)('%s is `unsupported`, without onError, toast or retry', async (_, reply, status) => {
    const server = await startServer(reply);
    const told: unknown[] = [];
    const client = clientOf(server.url, {
      onError: (error) => told.push(error),
      onForbidden: (error) => told.push(error),
      onSessionEnded: (error) => told.push(error),
      retry: { attempts: 3 },
    });
    const error = (await rejectionOf(client.order.getCounts({ scope: 'mine' }))) as ApiError;
    expect(isApiError(error, 'unsupported')).toBe(true);
    expect(error).toMatchObject({ status, call: 'order.getCounts', body: 'Not available on this server.' });
    expect([error.toToast(), error.isRetryable(), error.displayMessage()]).toEqual([null, false, error.body]);
    expect([server.received.length, told]).toEqual([1, []]);
  });

  test('is not sent again, also by a client that extends this one, while other calls are', async () => {
    const server = await startServer(plain('Not Found', 404));
    const client = clientOf(server.url);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await rejectionOf(client.order.pause({ id: turn + 1 }))).toMatchObject({
        code: 'unsupported',
        status: 404,
      });
    expect(await rejectionOf(client.order.unpause({ id: 1 }))).toMatchObject({ code: 'unsupported' });
    expect(server.received.map(({ url }) => url)).toEqual(['/order/pause', '/order/unpause']);
  });

  test('with a file is not sent again with another query', async () => {
    const server = await startServer(plain('Not Found', 404));
    const client = extendClient(clientOf(server.url), { picture });
    for (let turn = 1; turn <= 3; turn += 1) {
      const file = new Blob(['x']);
      const answer = client.picture.upload({ order: turn, clientId: `message-${turn}` }, { file });
      expect(await rejectionOf(answer)).toMatchObject({ code: 'unsupported' });
    }
    expect(server.received).toHaveLength(1);
  });

  test('is not sent by a client that shares what another has found, unless to another host', async () => {
    const server = await startServer(plain('Not Found', 404));
    const other = await startServer(plain('Not Found', 404));
    const missingCalls = new Map<string, number>();
    await rejectionOf(clientOf(server.url, { missingCalls }).order.pause({ id: 1 }));
    const next = clientOf(server.url, { missingCalls, allowedHosts: [other.url] });
    expect(await rejectionOf(next.order.pause({ id: 2 }))).toMatchObject({ code: 'unsupported', status: 404 });
    expect([...missingCalls]).toEqual([[`${server.url}/order/pause`, 404]]);
    await rejectionOf(next.order.pause({ id: 2 }, { baseUrl: other.url }));
    expect([server.received.length, other.received.length]).toEqual([1, 1]);
    missingCalls.clear();
    await rejectionOf(next.order.pause({ id: 2 }));
    expect(server.received).toHaveLength(2);
  });

  test('is sent once side by side by a client that expects gaps, and again after a failure without an answer', async () => {
    let isDown = true;
    const server = await startServer((_, response) => {
      if (isDown) response.destroy();
      else response.writeHead(404).end('Not Found');
      isDown = false;
    });
    const missing = new Map<string, number>();
    const missingCalls = { get: missing.get.bind(missing), set: missing.set.bind(missing), areExpected: () => true };
    const client = clientOf(server.url, { missingCalls });
    expect(await rejectionOf(client.order.getCounts({ scope: 'mine' }))).toMatchObject({ code: 'offline' });
    const scopes = ['mine', 'mine', 'board'] as const;
    const asked = scopes.map((scope) => rejectionOf(client.order.getCounts({ scope })));
    const codes = (await Promise.all(asked)).map((error) => (error as ApiError).code);
    expect(codes).toEqual(['unsupported', 'unsupported', 'unsupported']);
    expect(server.received).toHaveLength(2);
  });

  test('is sent by the next call when the first one never settles', async () => {
    const missing = new Map<string, number>();
    const missingCalls = { get: missing.get.bind(missing), set: missing.set.bind(missing), areExpected: () => true };
    const server = await startServer(plain('Not Found', 404));
    const token = vi.fn(() => Promise.resolve('t')).mockReturnValueOnce(new Promise(() => undefined));
    const { order } = clientOf(server.url, { missingCalls, token });
    const first = order.pause({ id: 1 }, { timeoutMs: 20 });
    expect(await rejectionOf(first)).toMatchObject({ code: 'timeout' });
    expect(await rejectionOf(order.pause({ id: 1 }))).toMatchObject({ code: 'unsupported' });
    expect(server.received).toHaveLength(1);
  });

  test('is sent again by the client of the next page', async () => {
    const server = await startServer(plain('Not Found', 404));
    await rejectionOf(clientOf(server.url).order.pause({ id: 1 }));
    await rejectionOf(clientOf(server.url).order.pause({ id: 1 }));
    expect(server.received).toHaveLength(2);
  });
});

describe('these answers do not make a call `unsupported`', () => {
  test.each<[string, Reply, string]>([
    ['404 with our error code', plain('Not found.', 404, { 'x-error-code': 'not_found' }), 'not_found'],
    ['404 with a code of a newer server', plain('Gone.', 404, { 'x-error-code': 'gone' }), 'not_found'],
    ['403', plain('Forbidden', 403), 'forbidden'],
    ['409', plain('It is paused.', 409), 'conflict'],
    ['500', plain('Broken', 500), 'internal'],
    ['an empty list', json([]), 'bad_answer'],
    ['a page', plain('<!doctype html>', 200), 'bad_answer'],
  ])('%s', async (_, reply, code) => {
    const server = await startServer(reply);
    const client = clientOf(server.url);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await rejectionOf(client.order.pause({ id: 1 }))).toMatchObject({ code });
    expect(server.received).toHaveLength(2);
  });

  test('404 to a call of SPEC', async () => {
    const server = await startServer(plain('Not Found', 404));
    expect(await rejectionOf(clientOf(server.url).user.getUserInfo())).toMatchObject({ code: 'not_found' });
  });
});

describe('calls with the same name', () => {
  const gaps = { get: () => undefined, set: () => undefined };

  /** A server that answers calls when they are released, and its client. */
  async function startHeld(missingCalls: MissingCalls | undefined) {
    const held: (() => void)[] = [];
    const server = await startServer((request, response) => {
      held.push(() => json({ all: 0, byStatus: [], archived: 0 })(request, response));
    });
    const { order, user } = clientOf(server.url, { missingCalls });
    const getCounts = (signal?: AbortSignal) => order.getCounts({ scope: 'mine' }, { signal });
    return {
      getCounts,
      held,
      hasReceived: (count: number) => vi.waitFor(() => expect(held).toHaveLength(count)),
      user,
    };
  }

  test.each([
    ['that expects no gaps', gaps],
    ['without a store of gaps', undefined],
  ])('are sent side by side by a client %s', async (_, missingCalls) => {
    const { getCounts, held, hasReceived } = await startHeld(missingCalls);
    const calls = Promise.all([getCounts(), getCounts(), getCounts()]);
    await hasReceived(3);
    for (const release of held) release();
    await calls;
  });

  test('wait for the first answer when gaps are expected, and are sent side by side after it', async () => {
    const { getCounts, held, hasReceived } = await startHeld({ ...gaps, areExpected: () => true });
    const canceled = new AbortController();
    const [first, left, ...others] = [getCounts(), rejectionOf(getCounts(canceled.signal)), getCounts(), getCounts()];
    await hasReceived(1);
    canceled.abort();
    expect(await left).toMatchObject({ code: 'canceled' });
    held[0]?.();
    await first;
    await hasReceived(3);
    for (const release of held.slice(1)) release();
    await Promise.all(others);
  });

  test('wait for the next answer when the first call is cancelled and gaps are expected', async () => {
    const { getCounts, held, hasReceived } = await startHeld({ ...gaps, areExpected: () => true });
    const canceled = new AbortController();
    const first = rejectionOf(getCounts(canceled.signal));
    const others = Promise.all([getCounts(), getCounts(), getCounts()]);
    await hasReceived(1);
    canceled.abort();
    expect(await first).toMatchObject({ code: 'canceled' });
    await hasReceived(2);
    held[1]?.();
    await hasReceived(4);
    for (const release of held.slice(2)) release();
    await others;
  });

  test('are sent side by side when SPEC names them, also when gaps are expected', async () => {
    const { held, hasReceived, user } = await startHeld({ ...gaps, areExpected: () => true });
    const calls = Promise.allSettled([user.getUserInfo(), user.getUserInfo()]);
    await hasReceived(2);
    for (const release of held) release();
    await calls;
  });
});

import { authSession, orderLists, user } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PREFETCH_REQUESTS } from '../boot/prefetch/prefetch.ts';
import { createQueryClient } from '../data/query-client.ts';
import { prefetch } from '../features/orders/orders-screen.tsx';
import { createFakeServer } from '../testing/fake-server.ts';
import { clearPrefetchCache, fetchConfig, fetchWithPrefetch, rebindPrefetchToken } from './prefetch-cache.ts';

const ADDRESS = 'https://desk.example/api/auth/isAuthenticated';
const sent = vi.fn<typeof fetch>();

const answer = (text: string, url = ADDRESS) => Object.defineProperty(new Response(text), 'url', { value: url });
const asked = (token: string, response: Promise<Response>) => {
  globalThis.prefetchCache = {
    token,
    at: 0,
    calls: new Map([['/auth/isAuthenticated', { body: '{}', answer: response }]]),
  };
};
const ask = async (token = 'mine', url = ADDRESS, body = '{}') => {
  const response = await fetchWithPrefetch(url, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.text();
};

beforeEach(() => {
  sent.mockImplementation(async () => new Response('sent'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  globalThis.prefetchCache = undefined;
  vi.unstubAllGlobals();
  sent.mockReset();
});

test('fetchWithPrefetch returns a prefetched answer once', async () => {
  asked('mine', Promise.resolve(answer('ahead')));
  expect(await ask()).toBe('ahead');
  expect(sent).not.toHaveBeenCalled();
  expect(await ask()).toBe('sent');
});

test('fetchWithPrefetch sends a request when the prefetch used another token', async () => {
  asked('theirs', Promise.resolve(answer('ahead')));
  expect(await ask()).toBe('sent');
});

test('fetchWithPrefetch returns a prefetched answer for a renewed token', async () => {
  asked('mine', Promise.resolve(answer('ahead')));
  rebindPrefetchToken('mine', 'fresh');
  expect(await ask('fresh')).toBe('ahead');
  asked('theirs', Promise.resolve(answer('ahead')));
  rebindPrefetchToken('mine', 'fresh');
  expect(await ask('fresh')).toBe('sent');
});

test('fetchWithPrefetch sends a request when the body differs', async () => {
  asked('mine', Promise.resolve(answer('ahead')));
  expect(await ask('mine', ADDRESS, '{"id":1}')).toBe('sent');
});

test('fetchWithPrefetch sends a request after clearPrefetchCache', async () => {
  asked('mine', Promise.resolve(answer('ahead')));
  clearPrefetchCache();
  expect(await ask()).toBe('sent');
});

test('fetchWithPrefetch discards a prefetched answer from another URL', async () => {
  asked('mine', Promise.resolve(answer('ahead', 'https://old.example/api/auth/isAuthenticated')));
  expect(await ask()).toBe('sent');
});

test('fetchWithPrefetch rejects when the prefetch failed, and sends the next request', async () => {
  const lost = Promise.reject(new TypeError('no line'));
  asked('mine', lost);
  await expect(ask()).rejects.toThrow('no line');
  expect(await ask()).toBe('sent');
});

test('fetchWithPrefetch rejects when the caller aborts while the prefetch is pending', async () => {
  asked('mine', new Promise(() => undefined));
  const ending = new AbortController();
  const waiting = fetchWithPrefetch(ADDRESS, {
    method: 'POST',
    body: '{}',
    headers: { Authorization: 'Bearer mine' },
    signal: ending.signal,
  });
  ending.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
});

test('fetchWithPrefetch sends other calls, and all calls of a page without prefetch', async () => {
  expect(await ask()).toBe('sent');
  asked('mine', Promise.resolve(answer('ahead')));
  expect(await ask('mine', 'https://desk.example/api/order/getList')).toBe('sent');
  expect(await ask()).toBe('ahead');
});

test('fetchConfig returns the prefetched answer once', async () => {
  globalThis.prefetchCache = { config: Promise.resolve(answer('ahead')), token: null, at: 0, calls: new Map() };
  expect(await (await fetchConfig()).text()).toBe('ahead');
  expect(await (await fetchConfig()).text()).toBe('sent');
});

test('every prefetched call is in the contract', () => {
  const calls = [authSession.isAuthenticated, user.getUserInfo];
  expect(Object.entries(PREFETCH_REQUESTS.everyPage)).toEqual(calls.map(({ path }) => [path, {}]));
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['POST']));
});

test.each(['booster', 'customer'] as const)(
  'the page prefetches the calls that the orders list of a %s sends first',
  async (role) => {
    const { api, fake } = createFakeServer({});
    const actor = { id: 5, role: ROLE[role] };
    prefetch({ api, queries: createQueryClient(), actor }, new URL('https://desk.example/orders'));
    await vi.waitFor(() => expect(fake.sent).toHaveLength(2));
    const paths = new Map<string, string>(Object.values(orderLists).map(({ name, path }) => [name, path]));
    // The app compares bodies as text.
    const sentBodies = fake.sent.map(({ call, request }) => [paths.get(call), JSON.stringify(request)]);
    const bodies = Object.entries(PREFETCH_REQUESTS.ownOrders).map(([path, request]) => [
      path,
      JSON.stringify(request),
    ]);
    expect(bodies).toEqual(sentBodies);
  },
);

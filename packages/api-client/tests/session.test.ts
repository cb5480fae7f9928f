import { expect, test } from 'vitest';
import type { ApiError } from '../src/api-error.ts';
import { clientOf, json, plain, type Received, type Reply, rejectionOf, startServer } from './local-server.ts';

const bearerOf = ({ headers }: Received) => headers.authorization;

test.each([
  // @spec 4.2-6
  ['50 calls answered 400 at once end the session once', 400],
  // @spec 4.2-6, 8.0-2
  ['50 calls answered 401 at once end the session once', 401],
])('%s', async (_, status) => {
  const server = await startServer(plain('Your session has ended.', status));
  let token: string | null = 'a.b.c';
  let ended = 0;
  const client = clientOf(server.url, {
    token: () => token,
    onSessionEnded: () => {
      ended += 1;
      token = null;
    },
  });
  const errors = await Promise.all(Array.from({ length: 50 }, () => rejectionOf(client.user.getUserInfo())));
  expect(errors).toHaveLength(50);
  // A late call without a token.
  await rejectionOf(client.user.getUserInfo());
  expect(ended).toBe(1);
});

test('an ended session without a hook only rejects', async () => {
  const server = await startServer(plain('Your session has ended.', 401));
  expect(await rejectionOf(clientOf(server.url).auth.logout())).toMatchObject({
    name: 'ApiError',
    code: 'session_ended',
  });
});

test('a new token resets the latch', async () => {
  const server = await startServer(plain('No', 401));
  let token = 'first.b.c';
  let ended = 0;
  const client = clientOf(server.url, {
    token: () => token,
    onSessionEnded: () => {
      ended += 1;
    },
  });
  await rejectionOf(client.user.getUserInfo());
  await rejectionOf(client.user.getUserInfo());
  expect(ended).toBe(1);
  token = 'second.b.c';
  await rejectionOf(client.user.getUserInfo());
  expect(ended).toBe(2);
});

test('a late 401 for an old token does not end the session of a new one', async () => {
  let token = 'old.b.c';
  let ended = 0;
  const server = await startServer((request, response) => {
    token = 'new.b.c';
    const reply = bearerOf(request) === 'Bearer old.b.c' ? plain('No', 401) : json({ ok: true });
    reply(request, response);
  });
  const client = clientOf(server.url, {
    token: () => token,
    onSessionEnded: () => {
      ended += 1;
    },
  });
  await rejectionOf(client.auth.logout());
  expect(await client.auth.logout()).toEqual({ ok: true });
  expect(ended).toBe(0);
});

test.each<[string, () => string | null | Promise<string | null>]>([
  ['throws', () => JSON.parse('{')],
  ['rejects', () => Promise.reject(new Error('The vault is locked.'))],
])('a token provider that %s rejects the call, and nothing is sent', async (_, token) => {
  const server = await startServer(json({ ok: true }));
  const told: unknown[] = [];
  const client = clientOf(server.url, { token, onError: (error) => told.push(error) });
  const error = (await rejectionOf(client.auth.logout())) as ApiError;
  expect(error).toMatchObject({ name: 'ApiError', code: 'unexpected', status: 0, call: 'auth.logout' });
  expect(error.cause).toBeInstanceOf(Error);
  expect(error.isRetryable()).toBe(false);
  expect(told).toEqual([error]);
  expect(server.received).toEqual([]);
});

test('an unreadable token does not prevent the end of the session', async () => {
  const server = await startServer(plain('No', 401));
  const ended: unknown[] = [];
  const client = clientOf(server.url, {
    token: () => {
      if (server.received.length > 0) throw new Error('Storage is forbidden.');
      return 'a.b.c';
    },
    onSessionEnded: (error) => ended.push(error),
  });
  expect(await rejectionOf(client.auth.logout())).toMatchObject({ code: 'session_ended' });
  expect(ended).toHaveLength(1);
});

test('a Node service fetches its token on demand, and again when it has expired', async () => {
  const server = await startServer((request, response) => {
    const reply =
      bearerOf(request) === 'Bearer second.b.c' ? json({ ok: true }) : plain('Your session has ended.', 401);
    reply(request, response);
  });
  const vault = ['first.b.c', 'second.b.c'];
  let token: string | undefined;
  const client = clientOf(server.url, {
    token: async () => {
      token ??= vault.shift();
      return token ?? null;
    },
    onSessionEnded: () => {
      token = undefined;
    },
  });
  expect(await rejectionOf(client.auth.logout())).toMatchObject({ code: 'session_ended' });
  expect(await client.auth.logout()).toEqual({ ok: true });
  expect(server.received.map(bearerOf)).toEqual(['Bearer first.b.c', 'Bearer second.b.c']);
});

// @spec 4.2-2, 7.0-4
test('the fresh token of the first check is sent with the next call', async () => {
  const server = await startServer((request, response) => {
    const fresh = json({ token: 'fresh.b.c' });
    const reply = request.url === '/auth/isAuthenticated' ? fresh : json({ name: 'Ada', balance: 7, premium: true });
    reply(request, response);
  });
  let stored = 'stored.b.c';
  const client = clientOf(server.url, { token: () => stored });
  stored = (await client.auth.isAuthenticated()).token;
  expect(await client.user.getUserInfo()).toEqual({ name: 'Ada', balance: 7, premium: true });
  expect(server.received.map(bearerOf)).toEqual(['Bearer stored.b.c', 'Bearer fresh.b.c']);
});

test('the token is read for every try, and may be a promise', async () => {
  const server = await startServer((request, response) => {
    const reply = server.received.length < 3 ? plain('', 503) : json({ rate: 2 });
    reply(request, response);
  });
  const tokens = ['one.b.c', 'two.b.c', 'three.b.c'];
  const client = clientOf(server.url, {
    retry: { attempts: 3 },
    token: () => Promise.resolve(tokens[server.received.length] ?? null),
  });
  expect(await client.exchange.eurToUsd()).toEqual({ rate: 2 });
  expect(server.received.map(bearerOf)).toEqual(['Bearer one.b.c', 'Bearer two.b.c', 'Bearer three.b.c']);
});

// @spec 8.0-8
test.each<[string, Reply]>([
  ['a 500', plain('Something went wrong.', 500)],
  ['a 503', plain('Closing', 503)],
  ['a dropped connection', (_, response) => response.destroy()],
  ['nonsense', json({ token: 7 })],
])('a refresh that fails by %s ends no session, but a refused one does', async (_, reply) => {
  let answer = reply;
  const server = await startServer((request, response) => answer(request, response));
  const ended: number[] = [];
  const client = clientOf(server.url, { onSessionEnded: ({ status }) => ended.push(status) });
  expect(await rejectionOf(client.auth.isAuthenticated())).toMatchObject({
    name: 'ApiError',
    call: 'auth.isAuthenticated',
  });
  expect(ended).toEqual([]);
  answer = plain('Sign in again.', 401);
  await rejectionOf(client.auth.isAuthenticated());
  expect(ended).toEqual([401]);
});

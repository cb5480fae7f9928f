import { expect, test } from 'vitest';
import { clientOf, failure, json, plain, type Received, startServer } from './local-server.ts';

const bearerOf = ({ headers }: Received) => headers.authorization;

test('50 calls answered 401 at once end the session once', async () => {
  const server = await startServer(plain('Your session has ended.', 401, { 'x-error-code': 'session_ended' }));
  let token: string | null = 'a.b.c';
  let ended = 0;
  const client = clientOf(server.url, {
    token: () => token,
    onSessionEnded: () => {
      ended += 1;
      token = null;
    },
  });
  const errors = await Promise.all(Array.from({ length: 50 }, () => failure(client.user.getUserInfo())));
  expect(errors).toHaveLength(50);
  // A late one, sent without a token, ends nothing either.
  await failure(client.user.getUserInfo());
  expect(ended).toBe(1);
});

test('a new token opens the latch again', async () => {
  const server = await startServer(plain('No', 401));
  let token = 'first.b.c';
  let ended = 0;
  const client = clientOf(server.url, {
    token: () => token,
    onSessionEnded: () => {
      ended += 1;
    },
  });
  await failure(client.user.getUserInfo());
  await failure(client.user.getUserInfo());
  expect(ended).toBe(1);
  token = 'second.b.c';
  await failure(client.user.getUserInfo());
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
  await failure(client.auth.logout());
  expect(await client.auth.logout()).toEqual({ ok: true });
  expect(ended).toBe(0);
});

test('the token is asked for before every try, and may come later', async () => {
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

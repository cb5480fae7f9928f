import { describe, expect, test } from 'vitest';
import { createClient } from '../src/client.ts';
import { auth, defineCall, exchange, order } from '../src/contract/index.ts';
import { createFakeApi } from '../src/testing/fake-api.ts';
import { clientOf, json, plain, rejectionOf, startServer } from './local-server.ts';

const ok = json({ ok: true });

describe('the token is sent to', () => {
  // @spec 7.0-1
  test('the API host, in any folder', async () => {
    const server = await startServer(ok);
    await clientOf(server.url).auth.logout();
    await clientOf(`${server.url}/api/`).auth.logout();
    expect(server.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/auth/logout', 'Bearer a.b.c'],
      ['/api/auth/logout', 'Bearer a.b.c'],
    ]);
  });

  // @spec 7.0-2
  test('allowed hosts, compared as exact origins', async () => {
    const api = await startServer(ok);
    const beta = await startServer(ok);
    await clientOf(api.url, { allowedHosts: [beta.url] }).auth.logout({}, { baseUrl: beta.url });
    await clientOf(api.url).auth.logout({}, { baseUrl: beta.url });
    const renamed = beta.url.replace('127.0.0.1', 'localhost');
    await clientOf(api.url, { allowedHosts: [renamed] }).auth.logout({}, { baseUrl: beta.url });
    expect(api.received).toEqual([]);
    expect(beta.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer a.b.c', undefined, undefined]);
  });

  // @spec 7.0-2
  test.each([
    // @spec 7.0-3
    ['the production host', 'https://api.example', true],
    ['the production host with its default port', 'https://api.example:443', true],
    ['the production host in capitals', 'https://API.example', true],
    // @spec 7.0-3
    ['the beta host', 'https://beta.example', true],
    // @spec 7.0-3
    ['the local host on port 420', 'http://localhost:420', true],
    ['the local host on another port', 'http://localhost:4200', false],
    ['the local host by IP address', 'http://127.0.0.1:420', false],
    ['the local host with another scheme', 'https://localhost:420', false],
    ['the production host without encryption', 'http://api.example', false],
    ['the production host on another port', 'https://api.example:8443', false],
    ['a subdomain of it', 'https://evil.api.example', false],
    ['a host that starts like it', 'https://api.example.evil', false],
    ['a host that ends like it', 'https://notapi.example', false],
    ['the production host with a trailing dot', 'https://api.example.', false],
  ])('exact origins only: %s (%s): %s', async (_, baseUrl, isTrusted) => {
    const fake = createFakeApi({ auth: { logout: () => ({ ok: true }) } });
    const client = createClient({
      parts: { auth },
      baseUrl: 'https://api.example',
      allowedHosts: ['https://beta.example', 'http://localhost:420'],
      token: () => 'a.b.c',
      fetch: fake.fetch,
    });
    await client.auth.logout({}, { baseUrl });
    expect(fake.sent.map(({ token }) => token)).toEqual([isTrusted ? 'a.b.c' : null]);
  });

  test('no other host, even when a path tries to choose one', async () => {
    const api = await startServer(ok);
    const foreign = await startServer(ok);
    const host = foreign.url.slice('http://'.length);
    const call = (path: string) => defineCall({ ...auth.logout, name: 'evil.call', path: path as `/${string}` });
    for (const path of [`//${host}/x`, `@${host}/x`, `/\\${host}/x`, `${foreign.url}/x`]) {
      const client = createClient({ parts: { evil: { call: call(path) } }, baseUrl: api.url, token: () => 'a.b.c' });
      await client.evil.call().catch(() => undefined);
    }
    expect(foreign.received.filter(({ headers }) => headers.authorization?.includes('a.b.c'))).toEqual([]);
  });

  test('no host when it is missing or manipulated', async () => {
    const server = await startServer(ok);
    for (const token of [null, '', 'a b', 'a\r\nX-Evil: 1', 'ä', '<script>']) {
      await clientOf(server.url, { token: () => token }).auth.logout();
    }
    // An untyped provider.
    const none = undefined as unknown as string | null;
    await clientOf(server.url, { token: () => none }).auth.logout();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(Array(7).fill(undefined));
    expect(server.received.every(({ headers }) => headers['x-evil'] === undefined)).toBe(true);
  });
});

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  const foreign = await startServer(json({ token: 'stolen' }));
  const server = await startServer((_, response) => {
    response.writeHead(status, { location: `${foreign.url}/auth/login` }).end();
  });
  const ended: unknown[] = [];
  const client = clientOf(server.url, { onSessionEnded: (error) => ended.push(error) });
  expect(await rejectionOf(client.auth.isAuthenticated())).toMatchObject({ code: 'offline', status: 0 });
  expect(foreign.received).toEqual([]);
  expect(ended).toEqual([]);
});

test('an untrusted host can neither end the session nor call onForbidden', async () => {
  const api = await startServer(ok);
  const foreign = await startServer(plain('Forbidden', 401));
  const told: string[] = [];
  const client = clientOf(api.url, {
    onSessionEnded: () => told.push('ended'),
    onForbidden: () => told.push('home'),
  });
  expect(await rejectionOf(client.auth.logout({}, { baseUrl: foreign.url }))).toMatchObject({ status: 401 });
  expect(told).toEqual([]);
});

describe('on the wire', () => {
  test('a POST is JSON, even when empty', async () => {
    const server = await startServer(ok);
    await clientOf(server.url).auth.saveUser({ visitorId: 'v' });
    await clientOf(server.url).auth.logout();
    expect(server.received.map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"visitorId":"v"}'],
      ['POST', '{}'],
    ]);
    expect(server.received.every(({ headers }) => headers['content-type'] === 'application/json')).toBe(true);
    expect(server.received.every(({ headers }) => headers.accept === 'application/json, text/plain')).toBe(true);
  });

  test('a GET has no body and the path of SPEC §7', async () => {
    const server = await startServer(json({ rate: 0.9 }));
    expect(await clientOf(server.url).exchange.usdToEur()).toEqual({ rate: 0.9 });
    const [request] = server.received;
    expect([request?.method, request?.url, request?.body]).toEqual(['GET', '/getExchangeRate/USD/EUR', '']);
    expect(request?.headers['content-type']).toBeUndefined();
  });

  test('no header reveals axios or the page', async () => {
    const server = await startServer(ok);
    await clientOf(server.url).auth.logout();
    const headers = server.received[0]?.headers ?? {};
    expect(JSON.stringify(headers)).not.toContain('axios');
    expect(headers.referer).toBeUndefined();
  });

  test('the exchange id is only sent with the hand-over', async () => {
    const server = await startServer(json({ token: 'x.y.z' }));
    const client = clientOf(server.url);
    await client.auth.isAuthenticated({}, { exchangeId: 'tab-12345678' });
    await client.auth.isAuthenticated();
    await client.auth.login({ email: 'a@b.example', password: 'p' }, { exchangeId: 'tab-12345678' });
    expect(server.received.map(({ headers }) => headers['x-exchange-id'])).toEqual([
      'tab-12345678',
      undefined,
      undefined,
    ]);
  });
});

test.each(['ftp://api.example', 'https://me:secret@api.example', 'javascript:alert(1)', '/api', 'nonsense', ''])(
  'outside a browser the address %j is invalid',
  (baseUrl) => {
    const parts = { auth, exchange, order };
    expect(() => createClient({ parts, baseUrl, token: () => null })).toThrow(TypeError);
    expect(() =>
      createClient({ parts, baseUrl: 'https://a.example', allowedHosts: [baseUrl], token: () => null }),
    ).toThrow(TypeError);
  },
);

test.each([
  [
    '/api',
    "'/api' is a path, which needs a page that it is relative to. Write an address such as 'https://desk.example/api'.",
  ],
  ['desk.example', "'desk.example' is not an address. Write an address such as 'https://desk.example/api'."],
  ['ftp://desk.example', /another scheme or credentials\. Write an address such as/],
])('outside a browser, the base URL %s is refused with what to write', (baseUrl, message) => {
  expect(() => createClient({ parts: { auth }, baseUrl, token: () => null })).toThrow(message);
});

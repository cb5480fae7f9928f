import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type CallName, calls } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { extraRoutes, isExtraRoute } from '../src/http/extra-routes.ts';
import { installWebApp } from '../src/plugins/web-app.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';

let app: TestApp;
let customer: SignedIn;
beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
});
afterAll(() => app.close());

const post = (path: string, body: string | Uint8Array<ArrayBuffer> | null, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json', ...headers },
  });

test.each(['Bearer ', 'bearer ', 'BEARER  '])('a bearer token is accepted after %j (RFC 9110)', async (scheme) => {
  const authorization = `${scheme}${customer.token}`;
  expect((await post('/user/getUserInfo', '{}', { authorization })).status).toBe(200);
});

describe('no request is answered 400, which would sign the user out (SPEC §4)', () => {
  test.each<[string, string | null, Record<string, string>, number]>([
    // @spec 4.2-6
    ['broken JSON', '{', {}, 422],
    ['a list', '[]', {}, 422],
    ['null', 'null', {}, 422],
    ['a number', '7', {}, 422],
    ['unknown keys', '{"id":1,"role":1}', {}, 422],
    ['a prototype', '{"id":1,"__proto__":{"role":1}}', {}, 422],
    ['text', 'id=1', { 'content-type': 'text/plain' }, 415],
    ['a form', 'id=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a body that is too large', JSON.stringify({ id: 'x'.repeat(300_000) }), {}, 413],
    ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000), {}, 422],
  ])('%s', async (_, body, headers, status) => {
    expect((await post('/order/get', body, headers)).status).toBe(status);
  });

  // @spec 4.2-6
  test.each([-1, 0, 0.5, 1e308, 2 ** 53 + 1, '1', '0x10', '１', true, null, [1], {}])('an id of %j', async (id) => {
    expect((await post('/order/get', JSON.stringify({ id }))).status).toBe(422);
  });

  test('unknown paths', async () => {
    for (const path of [
      '/nothing',
      '/order',
      '/order/get/1',
      '/%00',
      '/..%2f..%2fetc/passwd',
      '/%E0%A4%A',
      `/${'x'.repeat(9_000)}`,
    ]) {
      const response = await fetch(`${app.url}/api${path}`, { method: 'POST' });
      expect([404, 414, 422, 431]).toContain(response.status);
    }
  });
});

describe('an unreadable request body returns an error that names the problem', () => {
  const packed = gzipSync('{"id":1}');
  const gzip = { 'content-encoding': 'gzip' };
  test.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, string]>([
    ['broken JSON', '{', {}, 'The request body isn’t valid JSON.'],
    ['unclosed brackets', '['.repeat(100_000), {}, 'The request body isn’t valid JSON.'],
    ['text that is no gzip', '{"id":1}', gzip, 'The request body couldn’t be decompressed.'],
    ['a truncated gzip', new Uint8Array(packed.subarray(0, 20)), gzip, 'The request body couldn’t be decompressed.'],
    ['a gzip of invalid JSON', new Uint8Array(gzipSync('{')), gzip, 'The request body isn’t valid JSON.'],
  ])('%s', async (_, body, headers, message) => {
    const answer = await post('/order/get', body, headers);
    expect(answer.headers.get('x-error-code')).toBe('invalid');
    expect([answer.status, await answer.json()]).toEqual([422, { message, fields: {} }]);
  });

  test('an unsupported content encoding', async () => {
    const answer = await post('/order/get', '{"id":1}', { 'content-encoding': 'zip' });
    expect(answer.headers.get('x-error-code')).toBe('unsupported_media');
    expect([answer.status, await answer.text()]).toEqual([
      415,
      'The request body uses an unsupported compression method.',
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'role'])('the unknown key %s', async (key) => {
    const answer = await post('/order/get', `{"id":1,"${key}":{"role":1}}`);
    const { fields } = (await answer.json()) as { readonly fields: object };
    expect([answer.status, Object.entries(fields)]).toEqual([422, [[key, 'Remove this unknown field']]]);
  });
});

test.each<[string, Record<string, string>, string]>([
  ['none', {}, 'The idempotency-key header is required.'],
  ['an empty one', { 'idempotency-key': '' }, 'The idempotency-key header must be 8 to 100 letters, digits, _ or -.'],
  ['a short one', { 'idempotency-key': 'abc' }, 'The idempotency-key header must be 8 to 100 letters, digits, _ or -.'],
  [
    'two',
    { 'idempotency-key': 'abcdefgh, abcdefgi' },
    'The idempotency-key header must be 8 to 100 letters, digits, _ or -.',
  ],
])('a call that needs an idempotency key and has %s is refused', async (_, headers, message) => {
  const answer = await post('/order/pay', '{"id":1,"card":"4242424242424242"}', headers);
  expect([answer.status, await answer.json()]).toEqual([422, { message, fields: {} }]);
});

test('an OPTIONS request that is no preflight is not answered 400', async () => {
  for (const headers of [{}, { origin: 'http://localhost:3001' }]) {
    expect((await fetch(`${app.url}/api/order/get`, { method: 'OPTIONS', headers })).status).toBe(204);
  }
});

test.each<[CallName, unknown]>([
  ['order.getList', { scope: 'mine', text: '\u0000' }],
  ['order.getList', { scope: 'mine', game: [2 ** 31] }],
  ['order.getList', { scope: 'mine', game: Array.from({ length: 70_000 }, () => 1) }],
  ['event.getSince', { seq: 2 ** 31 }],
  ['chatMessage.getHistory', { order: 1, after: 2 ** 31 }],
  ['chatMessage.makeOrderRead', { order: 1, upTo: 2 ** 31 }],
  ['user.setOnesignalToken', { onesignal_token: 'a\u0000' }],
  ['auth.saveUser', { visitorId: 'a\u0000' }],
  ['order.pause', { id: 1, reason: 'half a pair: \ud800' }],
])('%s returns 422 for a value that the database cannot store', async (name, body) => {
  expect((await app.send(name, body, { token: customer.token })).status).toBe(422);
});

test('a date in the year 0, which PostgreSQL cannot store, returns 422', async () => {
  const { token } = await app.staff(4);
  const created = { since: '0000-01-01T00:00:00Z', before: '2030-01-01T00:00:00Z' };
  expect((await app.send('orders.getPage', { filter: { created } }, { token })).status).toBe(422);
});

describe('calls without a body (SPEC §7) are accepted', () => {
  test.each<[string, string | null, Record<string, string>]>([
    ['without a body', null, {}],
    ['with a JSON content type and an empty body', '', {}],
    ['with an empty object', '{}', {}],
  ])('%s', async (_, body, headers) => {
    expect((await post('/auth/isAuthenticated', body, headers)).status).toBe(200);
  });

  // @spec 7.0-12
  test('getBalance accepts null, as SPEC sends it', async () => {
    expect(await customer.call('boostcoin.getBalance', { user_id: null })).toEqual({ balance: 0 });
  });
});

test('a refusal is one sentence with its code in a header, and no internal detail', async () => {
  const missing = await post('/order/get', '{"id":999999}');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(missing.headers.get('x-error-code')).toBe('not_found');
  expect(await missing.text()).toBe('Not found.');
  const forbidden = await post('/sitelogs/getPage', '{}');
  expect(forbidden.status).toBe(403);
  expect(await forbidden.text()).toBe('Forbidden');
});

test('every response forbids caching, sniffing, framing and referrers', async () => {
  const { headers } = await post('/user/getUserInfo', '{}');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('responses isolate the page from its opener and send no Origin-Agent-Cluster header', async () => {
  const { headers } = await post('/user/getUserInfo', '{}');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('origin-agent-cluster')).toBeNull();
});

test('only the public site may call from another origin', async () => {
  const from = async (origin: string) =>
    (await fetch(`${app.url}/api/auth/demoAccounts`, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await from('http://localhost:3001')).toBe('http://localhost:3001');
  expect(await from('https://evil.example')).not.toBe('https://evil.example');
});

const productionSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://desk.boostdesk.example',
  SITE_URL: 'https://boostdesk.example',
};

/** Parses Fastify's printed tree into `method path`; each line continues the path of the line above. */
function routesOf(tree: string): Set<string> {
  const parts: string[] = [];
  const routes = new Set<string>();
  for (const line of tree.split('\n')) {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*?)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    parts.splice(indent.length / 4, parts.length, part);
    for (const method of methods?.split(', ') ?? []) routes.add(`${method} ${parts.join('')}`);
  }
  return routes;
}

describe('routes of the server', () => {
  test('every call has a route, with and without the prefix', () => {
    for (const { method, path } of calls) {
      expect(app.app.hasRoute({ method, url: `/api${path}` }), `/api${path}`).toBe(true);
      expect(app.app.hasRoute({ method, url: path }), path).toBe(true);
    }
  });

  test('no other route exists, with or without the prefix', () => {
    const served = routesOf(app.app.printRoutes({ commonPrefix: false }));
    const known = calls.flatMap(({ method, path }) => [`${method} ${path}`, `${method} /api${path}`]);
    const isHeadOfGet = (route: string) => route.startsWith('HEAD ') && served.has(route.replace('HEAD', 'GET'));
    const isOutside = (route: string) => isExtraRoute(...(route.split(' ') as [string, string]));
    expect([...served].filter((route) => !(isHeadOfGet(route) || isOutside(route))).sort()).toEqual(known.sort());
  });

  test('extra routes cannot match the path of a call', () => {
    for (const { path } of calls)
      for (const { path: beside } of extraRoutes) {
        expect(path).not.toMatch(beside);
        expect(`/api${path}`).not.toMatch(beside);
      }
  });

  test('an unknown route fails the start; pages and calls do not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beside-'));
    mkdirSync(join(folder, 'assets'));
    for (const file of ['index.html', 'sw.js', 'assets/index-a1.js.br']) writeFileSync(join(folder, file), '<html>');
    const strays: unknown[] = [];
    const other = await startApp({
      beside: app,
      register: async (built) => {
        const add = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string) => {
          try {
            built.route({ method, url, handler: async () => ({}) });
          } catch (error) {
            strays.push(error);
          }
        };
        add('PUT', '/api/order/get');
        add('GET', '/order/get');
        add('DELETE', '/api/pictures/:name');
        add('POST', '/order/steal');
        add('GET', '/api/orders.js');
        await installWebApp(built, { folder, config: readConfig({}), address: 'http://localhost', styleHashes: [] });
      },
    });
    expect((await other.app.inject('/sw.js')).statusCode).toBe(200);
    await other.close();
    rmSync(folder, { recursive: true });
    expect(strays.map(String)).toEqual(
      [
        'PUT /api/order/get',
        'GET /order/get',
        'DELETE /api/pictures/:name',
        'POST /order/steal',
        'GET /api/orders.js',
      ].map((route) => expect.stringContaining(`${route} is no call of the contract`)),
    );
  });

  test('the OpenAPI document contains every call', async () => {
    const response = await fetch(`${app.url}/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, unknown> };
    expect(Object.keys(paths).sort()).toEqual(calls.map((call) => call.path).sort());
  });

  test('the page of the API has our title, and no buttons of the vendor of its reference', async () => {
    const page = await (await fetch(`${app.url}/docs/`)).text();
    expect(page).toContain('<title>Boostdesk API</title>');
    const settings = page.replaceAll(/\s/g, '');
    for (const setting of ['"agent":{"disabled":true}', '"mcp":{"disabled":true}', '"hideClientButton":true'])
      expect(settings).toContain(setting);
  });

  test('in production there is no OpenAPI page, and HSTS is sent', async () => {
    const production = await startApp({ settings: productionSettings });
    for (const path of ['/docs/', '/openapi.json']) expect((await fetch(`${production.url}${path}`)).status).toBe(404);
    const transportOf = async ({ url }: { readonly url: string }) =>
      (await fetch(`${url}/health`)).headers.get('strict-transport-security');
    expect(await transportOf(production)).toMatch(/^max-age=\d{8,};/);
    // HSTS would make a developer's localhost unreachable for a year.
    expect(await transportOf(app)).toBeNull();
    await production.close();
  });
});

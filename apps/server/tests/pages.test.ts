import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pages } from '@boostdesk/auth';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { installErrorHandler } from '../src/http/error-handler.ts';
import { isDashboardPage } from '../src/plugins/dashboard-page.ts';
import { httpOptions } from '../src/plugins/http-options.ts';
import { installWebApp } from '../src/plugins/web-app.ts';
import { buildSite } from '../src/site.ts';

let folder: string;
let site: FastifyInstance;
let port: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Page</title></head>');
  site = await buildSite(folder, readConfig({}));
  ({ port } = new URL(await site.listen({ host: '127.0.0.1', port: 0 })));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Sends `path` unchanged, which fetch would normalize. */
const get = async (path: string) => {
  const asking = request({ host: '127.0.0.1', port, path }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: { ...response.headers, date: '' }, body: await text(response) };
};

test('search engines are told to keep tracking pages out, and no others', async () => {
  const robots = async (url: string) => (await site.inject({ url })).headers['x-robots-tag'];
  expect([await robots('/track/a-token'), await robots('/')]).toEqual(['noindex, nofollow', undefined]);
});

test('the manifest is served with its media type, without which browsers do not install the app', async () => {
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  const own = await buildSite(folder, readConfig({}));
  const { headers, statusCode } = await own.inject('/manifest.webmanifest');
  await own.close();
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/manifest\+json/)]);
});

test('pages of the public site are isolated from their opener and send no Origin-Agent-Cluster header', async () => {
  const { headers } = await get('/');
  expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  expect(headers).not.toHaveProperty('origin-agent-cluster');
});

test('files of the build may be cached for good, shared between page and worker', async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/index-1a2b3c.js'), 'export {};');
  const own = await buildSite(folder, readConfig({}));
  const [asPage, asWorker] = await Promise.all(
    [{ origin: 'http://127.0.0.1:3000' }, {}].map((headers) => own.inject({ url: '/assets/index-1a2b3c.js', headers })),
  );
  await own.close();
  expect(asPage?.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  expect({ ...asWorker?.headers, date: '' }).toEqual({ ...asPage?.headers, date: '' });
});

// @spec 7.2-4
test('the content security policy allows calls to the own server only, so no third party can be asked for statistics', async () => {
  const own = await buildSite(folder, readConfig({}));
  const policy = String((await own.inject('/')).headers['content-security-policy']);
  await own.close();
  expect(policy).toContain("connect-src 'self' http://localhost:3000 ws://localhost:3000;");
});

test('the content security policy allows the host of the fingerprint agent only when one is configured', async () => {
  const policyOf = async (settings: Record<string, string>) => {
    const own = await buildSite(folder, readConfig(settings));
    const page = await own.inject('/');
    const values = (await own.inject('/config.json')).json<{ fingerprint: unknown }>();
    await own.close();
    return { policy: String(page.headers['content-security-policy']), fingerprint: values.fingerprint };
  };
  const none = { apiKey: null, scriptUrl: null };
  expect(await policyOf({ FINGERPRINT_API_KEY: 'k' })).toMatchObject({ fingerprint: none });
  const without = await policyOf({});
  expect(without.policy).not.toContain('agent.example');
  const scriptUrl = 'https://agent.example/v3/{apiKey}/agent.js';
  const set = await policyOf({ FINGERPRINT_API_KEY: 'k', FINGERPRINT_SCRIPT_URL: scriptUrl });
  expect(set.fingerprint).toEqual({ apiKey: 'k', scriptUrl });
  expect(set.policy).toMatch(/script-src 'self'[^;]* https:\/\/agent\.example;/);
  expect(set.policy).toMatch(/connect-src 'self'[^;]* https:\/\/agent\.example;/);
});

test.each([
  ['default settings', {}],
  [
    'all optional hosts',
    {
      ONESIGNAL_APP_ID: 'app',
      ONESIGNAL_API_KEY: 'key',
      FINGERPRINT_API_KEY: 'k',
      FINGERPRINT_SCRIPT_URL: 'https://agent.example/{apiKey}.js',
    },
  ],
])('the content security policy forbids inline code, inline text and framing: %s', async (_, settings) => {
  const own = await buildSite(folder, readConfig(settings));
  const policy = String((await own.inject('/')).headers['content-security-policy']);
  await own.close();
  expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'|'wasm-unsafe-eval'/);
  const rules = policy.split('; ');
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(rules).toContain(rule);
  }
});

test('a page declares the address of its API, so that prefetch can call it before the script loads', async () => {
  const own = await buildSite(folder, readConfig({ PUBLIC_URL: 'https://desk.example' }));
  const page = await own.inject('/orders');
  const { apiUrl } = (await own.inject('/config.json')).json<{ apiUrl: string }>();
  await own.close();
  expect(page.body).toContain(`<meta name="api" content="${apiUrl}" />`);
});

describe('the dashboard', () => {
  let desk: FastifyInstance;
  beforeAll(async () => {
    desk = Fastify(httpOptions(readConfig({})));
    installErrorHandler(desk);
    const address = 'http://localhost:3000';
    await installWebApp(desk, { folder, config: readConfig({}), address, styleHashes: [], isPage: isDashboardPage });
  });
  afterAll(() => desk.close());

  test.each(pages.flatMap(({ group, path }) => (group === 'frontEnd' ? [] : [[path.replace(/:\w+/, 'a.b.ccc')]])))(
    'serves a page at %s',
    async (path) => {
      for (const address of [path, `${path}?from=/x.js`, `${path}/`]) {
        const { body, statusCode } = await desk.inject(address);
        expect([address, statusCode]).toEqual([address, 200]);
        expect(body).toContain('<title>Page</title>');
      }
    },
  );

  test.each(['/unheard-of', '/boosters', '/Orders', '/order', '/order/1/2', '/admin/unheard-of', '/%', '/apis'])(
    'answers %s with its own not-found page',
    async (path) => {
      const { body, headers, statusCode } = await desk.inject(path);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(body).toContain('<title>Page</title>');
    },
  );

  test.each(['/.git/config', '/.env', '/.well-known/x', '/.htaccess', '/admin/.git/HEAD', '/wp-login.php', '/api/x'])(
    'answers %s with a plain-text 404',
    async (path) => {
      const { body, headers, statusCode } = await desk.inject(path);
      expect([statusCode, body]).toEqual([404, 'Not found.']);
      expect(headers['content-type']).toMatch(/^text\/plain/);
    },
  );

  test('redirects other names of this machine to its address, also on unknown paths', async () => {
    const { headers, statusCode } = await desk.inject({ url: '/unheard-of', headers: { host: '127.0.0.1:3000' } });
    expect([statusCode, headers.location]).toEqual([302, 'http://localhost:3000/unheard-of']);
  });
});

test.each([
  ['/', 200],
  ['/order/10001', 200],
  ['/apis', 200],
  ['/order/10001?file=a.js', 200],
  ['//a:999999/', 200],
  ['/assets/gone.js', 404],
  ['/api', 404],
  ['/api/nothing', 404],
  ['/api/order/get?x=1', 404],
  ['/socket.io', 404],
  ['/socket.io/nothing', 404],
  ['/%', 200],
  ['/loggedIn/%E0%A4%A', 200],
  ['/%E0%A4%A?next=%', 200],
  ['/%E0%A4%A/gone.js', 404],
  ['/api/%', 404],
  ['/socket.io/%E0%A4%A', 404],
  ['/%/..%2f..%2fetc/passwd.txt', 404],
  ['/.git/config', 404],
  ['/.env', 404],
  ['/lol-elo-boost', 200],
])('%s is answered %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('a path that cannot be decoded is served the page like any unknown path', async () => {
  const known = await get('/nothing');
  expect(known.body).toContain('<title>Page</title>');
  for (const path of ['/%', '/loggedIn/%E0%A4%A', '/%/../../../../etc/passwd', '/%/..%2f..%2f..%2fetc%2fpasswd']) {
    expect(await get(path)).toEqual(known);
  }
});

test('a redirect from another name of this machine keeps the path unchanged', async () => {
  const { headers } = await site.inject({ url: '/%E0%A4%A?next=%', headers: { host: '127.0.0.1:3001' } });
  expect(headers.location).toBe('http://localhost:3001/%E0%A4%A?next=%');
});

describe('the service worker', () => {
  async function dashboard(settings: Readonly<Record<string, string>> = {}) {
    const own = mkdtempSync(join(tmpdir(), 'pages-'));
    for (const [file, text] of Object.entries({
      'index.html': '<title>Page</title>',
      'sw.js': 'ours',
      'sw.js.br': 'ours',
    })) {
      mkdirSync(dirname(join(own, file)), { recursive: true });
      writeFileSync(join(own, file), text);
    }
    const app = await buildSite(own, readConfig(settings));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const get = (path: string, coding = 'identity') =>
      fetch(`${address}${path}`, { headers: { 'accept-encoding': coding } });
    return {
      get,
      close: async () => {
        await app.close();
        rmSync(own, { recursive: true });
      },
    };
  }

  test('may connect to its own origin only, in every encoding, and is revalidated at each request', async () => {
    const { get, close } = await dashboard();
    for (const coding of ['identity', 'br']) {
      const { headers } = await get('/sw.js', coding);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    await close();
  });

  test('is replaced by one that unregisters itself when it is disabled, also in /config.json', async () => {
    const { get, close } = await dashboard({ SERVICE_WORKER: '0' });
    const script = await (await get('/sw.js')).text();
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain('ours');
    expect(await (await get('/config.json')).json()).toMatchObject({ serviceWorker: false });
    await close();
  });

  test('OneSignal is allowed by the policy only when it is configured; trusted types are then only reported', async () => {
    const plain = await dashboard();
    const policy = (await plain.get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('onesignal');
    expect(policy).toContain("require-trusted-types-for 'script'");
    await plain.close();
    const opened = await dashboard({ ONESIGNAL_APP_ID: 'app', ONESIGNAL_API_KEY: 'key' });
    const { headers } = await opened.get('/');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'.* https:\/\/\*\.onesignal\.com/);
    expect(headers.get('content-security-policy')).not.toContain('trusted-types');
    expect(headers.get('content-security-policy-report-only')).toContain("require-trusted-types-for 'script'");
    expect(await (await opened.get('/config.json')).json()).toMatchObject({
      oneSignalAppId: 'app',
      vapidPublicKey: null,
    });
    await opened.close();
  });
});

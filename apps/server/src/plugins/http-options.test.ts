import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { httpOptions } from './http-options.ts';

let app: FastifyInstance;
let port = 0;

beforeEach(async () => {
  app = Fastify(httpOptions(readConfig({})));
  app.get('/', async ({ hostname }) => ({ hostname }));
  app.post('/', async ({ body }) => ({ body }));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => app.close());

async function ask(question: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(question);
  return text(socket);
}

test('a request without a Host header is served, not rejected with 400', async () => {
  expect(await ask('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection that sends no HTTP is closed', async () => {
  expect(await ask('GET / HTTP/7.7\r\n\r\n')).toBe('');
});

const long = 'x'.repeat(20_000);
const json = 'Content-Type: application/json';

describe('a malformed request is answered, never with 400, and its connection closed', () => {
  test.each([
    ['too large headers', `GET / HTTP/1.1\r\nX-Long: ${long}\r\n\r\n`, 431],
    ['a too long URL', `GET /${long} HTTP/1.1\r\n\r\n`, 431],
    ['an unknown method', 'BREW / HTTP/1.1\r\n\r\n', 501],
    ['a non-numeric Content-Length', `POST / HTTP/1.1\r\n${json}\r\nContent-Length: two\r\n\r\n{}`, 422],
    ['repeated Content-Length', `POST / HTTP/1.1\r\n${json}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 422],
  ])('%s', async (_, question, status) => {
    const [head = '', body = ''] = (await ask(question)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining(['Connection: close', `Content-Length: ${Buffer.byteLength(body)}`]),
    );
    if (status === 422)
      expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/Content-Length/), fields: {} });
    else expect(body).toMatch(/^[A-Z].*\.$/);
  });

  test('also after a complete response', async () => {
    const socket = connect(port, '127.0.0.1');
    const answers = text(socket);
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    app.server.once('request', (_, answer) => answer.once('close', resolve));
    socket.write('GET / HTTP/1.1\r\n\r\n');
    await answered;
    socket.end('BREW / HTTP/1.1\r\n\r\n');
    expect((await answers).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 501']);
  });

  test('but closed without an answer while a response is pending, because the pending call may succeed', async () => {
    expect(await ask(`POST / HTTP/1.1\r\n${json}\r\nContent-Length: 2\r\n\r\n{}BREW`)).toBe('');
  });
});

describe('a slow request', () => {
  test('has 10 s for its headers and 30 s in all', () => {
    const { headersTimeout, requestTimeout } = app.server;
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 120_000 });
  });

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n', /^HTTP\/1\.1 408 /],
    ['body', `POST / HTTP/1.1\r\nHost: a\r\n${json}\r\nContent-Length: 9\r\n\r\n{`, /^$/],
  ])('is answered 408 or closed when its %s do not arrive in time', async (_, sent, answer) => {
    const options = httpOptions(readConfig({}));
    const http = { ...options.http, headersTimeout: 40, connectionsCheckingInterval: 20 };
    const quick = Fastify({ ...options, requestTimeout: 40, http });
    quick.post('/', async () => 'taken');
    const { port: own } = new URL(await quick.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(own), '127.0.0.1');
    socket.write(sent);
    expect(await text(socket)).toMatch(answer);
    await quick.close();
  });
});

describe('a client that does not read its response', () => {
  // Larger than the buffers of both ends.
  const answer = 'x'.repeat(64 * 1024 * 1024);
  test('is disconnected after a minute without traffic', () => {
    expect(app.server.timeout).toBe(60_000);
  });

  test.each([
    ['after a minute when calls take less', { DATABASE_STATEMENT_MS: '1000' }, 60_000],
    ['later when a statement may take longer', { DATABASE_STATEMENT_MS: '60000' }, 140_000],
    ['later when the wait for a connection may take longer', { DATABASE_CONNECT_MS: '30000' }, 85_000],
    ['never when statements have no limit', { DATABASE_STATEMENT_MS: '0' }, 0],
    ['never when the wait for a connection has no limit', { DATABASE_CONNECT_MS: '0' }, 0],
  ])('is disconnected %s', (_, settings, ms) => {
    expect(httpOptions(readConfig(settings)).connectionTimeout).toBe(ms);
  });

  test('loses its connection while another client is served', async () => {
    const large = Fastify(httpOptions(readConfig({})));
    large.get('/', async () => answer);
    await large.listen({ host: '127.0.0.1', port: 0 });
    large.server.setTimeout(200);
    const address = large.server.address() as AddressInfo;
    const accepted = once(large.server, 'connection');
    const stalled = connect(address.port, '127.0.0.1');
    stalled.on('error', () => undefined);
    stalled.pause();
    stalled.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [line] = (await accepted) as [Socket];
    await once(line, 'close');
    stalled.destroy();
    large.server.setTimeout(60_000);
    const read = await fetch(`http://127.0.0.1:${address.port}/`);
    expect((await read.text()).length).toBe(answer.length);
    await large.close();
  });
});

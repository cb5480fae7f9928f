import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installErrorHandler } from '../http/error-handler.ts';
import { type GracefulCloseOptions, installGracefulClose, type Lifecycle } from './graceful-close.ts';

let app: FastifyInstance;
let lifecycle: Lifecycle;
let address: string;
let asked: PromiseWithResolvers<void>;
let answer: PromiseWithResolvers<string>;

async function start(options: GracefulCloseOptions): Promise<void> {
  app = Fastify({ return503OnClosing: false });
  installErrorHandler(app);
  lifecycle = installGracefulClose(app, options);
  asked = Promise.withResolvers();
  answer = Promise.withResolvers();
  app.get('/slow', () => {
    asked.resolve();
    return answer.promise;
  });
  app.get('/quick', async () => (lifecycle.isClosing() ? 'ending' : 'serving'));
  app.post('/', async () => 'taken');
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

afterEach(async () => {
  answer.resolve('');
  await app.close();
});

describe('a close without a delay', () => {
  beforeEach(() => start({ delay: 0, deadline: 60_000 }));

  test('waits for open calls but not for unused connections', async () => {
    const unused = (await open()).resume();
    const isCut = once(unused, 'close');
    const read = fetch(`${address}/slow`);
    await asked.promise;
    const closed = app.close();
    await isCut;
    answer.resolve('done');
    expect(await (await read).text()).toBe('done');
    await closed;
  });

  test('answers a new call on an open connection with 503 closing and Retry-After', async () => {
    const socket = await open();
    const answers = text(socket);
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
    await asked.promise;
    const other = await open();
    const refused = text(other);
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    other.write('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await refused).toMatch(
      new RegExp(`^HTTP/1.1 503 [^]*${ERROR_CODE_HEADER}: closing[^]*retry-after: \\d+`, 'i'),
    );
    answer.resolve('done');
    await closed;
    expect(await answers).toContain('done');
  });
});

test('during the delay of a close calls are served and isClosing is true', async () => {
  await start({ delay: 300, deadline: 60_000 });
  expect(await (await fetch(`${address}/quick`)).text()).toBe('serving');
  const closed = app.close();
  expect(await (await fetch(`${address}/quick`)).text()).toBe('ending');
  await closed;
});

describe.each([
  ['half a request line', 'GET /qui'],
  ['half the headers', 'GET /quick HTTP/1.1\r\nHost: a\r\n'],
  [
    'a body shorter than its length',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nabc',
  ],
])('%s', (_, sent) => {
  test('does not keep the server from closing', async () => {
    await start({ delay: 0, deadline: 200 });
    const socket = (await open()).resume();
    socket.on('error', () => undefined);
    const isCut = once(socket, 'close');
    const { promise: isRead, resolve } = Promise.withResolvers<void>();
    const look = setInterval(() => {
      app.server.getConnections((_error, count) => count > 0 && resolve());
    }, 10);
    socket.write(sent);
    await isRead;
    clearInterval(look);
    await app.close();
    await isCut;
  });
});

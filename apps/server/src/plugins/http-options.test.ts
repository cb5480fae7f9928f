import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { httpOptions } from './http-options.ts';

let app: FastifyInstance;
let port = 0;

beforeEach(async () => {
  app = Fastify(httpOptions(readConfig({})));
  app.get('/', async ({ hostname }) => ({ hostname }));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => app.close());

async function ask(question: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(question);
  return text(socket);
}

test('a request that names no host is answered, not refused with 400', async () => {
  expect(await ask('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('what is no request is cut', async () => {
  expect(await ask('HELLO\r\n\r\n')).toBe('');
});

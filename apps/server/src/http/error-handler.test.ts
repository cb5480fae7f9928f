import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { installSecurity } from '../plugins/security.ts';
import { installErrorHandler } from './error-handler.ts';

const lines: string[] = [];
let app: FastifyInstance;

beforeEach(async () => {
  lines.length = 0;
  app = Fastify({ logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } } });
  installErrorHandler(app);
  await installSecurity(app, readConfig({}));
});
afterEach(() => app.close());

const worse = () => lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);

test('a client that disconnects before the response is not logged as an error', async () => {
  // Large enough to be compressed as a stream.
  const { promise: asking, resolve: asked } = Promise.withResolvers<void>();
  app.post('/slow', async (request) => {
    asked();
    await once(request.raw.socket, 'close');
    return { text: 'x'.repeat(4_000_000) };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const head = ['POST /slow HTTP/1.1', 'Host: localhost', 'Accept-Encoding: gzip', 'Content-Type: application/json'];
  const question = `${head.join('\r\n')}\r\nContent-Length: 2\r\n\r\n{}`;
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(question));
  await asking;
  socket.destroy();
  await expect.poll(() => lines.join('')).toContain('Premature close');
  expect(worse()).toEqual([]);
});

test('an unexpected error is logged and answered with the same reference', async () => {
  app.get('/broken', async () => {
    throw new Error('Out of luck');
  });
  const answer = await app.inject('/broken');
  expect(answer.statusCode).toBe(500);
  const reference = /Reference (\S+)/.exec(answer.body)?.[1];
  expect(worse()).toEqual([expect.stringContaining(`"reference":"${reference}"`)]);
});

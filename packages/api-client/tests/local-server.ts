import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { type ClientOptions, createClient } from '../src/client.ts';
import { auth, exchange, order, user } from '../src/contract/index.ts';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface LocalServer {
  readonly url: string;
  readonly received: readonly Received[];
}

export type Reply = (request: Received, response: ServerResponse) => void;

const running = new Set<() => void>();
afterEach(() => {
  for (const stop of running) stop();
  running.clear();
});

/** node:http on a free port, until the test ends. */
export async function startServer(reply: Reply): Promise<LocalServer> {
  const received: Received[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
      received.push(request);
      reply(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.add(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

export const json =
  (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

export const plain =
  (text: string, status: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text);

const parts = { auth, exchange, order, user };

/** Without pauses between tries. */
export const clientOf = (baseUrl: string, options: Partial<ClientOptions<typeof parts>> = {}) =>
  createClient({
    parts,
    baseUrl,
    token: () => 'a.b.c',
    retry: { attempts: 1 },
    sleep: () => Promise.resolve(),
    ...options,
  });

export const rejectionOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (answer) => {
      throw new Error(`It succeeded: ${JSON.stringify(answer)}`);
    },
    (error: unknown) => error,
  );

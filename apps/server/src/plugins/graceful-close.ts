import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';

const IDLE_CHECK_MS = 100;
/** A connection without a request for this long after the close began is unused. */
const UNUSED_MS = 500;

export interface GracefulCloseOptions {
  /** How long calls are served after `/ready` turned 503, in ms, so that a load balancer sends clients elsewhere. */
  readonly delay: number;
  /** Time after `delay` until open connections are destroyed, in ms. */
  readonly deadline: number;
}

export interface Lifecycle {
  readonly isClosing: () => boolean;
}

/**
 * Serves for `delay`, then answers new calls 503 `closing` while open ones finish, then destroys connections at
 * `deadline`. Node alone would wait forever for a half-sent request, because closing stops its timeouts.
 */
export function installGracefulClose(app: FastifyInstance, { delay: ms, deadline }: GracefulCloseOptions): Lifecycle {
  const { server } = app;
  const connections = new Set<Socket>();
  let state: 'serving' | 'draining' | 'closing' | 'cut' = 'serving';
  server.on('connection', (connection: Socket) => {
    if (state === 'cut') return void connection.destroy();
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });

  function destroyUnused(since: number): void {
    server.closeIdleConnections();
    if (performance.now() - since < UNUSED_MS) return;
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  }

  function destroyAll(): void {
    state = 'cut';
    if (connections.size > 0)
      app.log.warn({ connections: connections.size }, 'connections cut at the end of the close');
    for (const connection of connections) connection.destroy();
  }

  app.addHook('onRequest', async () => {
    if (state === 'closing' || state === 'cut') throw new HttpError('closing');
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    state = 'draining';
    await delay(ms);
    state = 'closing';
    const since = performance.now();
    const check = setInterval(() => destroyUnused(since), IDLE_CHECK_MS);
    const cut = setTimeout(destroyAll, deadline);
    server.once('close', () => {
      clearInterval(check);
      clearTimeout(cut);
    });
  });
  return { isClosing: () => state !== 'serving' };
}

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often lines are looked through while the server ends, in ms. */
const LOOK_MS = 100;

/**
 * A browser keeps a line open after its answer, and opens some ahead of the calls that it expects. Node closes those that rest when
 * the end begins; neither one that rests later nor one that was never used, which would hold up the end for more than a minute.
 */
export function closeRestedLines(app: FastifyInstance): void {
  const { server } = app;
  const lines = new Set<Socket>();
  server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  const look = () => {
    server.closeIdleConnections();
    for (const line of lines) if (line.bytesRead === 0) line.destroy();
  };
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const timer = setInterval(look, LOOK_MS);
    server.once('close', () => clearInterval(timer));
  });
}

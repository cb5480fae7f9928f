import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/index.ts';
import { ping } from '../db/ping.ts';
import type { Lifecycle } from './graceful-close.ts';

const ANSWER_MS = 2_000;

async function rejectAfter(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new Error(`The database did not answer within ${ms} ms.`);
}

/** A part that fails while the server continues with a fallback. */
export type Degraded = 'redis' | 'broadcasts';

/**
 * Serves, without a session, `/health`, which checks the process, and `/ready` for load balancers, which checks the
 * database and names degraded parts.
 */
export function installHealth(
  app: FastifyInstance,
  db: Db,
  { isClosing }: Lifecycle,
  findDegraded: () => readonly Degraded[],
): void {
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_, reply) => {
    if (isClosing()) return reply.status(503).send({ ok: false });
    try {
      await Promise.race([ping(db), rejectAfter(ANSWER_MS)]);
      return { ok: true, degraded: findDegraded() };
    } catch (error) {
      app.log.error(error);
      return reply.status(503).send({ ok: false, degraded: ['database', ...findDegraded()] });
    }
  });
}

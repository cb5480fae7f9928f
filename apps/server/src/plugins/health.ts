import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { answers } from '../db/answers.ts';
import type { Db } from '../db/index.ts';
import type { Lifecycle } from './graceful-close.ts';

/** A database that takes longer to answer is not ready, in ms. */
const ANSWER_MS = 2_000;

async function rejectAfter(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new Error(`The database did not answer within ${ms} ms.`);
}

/** What does not work as it should, and is made up for as long as it does not. */
export type Degraded = 'redis' | 'broadcasts';

/**
 * `/health`: the process answers. `/ready`: the process takes new clients and its database answers, and what is degraded is named; a
 * balancer asks it. Neither needs a session; neither tells anything else.
 */
export function installHealth(
  app: FastifyInstance,
  db: Db,
  { isEnding }: Lifecycle,
  findDegraded: () => readonly Degraded[],
): void {
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_, reply) => {
    if (isEnding()) return reply.status(503).send({ ok: false });
    try {
      await Promise.race([answers(db), rejectAfter(ANSWER_MS)]);
      return { ok: true, degraded: findDegraded() };
    } catch (error) {
      app.log.error(error);
      return reply.status(503).send({ ok: false, degraded: ['database', ...findDegraded()] });
    }
  });
}

import type { FastifyInstance } from 'fastify';
import { answers } from '../db/answers.ts';
import type { Db } from '../db/index.ts';

/** `/health`: the process answers. `/ready`: so does its database. Neither needs a session; neither tells anything else. */
export function installHealth(app: FastifyInstance, db: Db): void {
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_, reply) => {
    try {
      await answers(db);
      return { ok: true };
    } catch (error) {
      app.log.error(error);
      return reply.status(503).send({ ok: false });
    }
  });
}

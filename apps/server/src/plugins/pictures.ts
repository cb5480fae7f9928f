import type { FastifyInstance } from 'fastify';
import { Refusal } from '../contract/refusal.ts';

const NAME = /^[0-9a-f]{32}$/;
/** A removed picture may stand in a browser this long; nobody else keeps it. */
const DAY_SECONDS = 24 * 60 * 60;

interface Stored {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Serves people's pictures to whoever knows a picture's name, as a picture and nothing else: browsers ask for them without a
 * token.
 */
export function installPictures(app: FastifyInstance, byName: (name: string) => Promise<Stored | undefined>): void {
  app.get<{ Params: { name: string } }>('/api/pictures/:name', async ({ params }, reply) => {
    const picture = NAME.test(params.name) ? await byName(params.name) : undefined;
    if (picture === undefined) throw new Refusal('not_found');
    return reply
      .header('cache-control', `private, max-age=${DAY_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .type(picture.type)
      .send(Buffer.from(picture.bytes));
  });
}

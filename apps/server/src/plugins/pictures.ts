import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';

const NAME = /^[0-9a-f]{32}$/;
/** Browsers may cache a picture for this long after its removal. */
const DAY_SECONDS = 24 * 60 * 60;

interface Stored {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Serves pictures by their unguessable name, without a token because `<img>` sends none. */
export function installPictures(app: FastifyInstance, byName: (name: string) => Promise<Stored | undefined>): void {
  app.get<{ Params: { name: string } }>('/api/pictures/:name', async ({ params }, reply) => {
    const picture = NAME.test(params.name) ? await byName(params.name) : undefined;
    if (picture === undefined) throw new HttpError('not_found');
    return reply
      .header('cache-control', `private, max-age=${DAY_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .type(picture.type)
      .send(Buffer.from(picture.bytes));
  });
}

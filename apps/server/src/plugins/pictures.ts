import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type PictureAddress, pictureSizes } from '../domains/pictures/picture-addresses.ts';
import { HttpError } from '../http/http-error.ts';

const NAME = /^[0-9a-f]{32}$/;
/** Browsers may cache a profile picture for this long after its removal. */
const DAY_SECONDS = 24 * 60 * 60;

const Int = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform<string, number>(Number)),
  z.int().check(z.minimum(1)),
);
const Address = z.object({
  id: z.pipe(Int, z.int().check(z.maximum(2_147_483_647))),
  size: z.enum(pictureSizes),
  user: z.pipe(Int, z.int().check(z.maximum(2_147_483_647))),
  until: Int,
  signature: z.string().check(z.maxLength(64)),
});

interface Stored {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface PictureSources {
  readonly findProfilePicture: (name: string) => Promise<Stored | undefined>;
  readonly open: (address: PictureAddress) => Promise<{ bytes: Uint8Array; seconds: number } | undefined>;
}

const sendPicture = (reply: FastifyReply, { type, bytes }: Stored, seconds: number): FastifyReply =>
  reply
    .header('cache-control', `private, max-age=${seconds}, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(Buffer.from(bytes));

/**
 * Serves pictures without a token, because `<img>` sends none: profile pictures by their unguessable name, those of
 * chats by an address that is signed for a user.
 */
export function installPictures(app: FastifyInstance, { findProfilePicture, open }: PictureSources): void {
  app.get<{ Params: { name: string } }>('/api/pictures/:name', async ({ params }, reply) => {
    const picture = NAME.test(params.name) ? await findProfilePicture(params.name) : undefined;
    if (picture === undefined) throw new HttpError('not_found');
    return sendPicture(reply, picture, DAY_SECONDS);
  });
  app.get('/api/uploads/:id/:size', async ({ params, query }, reply) => {
    const address = Address.safeParse({ ...Object(query), ...Object(params) });
    const picture = address.success ? await open(address.data) : undefined;
    if (picture === undefined) throw new HttpError('not_found');
    return sendPicture(reply, { type: 'image/webp', bytes: picture.bytes }, picture.seconds);
  });
}

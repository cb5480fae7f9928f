import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Id, int, line } from './shapes.ts';

/** In bytes. */
export const PICTURE_UPLOAD_MAX = 12 * 1024 * 1024;
/** Media types that are accepted, detected by content; of an animated picture, the first frame. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;
/** Pictures per message, dispute, progress entry and completion. */
export const MESSAGE_PICTURES_MAX = 4;
/** In UTF-16 code units. */
export const ALT_TEXT_MAX = 300;

/** Describes the picture to those who cannot see it; '' without a description. */
export const AltText = line(0, ALT_TEXT_MAX);

/** The caller’s uploads (`picture.upload`) for the order that nothing uses yet. */
export const ChosenPictures = z
  .array(
    z.strictObject({
      /** Picture ID. */
      id: Id,
      /** Description for those who cannot see it. */
      alt: z.optional(AltText),
    }),
  )
  .check(z.maxLength(MESSAGE_PICTURES_MAX));

/** Stored picture with addresses for the caller, which expire after a day at most. */
export const Picture = z.strictObject({
  /** Picture ID. */
  id: Id,
  /** In pixels, of the large size; the thumbnail has the same shape. */
  width: int(1),
  /** In pixels. */
  height: int(1),
  /** Description for those who cannot see it; empty without one. */
  alt: z.string(),
  /** Up to 2048 pixels wide and high. */
  url: z.string(),
  /** Up to 320 pixels wide and high. */
  thumbnail: z.string(),
});

/** Pictures of users; what a picture belongs to decides who may see it. */
export const picture = {
  /**
   * Stores a picture for a message, a dispute, the progress or the guide of an order: PNG, JPEG, WebP, AVIF or the first frame of a GIF, up to 12 MB and 50 megapixels. It is
   * rotated by its EXIF data, loses all metadata and becomes WebP. A picture that nothing uses is deleted after a day.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.picture.upload({ order: 10482, clientId: '0f7c1f0e-6f0f-4c53-9d0a-2f4f0e1b7a11' }, { file });
   */
  upload: defineCall({
    name: 'picture.upload',
    method: 'POST',
    path: '/picture/upload',
    source: 'Boostdesk',
    right: 'chat.send',
    kind: 'write',
    hasBinaryBody: true,
    maxBodyBytes: PICTURE_UPLOAD_MAX,
    request: z.strictObject({
      /** Order number. */
      order: Id,
      /** UUID for deduplication: a repeated upload returns the picture of the first. */
      clientId: z.uuid(),
    }),
    response: z.strictObject({
      /** Picture ID, for what uses it. */
      id: Id,
      /** In pixels. */
      width: int(1),
      /** In pixels. */
      height: int(1),
    }),
    errors: ['conflict', 'not_found'],
  }),
};

import type { Sharp } from 'sharp';
import { HttpError } from '../../../http/http-error.ts';
import { decodeInTurn, detectFormat, openPicture } from '../../pictures/decoder.service.ts';

/** Limit of uploads and of stored pictures, in bytes. */
export const PICTURE_BYTES = 200 * 1024;
/** Side length in pixels. */
const SIDE = { least: 32, most: 512 } as const;
const TIMEOUT_S = 5;
/** Best first; the first within `PICTURE_BYTES` is stored. */
const JPEG = [90, 80, 70, 60].map((quality) => (pixels: Sharp) => pixels.jpeg({ quality }));
const PNG = [
  (pixels: Sharp) => pixels.png(),
  (pixels: Sharp) => pixels.png({ palette: true }),
  // A byte per pixel: 150 kB at most.
  (pixels: Sharp) => pixels.resize({ width: 384, withoutEnlargement: true }).png({ palette: true }),
];

export interface Picture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

export type PictureProblem = 'tooLarge' | 'notAnImage' | 'notSquare' | 'wrongSize';

/** Rotates by EXIF, converts to sRGB and drops metadata. */
async function encode(bytes: Buffer, format: string): Promise<Picture | PictureProblem> {
  const pixels = openPicture(bytes, { failOn: 'warning', limitInputPixels: SIDE.most ** 2 }).autoOrient();
  const [type, encodings] = format === 'png' ? (['image/png', PNG] as const) : (['image/jpeg', JPEG] as const);
  for (const encoding of encodings) {
    const encoded = await encoding(pixels.clone()).timeout({ seconds: TIMEOUT_S }).toBuffer();
    if (encoded.length <= PICTURE_BYTES) return { type, bytes: encoded };
  }
  return 'tooLarge';
}

/** Accepts a square PNG or JPEG, detected by its content. */
export async function toPicture(bytes: Buffer): Promise<Picture | PictureProblem> {
  if (bytes.length > PICTURE_BYTES) return 'tooLarge';
  const format = detectFormat(bytes);
  if (format !== 'png' && format !== 'jpeg') return 'notAnImage';
  try {
    // Reads only the header, so that a huge picture is rejected without decoding.
    const { width, height } = await openPicture(bytes, { limitInputPixels: false }).metadata();
    if (width !== height) return 'notSquare';
    if (width < SIDE.least || width > SIDE.most) return 'wrongSize';
    return await decodeInTurn(() => encode(bytes, format));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    return 'notAnImage';
  }
}

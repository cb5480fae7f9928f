import sharp from 'sharp';
import { pngPixels } from './png-pixels.ts';

/** 200 kB. */
export const PICTURE_BYTES = 200 * 1024;
/** Pixels of a side. */
const SIDE = { least: 32, most: 512 } as const;
/** Seconds that encoding one picture may take. */
const TIMEOUT_S = 5;
const JPEG_QUALITY = 90;

// No other decoder of libvips gets to see uploaded bytes, above all not the one for SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

export interface Picture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

export type PictureProblem = 'tooLarge' | 'notAnImage' | 'notSquare' | 'wrongSize';

/** Encodes the pixels anew: upright as EXIF says, in sRGB, and without metadata. */
async function encode(bytes: Buffer, format: string): Promise<Picture> {
  const pixels = sharp(bytes, { failOn: 'warning', limitInputPixels: SIDE.most ** 2 }).autoOrient();
  const [type, image] =
    format === 'png'
      ? (['image/png', pixels.png()] as const)
      : (['image/jpeg', pixels.jpeg({ quality: JPEG_QUALITY })] as const);
  return { type, bytes: await image.timeout({ seconds: TIMEOUT_S }).toBuffer() };
}

/** Takes a PNG or JPEG by its content, whatever its name and type say: square, small, and encoded anew. */
export async function toPicture(given: Buffer): Promise<Picture | PictureProblem> {
  if (given.length > PICTURE_BYTES) return 'tooLarge';
  const bytes = pngPixels(given);
  try {
    // Reads the header alone: a picture of any size is named as too large, and none of its pixels is decoded.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width !== height) return 'notSquare';
    if (width < SIDE.least || width > SIDE.most) return 'wrongSize';
    return await encode(bytes, format);
  } catch {
    return 'notAnImage';
  }
}

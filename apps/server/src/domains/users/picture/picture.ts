import sharp from 'sharp';
import { stripPngMetadata } from './strip-png-metadata.ts';

/** Largest upload in bytes. */
export const PICTURE_BYTES = 200 * 1024;
/** Side length in pixels. */
const SIDE = { least: 32, most: 512 } as const;
/** Timeout of encoding a picture, in s. */
const TIMEOUT_S = 5;
const JPEG_QUALITY = 90;

// Block all other decoders of libvips for uploads, above all SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

export interface Picture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

export type PictureProblem = 'tooLarge' | 'notAnImage' | 'notSquare' | 'wrongSize';

/** Re-encodes the pixels: rotated by EXIF, in sRGB, without metadata. */
async function encode(bytes: Buffer, format: string): Promise<Picture> {
  const pixels = sharp(bytes, { failOn: 'warning', limitInputPixels: SIDE.most ** 2 }).autoOrient();
  const [type, image] =
    format === 'png'
      ? (['image/png', pixels.png()] as const)
      : (['image/jpeg', pixels.jpeg({ quality: JPEG_QUALITY })] as const);
  return { type, bytes: await image.timeout({ seconds: TIMEOUT_S }).toBuffer() };
}

/** Validates and re-encodes a square PNG or JPEG, detected by its content. */
export async function toPicture(given: Buffer): Promise<Picture | PictureProblem> {
  if (given.length > PICTURE_BYTES) return 'tooLarge';
  const bytes = stripPngMetadata(given);
  try {
    // Reads only the header, so that a huge picture is rejected without decoding.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width !== height) return 'notSquare';
    if (width < SIDE.least || width > SIDE.most) return 'wrongSize';
    return await encode(bytes, format);
  } catch {
    return 'notAnImage';
  }
}

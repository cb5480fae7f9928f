import sharp, { type Sharp } from 'sharp';
import { stripPngMetadata } from './strip-png-metadata.ts';

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

// Block all other decoders of libvips for uploads, above all SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

export interface Picture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

export type PictureProblem = 'tooLarge' | 'notAnImage' | 'notSquare' | 'wrongSize';

/** Rotates by EXIF, converts to sRGB and drops metadata. */
async function encode(bytes: Buffer, format: string): Promise<Picture | PictureProblem> {
  const pixels = sharp(bytes, { failOn: 'warning', limitInputPixels: SIDE.most ** 2 }).autoOrient();
  const [type, encodings] = format === 'png' ? (['image/png', PNG] as const) : (['image/jpeg', JPEG] as const);
  for (const encoding of encodings) {
    const encoded = await encoding(pixels.clone()).timeout({ seconds: TIMEOUT_S }).toBuffer();
    if (encoded.length <= PICTURE_BYTES) return { type, bytes: encoded };
  }
  return 'tooLarge';
}

/** Accepts a square PNG or JPEG, detected by its content. */
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

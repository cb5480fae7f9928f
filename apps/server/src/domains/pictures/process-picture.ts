import sharp from 'sharp';
import { decodeInTurn, detectFormat, openPicture } from './decoder.service.ts';

/** Width times height, before scaling. */
const PIXELS_MAX = 50_000_000;
/** Longest side in pixels. */
const LARGE = 2048;
/** Longest side in pixels. */
const THUMBNAIL = 320;
const TIMEOUT_S = 20;

export interface ProcessedPicture {
  /** Of the large size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly large: Buffer;
  /** WebP. */
  readonly thumbnail: Buffer;
}

export type PictureProblem = 'empty' | 'heic' | 'wrongType' | 'tooManyPixels' | 'broken';

const fitInto = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

async function process(bytes: Buffer): Promise<ProcessedPicture | PictureProblem> {
  // Reads only the header, so that a huge picture is rejected without decoding.
  const { width, height } = await openPicture(bytes, { limitInputPixels: false }).metadata();
  if (width * height > PIXELS_MAX) return 'tooManyPixels';
  // Rotates by EXIF and converts to sRGB; sharp writes no metadata unless asked to.
  const { data: large, info } = await openPicture(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX })
    .autoOrient()
    .resize(fitInto(LARGE))
    .webp({ quality: 82 })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(large).resize(fitInto(THUMBNAIL)).webp({ quality: 76 }).toBuffer();
  return { width: info.width, height: info.height, large, thumbnail };
}

/**
 * Turns an upload into WebP of two sizes, rotated and without metadata. The format is detected by content; only pixels
 * are copied, so that nothing hidden in the file survives.
 */
export async function processPicture(bytes: Buffer): Promise<ProcessedPicture | PictureProblem> {
  if (bytes.length === 0) return 'empty';
  const format = detectFormat(bytes);
  if (format === undefined) return 'wrongType';
  if (format === 'heic') return 'heic';
  return decodeInTurn(() => process(bytes).catch(() => 'broken' as const));
}

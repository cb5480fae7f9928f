import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { stripPngMetadata } from './strip-png-metadata.ts';

// Block all other decoders of libvips for uploads, above all SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Pictures decoded at once; one of 50 megapixels needs 200 MB. */
const DECODERS = 2;
/** Uploads that wait; each holds its file in memory. */
const WAITING_MAX = 20;

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

const startsWith = (bytes: Buffer, hex: string): boolean => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const textAt = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** HEIF brands besides AVIF's: HEVC pictures, and collections whose codec the brand does not tell. */
const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Detects a format by the first bytes; HEIC cannot be decoded. */
export function detectFormat(bytes: Buffer): PictureFormat | 'heic' | undefined {
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 8) !== 'ftyp') return undefined;
  const brand = textAt(bytes, 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  if (!HEIC_BRANDS.test(brand)) return undefined;
  return textAt(bytes, 12, 64).includes('avif') ? 'avif' : 'heic';
}

/** Opens the first frame of a picture, without the metadata that libvips would inflate. Decodes nothing yet. */
export const openPicture = (bytes: Buffer, options: SharpOptions): Sharp =>
  sharp(stripPngMetadata(bytes), { ...options, pages: 1 });

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Runs a decoding when one of this process's decoders is free.
 * @throws HttpError `unavailable` when too many wait already
 */
export async function decodeInTurn<T>(decode: () => Promise<T>): Promise<T> {
  if (running >= DECODERS) {
    if (waiting.length >= WAITING_MAX)
      throw new HttpError('unavailable', msg('Many pictures are being uploaded right now. Try again in a moment.'));
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await decode();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

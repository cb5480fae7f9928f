import { jpegOf } from './jpeg.ts';
import { pngOf } from './png.ts';

/** 200 kB. */
export const PICTURE_BYTES = 200 * 1024;
/** Pixels of a side. */
const SIDE = { least: 32, most: 512 } as const;

export interface Picture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

export type PictureProblem = 'tooLarge' | 'notAnImage' | 'notSquare' | 'wrongSize';

/** Whatever its name and type said, by its bytes: a whole PNG or JPEG, square, small, without metadata. */
export function toPicture(bytes: Buffer): Picture | PictureProblem {
  if (bytes.length > PICTURE_BYTES) return 'tooLarge';
  const png = pngOf(bytes);
  const drawn = png ?? jpegOf(bytes);
  if (drawn === null) return 'notAnImage';
  if (drawn.width !== drawn.height) return 'notSquare';
  if (drawn.width < SIDE.least || drawn.width > SIDE.most) return 'wrongSize';
  return { type: png === null ? 'image/jpeg' : 'image/png', bytes: drawn.bytes };
}

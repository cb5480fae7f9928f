import { PNG } from 'pngjs';

/** Below the contrast of every border. */
const MIN_CHANNEL_DIFFERENCE = 8;
/** Fewer count as blank: a caret or scrollbar is not content. */
const MIN_FOREGROUND_PIXELS = 150;

const STRIDE = 17;

/** The background is the most frequent colour. */
export function countForegroundPixels(png: Buffer): number {
  const { data } = PNG.sync.read(png);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const background = findBackgroundColor(pixels);
  let count = 0;
  for (const pixel of pixels)
    if (pixel !== background && channelDistance(pixel, background) > MIN_CHANNEL_DIFFERENCE) count += 1;
  return count;
}

function findBackgroundColor(pixels: Uint32Array): number {
  const counts = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += STRIDE) {
    const pixel = pixels[index] ?? 0;
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
}

/** Ignores alpha. Channels are RGBA from the lowest byte. */
function channelDistance(one: number, other: number): number {
  const channel = (color: number, shift: number) => (color >>> shift) & 255;
  const apart = (shift: number) => Math.abs(channel(one, shift) - channel(other, shift));
  return Math.max(apart(0), apart(8), apart(16));
}

/** @throws if blank: such a baseline would accept any change */
export function assertNotBlank(foregroundPixels: number, name: string): void {
  if (foregroundPixels < MIN_FOREGROUND_PIXELS)
    throw new Error(`${name} is blank: ${foregroundPixels} of its pixels differ from its ground. Was it drawn at all?`);
}

/**
 * 1 % of the foreground, for glyph edges that patch versions round differently: relative to the background, small content could disappear
 * unnoticed.
 */
export const getMaxDiffPixels = (foregroundPixels: number): number => Math.round(Math.max(20, foregroundPixels * 0.01));

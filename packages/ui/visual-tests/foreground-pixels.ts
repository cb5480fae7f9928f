import { PNG } from 'pngjs';

/** How far a channel has to be from the ground's to count as drawn; hairlines of the quietest border pass. */
const MIN_CHANNEL_DIFFERENCE = 8;
/** A story that shows less than this many pixels shows nothing: a caret or a scrollbar is no story. */
const MIN_FOREGROUND_PIXELS = 150;

/** Every how many pixels one is asked for the ground. */
const STRIDE = 17;

/** The pixels of a PNG that are not of its ground, which is the colour that most of its pixels have. */
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

/** The channel that differs most, alpha left out: the bytes stand as red, green, blue, alpha, the first one lowest. */
function channelDistance(one: number, other: number): number {
  const channel = (color: number, shift: number) => (color >>> shift) & 255;
  const apart = (shift: number) => Math.abs(channel(one, shift) - channel(other, shift));
  return Math.max(apart(0), apart(8), apart(16));
}

/** @throws where a picture shows nothing: such a baseline would let every later change pass. */
export function assertNotBlank(foregroundPixels: number, name: string): void {
  if (foregroundPixels < MIN_FOREGROUND_PIXELS)
    throw new Error(`${name} is blank: ${foregroundPixels} of its pixels differ from its ground. Was it drawn at all?`);
}

/**
 * How many pixels may differ: 1 % of what is drawn, for the edges of letters that another patch version of the browser
 * rounds otherwise. Of what is drawn and not of the picture, else a small thing on a large ground could vanish unseen.
 */
export const getMaxDiffPixels = (foregroundPixels: number): number => Math.round(Math.max(20, foregroundPixels * 0.01));

import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { chunk, square } from '../../../tests/support/png.ts';
import { detectFormat } from './decoder.service.ts';
import { processPicture } from './process-picture.ts';

type Side = 'left' | 'top';

/** A white picture with a black half. */
function halves(width: number, height: number, black: Side = 'left') {
  const half = black === 'left' ? [width / 2, height] : [width, height / 2];
  const create = { width: half[0] ?? 0, height: half[1] ?? 0, channels: 3, background: '#000' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: { create }, left: 0, top: 0 },
  ]);
}

async function processed(bytes: Buffer) {
  const picture = await processPicture(bytes);
  return typeof picture === 'string' ? expect.unreachable(picture) : picture;
}

/** Brightness of the corners from 0 to 255: top left, top right, bottom left, bottom right. */
async function corners(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
  const [right, bottom] = [info.width - 1, info.height - 1];
  return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)].map((value) => Math.round(value / 255) * 255);
}

describe('an accepted picture becomes WebP of two sizes', () => {
  test.each([
    ['PNG', (image: Sharp) => image.png()],
    ['PNG with 16 bits per channel', (image: Sharp) => image.toColourspace('rgb16').png()],
    ['JPEG', (image: Sharp) => image.jpeg()],
    ['progressive JPEG', (image: Sharp) => image.jpeg({ progressive: true })],
    ['JPEG in CMYK', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
    ['WebP', (image: Sharp) => image.webp()],
    ['AVIF', (image: Sharp) => image.avif()],
    ['GIF', (image: Sharp) => image.gif()],
  ])('%s', async (_, encode) => {
    const picture = await processed(await encode(halves(2200, 1100)).toBuffer());
    expect(picture).toMatchObject({ width: 2048, height: 1024 });
    expect(await sharp(picture.large).metadata()).toMatchObject({ format: 'webp', width: 2048, height: 1024 });
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
    expect(await corners(picture.large)).toEqual([0, 255, 0, 255]);
    expect(await corners(picture.thumbnail)).toEqual([0, 255, 0, 255]);
  });

  test('a small picture is not enlarged', async () => {
    const { width, height, thumbnail } = await processed(await halves(40, 20).png().toBuffer());
    expect([width, height, (await sharp(thumbnail).metadata()).width]).toEqual([40, 20, 40]);
  });

  test('a transparent one stays transparent', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { large } = await processed(await clear.png().toBuffer());
    expect((await sharp(large).stats()).channels[3]?.max).toBe(0);
  });

  test('of an animated one the first frame is shown', async () => {
    const frames = await Promise.all([halves(40, 40), halves(40, 40, 'top')].map((frame) => frame.png().toBuffer()));
    for (const type of ['gif', 'webp'] as const) {
      const animated = await sharp(frames, { join: { animated: true } })
        .toFormat(type)
        .toBuffer();
      const { height, large } = await processed(animated);
      expect([height, (await sharp(large).metadata()).pages ?? 1]).toEqual([40, 1]);
      expect(await corners(large)).toEqual([0, 255, 0, 255]);
    }
  });

  test.each([
    [1, [0, 255, 0, 255]],
    [2, [255, 0, 255, 0]],
    [3, [255, 0, 255, 0]],
    [4, [0, 255, 0, 255]],
    [5, [0, 0, 255, 255]],
    [6, [0, 0, 255, 255]],
    [7, [255, 255, 0, 0]],
    [8, [255, 255, 0, 0]],
  ])('EXIF orientation %i is applied', async (orientation, expected) => {
    const { width, height, large } = await processed(
      await halves(64, 32).jpeg().withMetadata({ orientation }).toBuffer(),
    );
    expect([width, height]).toEqual(orientation > 4 ? [32, 64] : [64, 32]);
    expect(await corners(large)).toEqual(expected);
  });

  test.each(['png', 'webp'] as const)('EXIF orientation is applied to a %s', async (type) => {
    const given = halves(64, 32).toFormat(type).withMetadata({ orientation: 6 });
    const { width, height, large } = await processed(await given.toBuffer());
    expect([width, height]).toEqual([32, 64]);
    expect(await corners(large)).toEqual([0, 0, 255, 255]);
  });

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('the colour profile of a %s is applied', async (type) => {
    const red = { r: 230, g: 40, b: 60 };
    const flat = sharp({ create: { width: 64, height: 64, channels: 3, background: red } });
    const given = await flat.withIccProfile('p3').toFormat(type, { quality: 100 }).toBuffer();
    const { large } = await processed(given);
    const pixel = [...(await sharp(large).raw().toBuffer()).subarray(0, 3)];
    // Without the profile they would be 212, 61 and 69.
    for (const [index, wanted] of [red.r, red.g, red.b].entries())
      expect(Math.abs((pixel[index] ?? 0) - wanted), `${pixel}`).toBeLessThan(8);
  });
});

describe('nothing but pixels survives', () => {
  const exif = { IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '59/1 20/1 0/1' } };
  const html = '<html><script>alert(1)</script></html>';

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('of a %s with EXIF, XMP and a colour profile', async (type) => {
    const given = await halves(64, 64)
      .toFormat(type)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { large, thumbnail } = await processed(given);
    for (const bytes of [large, thumbnail]) {
      const { exif: left, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
      expect([left, xmp, icc, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(bytes.includes('secret')).toBe(false);
    }
  });

  test.each([
    ['in a comment of a PNG', square(64, chunk('tEXt', Buffer.from(`Comment\0${html}`)))],
    ['behind a PNG', Buffer.concat([square(64), Buffer.from(html)])],
  ])('of a page of HTML %s', async (_, given) => {
    expect(given.includes('<script>')).toBe(true);
    const { large, thumbnail } = await processed(given);
    expect([large.includes('<script>'), thumbnail.includes('<script>')]).toEqual([false, false]);
  });
});

function withSize(png: Buffer, side: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(33)]);
}

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
const bomb = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(64 * 1024 * 1024))]));
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9"/></svg>';

describe('processPicture refuses', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a HEIC', heic, 'heic'],
    ['an SVG', Buffer.from(svg), 'wrongType'],
    ['a web page', Buffer.from('<html></html>'), 'wrongType'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'wrongType'],
    ['60 000 × 60 000 pixels by the header', withSize(square(64), 60_000), 'tooManyPixels'],
    ['a PNG whose header promises more pixels than it has', withSize(square(64), 4000), 'broken'],
    ['the first bytes of a PNG', square(64).subarray(0, 20), 'broken'],
  ])('%s', async (_, bytes, problem) => {
    expect(await processPicture(bytes)).toBe(problem);
  });

  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('half of a %s', async (type) => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(type).toBuffer();
    expect(await processPicture(whole.subarray(0, whole.length / 2))).toBe('broken');
  });

  test('a TIFF', async () => {
    expect(await processPicture(await halves(40, 40).tiff().toBuffer())).toBe('wrongType');
  });
});

test('compressed texts of a PNG are not inflated', async () => {
  const given = square(64);
  const { width } = await processed(Buffer.concat([given.subarray(0, 33), bomb, given.subarray(33)]));
  expect(width).toBe(64);
});

test('an AVIF is told from a HEIC by its compatible brands', () => {
  const collection = (brand: string) => Buffer.from(`\0\0\0\x20ftypmif1\0\0\0\0mif1${brand}miaf`, 'latin1');
  expect([detectFormat(collection('avif')), detectFormat(collection('heic'))]).toEqual(['avif', 'heic']);
});

test('more pictures than decoders are processed one after another', async () => {
  const given = await halves(64, 64).png().toBuffer();
  const all = await Promise.all(Array.from({ length: 12 }, () => processed(given)));
  expect(all.map(({ width }) => width)).toEqual(all.map(() => 64));
});

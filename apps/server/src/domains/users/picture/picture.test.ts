import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { chunk, square } from '../../../../tests/support/png.ts';
import { stripPngMetadata } from '../../pictures/strip-png-metadata.ts';
import { PICTURE_BYTES, toPicture } from './picture.ts';

const plain = (width = 64, height = width) => sharp({ create: { width, height, channels: 3, background: '#3a7bd5' } });
const EXIF = { IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '59/1 20/1 0/1' } };

const kinds = [
  ['image/png', (width?: number, height?: number) => plain(width, height).png()],
  ['image/jpeg', (width?: number, height?: number) => plain(width, height).jpeg()],
] as const;

async function taken(bytes: Buffer) {
  const picture = await toPicture(bytes);
  return typeof picture === 'string' ? expect.unreachable(picture) : picture;
}

test('stripPngMetadata drops compressed texts without inflating them', async () => {
  const png = await plain().png().toBuffer();
  const bomb = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(8 * 1024 * 1024))]);
  const head = 33;
  const given = Buffer.concat([png.subarray(0, head), chunk('zTXt', bomb), chunk('iTXt', bomb), png.subarray(head)]);
  expect(stripPngMetadata(given)).toEqual(stripPngMetadata(png));
  expect(stripPngMetadata(given).includes('TXt')).toBe(false);
  expect((await taken(given)).type).toBe('image/png');
});

describe.each(kinds)('%s', (type, make) => {
  test.each([32, 64, 512])('is accepted with sides of %i pixels', async (side) => {
    const picture = await taken(await make(side).toBuffer());
    expect(picture.type).toBe(type);
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: type.slice(6), width: side, height: side });
  });

  test('is rejected when it is not square, too small or too large', async () => {
    expect(await toPicture(await make(64, 65).toBuffer())).toBe('notSquare');
    for (const side of [31, 513]) expect(await toPicture(await make(side).toBuffer())).toBe('wrongSize');
  });

  test('loses data after its end', async () => {
    const { bytes } = await taken(Buffer.concat([await make().toBuffer(), Buffer.from('<script>')]));
    expect(bytes.includes('<script>')).toBe(false);
  });

  test('loses its EXIF data', async () => {
    const given = await make().withExif(EXIF).toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { bytes } = await taken(given);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('secret')).toBe(false);
  });

  test('is rejected when half of it is missing', async () => {
    const whole = await make().toBuffer();
    expect(await toPicture(whole.subarray(0, whole.length / 2))).toBe('notAnImage');
  });

  test('with any byte changed is rejected or yields an acceptable picture', async () => {
    const whole = await make().toBuffer();
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ by;
        const picture = await toPicture(changed);
        if (typeof picture !== 'string') expect(await toPicture(picture.bytes)).toMatchObject({ type: picture.type });
      }),
    );
  });
});

function noise(side: number): Buffer {
  let state = 1;
  const pixels = Buffer.alloc(side * side * 3);
  for (const at of pixels.keys()) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = state >>> 24;
  }
  return pixels;
}

const noisy = (side: number) => sharp(noise(side), { raw: { width: side, height: side, channels: 3 } });

test.each([
  ['JPEG', noisy(512).jpeg({ quality: 90, mozjpeg: true })],
  ['PNG', noisy(258).png()],
  ['PNG with a palette', noisy(440).png({ palette: true, colours: 20 })],
])('toPicture returns at most 200 kB for a noisy %s', async (_, image) => {
  const given = await image.toBuffer();
  expect(given.length).toBeGreaterThan(0.9 * PICTURE_BYTES);
  expect(given.length).toBeLessThanOrEqual(PICTURE_BYTES);
  expect((await taken(given)).bytes.length).toBeLessThanOrEqual(PICTURE_BYTES);
});

test('toPicture removes the comments of a PNG', async () => {
  const { bytes } = await taken(square(64, chunk('tEXt', Buffer.from('Comment\0secret'))));
  expect(bytes).toEqual((await taken(square(64))).bytes);
});

test('toPicture rotates a picture by its EXIF orientation', async () => {
  const top = {
    input: { create: { width: 64, height: 32, channels: 3, background: '#fff' } },
    left: 0,
    top: 0,
  } as const;
  const upsideDown = sharp({ create: { width: 64, height: 64, channels: 3, background: '#000' } }).composite([top]);
  const { bytes } = await taken(await upsideDown.jpeg().withMetadata({ orientation: 3 }).toBuffer());
  const pixels = await sharp(bytes).greyscale().raw().toBuffer();
  expect([pixels.at(0), pixels.at(-1)]).toEqual([0, 255]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9"/></svg>'),
  ],
  ['a GIF', await plain().gif().toBuffer()],
  ['a WebP', await plain().webp().toBuffer()],
  ['a TIFF', await plain().tiff().toBuffer()],
])('toPicture rejects %s', async (_, bytes) => {
  expect(await toPicture(bytes)).toBe('notAnImage');
});

test('toPicture rejects more than 200 kB without decoding', async () => {
  expect(await toPicture(Buffer.concat([square(64), Buffer.alloc(PICTURE_BYTES)]))).toBe('tooLarge');
});

test('toPicture rejects a small file with very many pixels by its header', async () => {
  const whole = square(64);
  const header = Buffer.from(whole.subarray(16, 29));
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  const huge = Buffer.concat([whole.subarray(0, 8), chunk('IHDR', header), whole.subarray(33)]);
  expect(await toPicture(huge)).toBe('wrongSize');
});

test('toPicture returns a picture or a reason for any bytes', async () => {
  const anything = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  const starts = [Buffer.alloc(0), square(64).subarray(0, 33), Buffer.from([0xff, 0xd8, 0xff])];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), anything, async (start, rest) => {
      const picture = await toPicture(Buffer.concat([start, rest]));
      expect(picture).toBeOneOf(['notAnImage', 'notSquare', 'wrongSize', expect.any(Object)]);
    }),
  );
});

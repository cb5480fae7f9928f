// Files that an attacker would upload.
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { chunk, square } from '../../../tests/support/png.ts';
import { detectFormat } from './decoder.service.ts';
import { processPicture } from './process-picture.ts';

const types = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;
const script = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9"/></svg>',
);

const flat = (side = 64) => sharp({ create: { width: side, height: side, channels: 3, background: '#3a7bd5' } });

async function processed(bytes: Buffer) {
  const picture = await processPicture(bytes);
  return typeof picture === 'string' ? expect.unreachable(picture) : picture;
}

/** Replaces numbers of two or four bytes, where `from` occurs for the first time. */
function replaced(bytes: Buffer, from: Buffer, to: Buffer): Buffer {
  const at = bytes.indexOf(from);
  expect(at, 'the header has another shape').toBeGreaterThan(-1);
  return Buffer.concat([bytes.subarray(0, at), to, bytes.subarray(at + from.length)]);
}

const u16 = (value: number, isLittle = false): Buffer => {
  const bytes = Buffer.alloc(2);
  if (isLittle) bytes.writeUInt16LE(value);
  else bytes.writeUInt16BE(value);
  return bytes;
};
const twice = (bytes: Buffer): Buffer => Buffer.concat([bytes, bytes]);

describe('a file that is a picture and something else loses the other part', () => {
  const archive = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), script]);

  test.each(types)('a %s with a web page behind it', async (type) => {
    const given = Buffer.concat([await flat().toFormat(type).toBuffer(), script]);
    const { large, thumbnail } = await processed(given);
    expect([large, thumbnail].map((bytes) => bytes.includes('<script>'))).toEqual([false, false]);
  });

  test('a JPEG with an archive behind it', async () => {
    const { large } = await processed(Buffer.concat([await flat().jpeg().toBuffer(), archive]));
    expect(large.includes('PK\x03\x04')).toBe(false);
  });

  test('a JPEG with a web page in a comment', async () => {
    const photo = await flat().jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from('fffe', 'hex'), u16(script.length + 2), script]);
    const { large } = await processed(Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]));
    expect(large.includes('<script>')).toBe(false);
  });

  test('a GIF that is JavaScript', async () => {
    const gif = await flat().gif().toBuffer();
    // GIF89a=/*…*/: the width of the screen begins a comment.
    const given = Buffer.concat([gif.subarray(0, 6), Buffer.from('=/*'), gif.subarray(9), Buffer.from('*/alert(1)')]);
    expect((await processed(given)).large.includes('alert')).toBe(false);
  });
});

describe('an animated picture becomes its first frame', () => {
  test('of a PNG with frames', async () => {
    const control = chunk('acTL', Buffer.from([0, 0, 0, 99, 0, 0, 0, 0]));
    const frame = chunk('fdAT', Buffer.concat([Buffer.alloc(4), deflateSync(Buffer.alloc(65 * 64))]));
    const { width, large } = await processed(square(64, control, frame));
    expect([width, (await sharp(large).metadata()).pages ?? 1]).toEqual([64, 1]);
  });

  test.each(['gif', 'webp'] as const)('of a %s with hundreds of frames', async (type) => {
    const frames = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: { r: index % 256, g: index >> 2, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(type)
      .toBuffer();
    expect(await processed(animated)).toMatchObject({ width: 2, height: 2 });
  });
});

test.each([10, 12] as const)('an AVIF of %i bits per channel becomes a WebP of 8', async (bitdepth) => {
  const { large } = await processed(await flat().avif({ bitdepth }).toBuffer());
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', depth: 'uchar' });
});

test.each([
  [40_000, 1, [2048, 1]],
  [1, 40_000, [1, 2048]],
])('a line of %i × %i pixels keeps at least one', async (width, height, expected) => {
  const line = sharp({ create: { width, height, channels: 3, background: '#fff' } });
  const picture = await processed(await line.png().toBuffer());
  expect([picture.width, picture.height]).toEqual(expected);
});

describe('a header that promises too many pixels is refused without decoding', () => {
  const big = 60_000;

  test('of a GIF', async () => {
    // On the screen and in the frame.
    const [from, to] = [twice(u16(64, true)), twice(u16(big, true))];
    const given = replaced(replaced(await flat().gif().toBuffer(), from, to), from, to);
    expect(await processPicture(given)).toBe('tooManyPixels');
  });

  test('of a JPEG', async () => {
    const given = replaced(await flat().jpeg().toBuffer(), twice(u16(64)), twice(u16(big)));
    expect(await processPicture(given)).toBe('tooManyPixels');
  });

  test('of a WebP', async () => {
    // The largest that the format has: 14 bits.
    const given = replaced(await flat().webp().toBuffer(), twice(u16(64, true)), twice(u16(16_383, true)));
    expect(await processPicture(given)).toBe('tooManyPixels');
  });

  test('of an AVIF', async () => {
    const size = (side: number) => twice(Buffer.concat([u16(0), u16(side)]));
    const given = replaced(await flat().avif().toBuffer(), size(64), size(big));
    expect(await processPicture(given)).toBe('tooManyPixels');
  });
});

test('pixels of a PNG that inflate to more than its size are ignored', async () => {
  const header = square(64).subarray(0, 33);
  const bomb = chunk('IDAT', deflateSync(Buffer.alloc(64 * 1024 * 1024)));
  const given = Buffer.concat([header, bomb, chunk('IEND', Buffer.alloc(0))]);
  expect(await processed(given)).toMatchObject({ width: 64, height: 64 });
});

test('a colour profile of a PNG that inflates to 64 MB is not applied', async () => {
  const bomb = chunk(
    'iCCP',
    Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(64 * 1024 * 1024))]),
  );
  expect(await processed(square(64, bomb))).toMatchObject({ width: 64, height: 64 });
});

describe('an SVG is refused in any disguise', () => {
  const utf16 = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(svg.toString(), 'utf16le')]);
  const magic = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff', gif: '474946383961' };

  test.each<[string, Buffer, string]>([
    ['with a declaration', Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]), 'wrongType'],
    ['behind spaces', Buffer.concat([Buffer.alloc(100, ' '), svg]), 'wrongType'],
    ['in UTF-16', utf16, 'wrongType'],
    ['compressed', gzipSync(svg), 'wrongType'],
    ['that begins like a PNG', Buffer.concat([Buffer.from(magic.png, 'hex'), svg]), 'broken'],
    ['that begins like a JPEG', Buffer.concat([Buffer.from(magic.jpeg, 'hex'), svg]), 'broken'],
    ['that begins like a GIF', Buffer.concat([Buffer.from(magic.gif, 'hex'), svg]), 'broken'],
    ['that begins like a WebP', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), svg]), 'broken'],
    ['that begins like an AVIF', Buffer.concat([Buffer.from('\0\0\0\x1cftypavif'), svg]), 'broken'],
  ])('%s', async (_, bytes, problem) => {
    expect(await processPicture(bytes)).toBe(problem);
  });
});

describe('a type that libvips could decode but nobody needs is refused', () => {
  test.each<[string, Buffer]>([
    ['a bitmap', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['a TIFF', Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(200)])],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a Radiance picture', Buffer.from('#?RADIANCE\n')],
    ['a Netpbm picture', Buffer.from('P6 1 1 255\n\0\0\0')],
    ['a file of libvips', Buffer.concat([Buffer.from('b6a6f208', 'hex'), Buffer.alloc(200)])],
    ['JPEG XL', Buffer.concat([Buffer.from('ff0a', 'hex'), Buffer.alloc(200)])],
    ['JPEG 2000', Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.alloc(200)])],
    ['a video', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(200)])],
    ['a program', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(200)])],
  ])('%s', async (_, bytes) => {
    expect(await processPicture(bytes)).toBe('wrongType');
  });
});

test('a HEIC that calls itself an AVIF is refused', async () => {
  const avif = await flat().avif().toBuffer();
  const given = Buffer.from(avif);
  // The codec of the item and its configuration.
  for (const [from, to] of [
    ['av01', 'hvc1'],
    ['av1C', 'hvcC'],
  ] as const) {
    for (let at = given.indexOf(from); at > -1; at = given.indexOf(from)) given.write(to, at, 'latin1');
  }
  expect(detectFormat(given)).toBe('avif');
  expect(await processPicture(given)).toBe('broken');
});

test.each(types)('a %s is refused or processed wherever it ends', async (type) => {
  const whole = await flat(24).toFormat(type).toBuffer();
  for (const share of [0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95]) {
    const picture = await processPicture(whole.subarray(0, Math.ceil(whole.length * share)));
    if (typeof picture === 'string') expect(['broken', 'wrongType', 'tooManyPixels']).toContain(picture);
    else expect(picture).toMatchObject({ width: 24, height: 24 });
  }
});

test.each(types)('a %s with damaged bytes is refused or processed, and ends', async (type) => {
  const whole = await flat(24).toFormat(type).toBuffer();
  for (let at = 12; at < whole.length; at += Math.ceil(whole.length / 40)) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    const picture = await processPicture(damaged);
    expect(typeof picture === 'string' || picture.width > 0).toBe(true);
  }
});

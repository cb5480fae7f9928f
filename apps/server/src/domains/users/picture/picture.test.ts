import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PICTURE_BYTES, toPicture } from './picture.ts';

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const u16 = (value: number) => u32(value).subarray(2);
const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
};
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const header = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])]));
const pixels = (width: number, height: number) => chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height)));
const end = chunk('IEND', Buffer.alloc(0));
const png = (width = 64, height = width, ...beside: Buffer[]) =>
  Buffer.concat([SIGNATURE, header(width, height), ...beside, pixels(width, height), end]);

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);
const coded = Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 5]);
const jpeg = (width = 64, height = width, ...beside: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...beside,
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc0, Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])])),
    segment(0xc4, Buffer.alloc(20)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    coded,
    Buffer.from([0xff, 0xd9]),
  ]);

const kinds = [
  ['image/png', png],
  ['image/jpeg', jpeg],
] as const;

describe.each(kinds)('%s', (type, make) => {
  test('is taken as it is, where it is only a picture', () => {
    expect(toPicture(make())).toEqual({ type, bytes: make() });
    for (const side of [32, 512]) expect(toPicture(make(side))).toMatchObject({ type });
  });

  test('is square, and neither tiny nor large', () => {
    expect(toPicture(make(64, 65))).toBe('notSquare');
    for (const side of [0, 31, 513]) expect(toPicture(make(side))).toBe('wrongSize');
  });

  test('keeps nothing behind its end', () => {
    expect(toPicture(Buffer.concat([make(), Buffer.from('<script>')]))).toEqual({ type, bytes: make() });
  });

  test('cut anywhere is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: make().length - 1 }), (length) => {
        expect(toPicture(make().subarray(0, length))).toBe('notAnImage');
      }),
    );
  });

  test('with any byte changed is none, or a picture of its kind that is read the same again', () => {
    fc.assert(
      fc.property(fc.nat(make().length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = make();
        changed[at] = (changed[at] ?? 0) ^ by;
        const taken = toPicture(changed);
        if (typeof taken !== 'string') expect(toPicture(taken.bytes)).toEqual(taken);
      }),
    );
  });
});

test.each([
  ['text of a PNG', png(64, 64, chunk('tEXt', Buffer.from('Comment\0secret'))), png()],
  ['EXIF of a PNG', png(64, 64, chunk('eXIf', Buffer.from('secret'))), png()],
  ['EXIF of a JPEG', jpeg(64, 64, segment(0xe1, Buffer.from('Exif\0\0secret'))), jpeg()],
  ['a comment of a JPEG', jpeg(64, 64, segment(0xfe, Buffer.from('secret'))), jpeg()],
])('%s is dropped', (_, given, kept) => {
  const taken = toPicture(given);
  expect(taken).toMatchObject({ bytes: kept });
});

test.each([
  ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a picture that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', Buffer.from('GIF89a\x40\0\x40\0\0\0\0;', 'latin1')],
  ['a WebP', Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0', 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['a PNG with a chunk that nobody knows', png(64, 64, chunk('ABCD', Buffer.alloc(0)))],
  ['a PNG without pixels', Buffer.concat([SIGNATURE, header(64, 64), end])],
  ['a PNG without a head', Buffer.concat([SIGNATURE, pixels(64, 64), end])],
  ['a JPEG of two frames', jpeg(64, 64, segment(0xc0, Buffer.alloc(9)))],
  ['a JPEG of a kind that browsers do not make', jpeg(64, 64, segment(0xcc, Buffer.alloc(4)))],
])('%s is no picture', (_, bytes) => {
  expect(toPicture(bytes)).toBe('notAnImage');
});

test('what is large is not looked at', () => {
  expect(toPicture(Buffer.concat([png(), Buffer.alloc(PICTURE_BYTES)]))).toBe('tooLarge');
});

test('whatever bytes come, it is a picture or a reason', () => {
  const anything = fc.uint8Array({ maxLength: 400 });
  const begun = anything.map((rest) => Buffer.concat([SIGNATURE, rest]));
  const other = anything.map((rest) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), rest]));
  fc.assert(
    fc.property(fc.oneof(anything.map(Buffer.from), begun, other), (bytes) => {
      expect(toPicture(Buffer.from(bytes))).toBeOneOf(['notAnImage', 'notSquare', 'wrongSize', expect.any(Object)]);
    }),
  );
});

import { crc32, deflateSync } from 'node:zlib';

const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).reverse();

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
}

/** A picture of one grey, as a file for an input. */
export function greyPicture(name: string, { width, height, grey }: { width: number; height: number; grey: number }) {
  // Each row begins with its filter.
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width, grey)]);
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.of(8, 0, 0, 0, 0)])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

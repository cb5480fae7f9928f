import { crc32, deflateSync } from 'node:zlib';

const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).reverse();

export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
}

/** A grey square with additional chunks. */
export const square = (side: number, ...beside: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([u32(side), u32(side), Buffer.from([8, 0, 0, 0, 0])])),
    ...beside,
    chunk('IDAT', deflateSync(Buffer.alloc((side + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

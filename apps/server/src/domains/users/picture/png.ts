import { crc32 } from 'node:zlib';
import type { Drawn } from './drawn.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, name and checksum around a chunk's data. */
const FRAME = 12;
const DRAWING: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** A chunk that must be understood has a name that begins with a capital. */
const isCritical = (name: string): boolean => /^[A-Z]/.test(name);

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  readonly whole: Buffer;
}

function chunkAt(bytes: Buffer, at: number): Chunk | null {
  if (at + FRAME > bytes.length) return null;
  const end = at + FRAME + bytes.readUInt32BE(at);
  if (end > bytes.length) return null;
  if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
  return {
    name: bytes.toString('latin1', at + 4, at + 8),
    data: bytes.subarray(at + 8, end - 4),
    whole: bytes.subarray(at, end),
  };
}

/** Up to the closing chunk; null where one is broken, or the end is missing. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; ; ) {
    const chunk = chunkAt(bytes, at);
    if (chunk === null) return null;
    chunks.push(chunk);
    if (chunk.name === 'IEND') return chunks;
    at += chunk.whole.length;
  }
}

/** A PNG with the chunks that draw it and no others; null where it is none. */
export function pngOf(bytes: Buffer): Drawn | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks = chunksOf(bytes);
  const [head] = chunks ?? [];
  if (chunks === null || head?.name !== 'IHDR' || head.data.length !== 13) return null;
  if (chunks.some(({ name }) => isCritical(name) && !DRAWING.has(name))) return null;
  if (!chunks.some(({ name }) => name === 'IDAT')) return null;
  const kept = chunks.filter(({ name }) => DRAWING.has(name)).map(({ whole }) => whole);
  return {
    width: head.data.readUInt32BE(0),
    height: head.data.readUInt32BE(4),
    bytes: Buffer.concat([SIGNATURE, ...kept]),
  };
}

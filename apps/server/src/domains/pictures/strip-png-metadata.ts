const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, name and checksum, in bytes. */
const CHUNK_OVERHEAD = 12;
const PIXEL_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** More of them are no picture, and would block the process. */
const CHUNKS_MAX = 20_000;

/**
 * Keeps only the chunks of pixels; returns other data unchanged, and ends after the last chunk of a picture. libvips inflates compressed texts without a limit: 160
 * kB use 760 MB of memory.
 */
export function stripPngMetadata(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept: Buffer[] = [SIGNATURE];
  let at = SIGNATURE.length;
  for (let chunks = 0; chunks < CHUNKS_MAX && at + CHUNK_OVERHEAD <= bytes.length; chunks += 1) {
    const end = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (PIXEL_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

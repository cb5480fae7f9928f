const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, name and checksum, in bytes. */
const CHUNK_OVERHEAD = 12;
const PIXEL_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * Keeps only the chunks of pixels; returns other data unchanged. libvips inflates compressed texts without a limit: 160
 * kB use 760 MB of memory.
 */
export function stripPngMetadata(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept: Buffer[] = [SIGNATURE];
  for (let at = SIGNATURE.length; at + CHUNK_OVERHEAD <= bytes.length; ) {
    const end = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at);
    if (PIXEL_CHUNKS.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

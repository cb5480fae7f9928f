import { inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, name and checksum, in bytes. */
const CHUNK_OVERHEAD = 12;
const PIXEL_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** More of them are no picture, and would block the process. */
const CHUNKS_MAX = 20_000;
/** In bytes, as in a JPEG. */
const EXIF_MAX = 64 * 1024;
/** In bytes, inflated; profiles of displays have up to some 100 kB. */
const PROFILE_MAX = 1024 * 1024;

/** The data of an iCCP chunk is a name, a zero, the compression method 0 and the compressed profile. */
function isSmallProfile(data: Buffer): boolean {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: PROFILE_MAX });
    return true;
  } catch {
    return false;
  }
}

function decidesPixels(name: string, data: Buffer): boolean {
  if (name === 'eXIf') return data.length <= EXIF_MAX;
  if (name === 'iCCP') return isSmallProfile(data);
  return PIXEL_CHUNKS.has(name);
}

/**
 * Keeps the chunks that decide how a PNG looks: pixels, the first orientation (eXIf) and the first colour profile (iCCP).
 * Returns other data unchanged. libvips inflates compressed texts and profiles without a limit: 160 kB use 760 MB of
 * memory.
 */
export function stripPngMetadata(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept: Buffer[] = [SIGNATURE];
  const found = new Set<string>();
  let at = SIGNATURE.length;
  for (let chunks = 0; chunks < CHUNKS_MAX && at + CHUNK_OVERHEAD <= bytes.length; chunks += 1) {
    const end = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const isRepeated = found.has(name) && !PIXEL_CHUNKS.has(name);
    if (!isRepeated && decidesPixels(name, bytes.subarray(at + 8, end - 4))) kept.push(bytes.subarray(at, end));
    found.add(name);
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

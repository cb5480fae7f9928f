import type { Drawn } from './drawn.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Baseline and progressive frames: what browsers make. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables of a scan, restart interval, and the JFIF head: beside frames and scans, what it takes to draw. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd, 0xe0]);
/** What other programs put in: EXIF, profiles, comments. */
const isBeside = (marker: number): boolean => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

interface Segment {
  readonly marker: number;
  readonly whole: Buffer;
}

/** Where the coded data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

function segmentAt(bytes: Buffer, at: number): Segment | null {
  if (at + 2 > bytes.length || bytes[at] !== 0xff) return null;
  const marker = bytes[at + 1] ?? 0;
  if (marker === END) return { marker, whole: bytes.subarray(at, at + 2) };
  if (at + 4 > bytes.length) return null;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  if (end < at + 4 || end > bytes.length) return null;
  return { marker, whole: bytes.subarray(at, marker === SCAN ? scanEnd(bytes, end) : end) };
}

/** Up to the end marker; null where one is broken, or the end is missing. */
function segmentsOf(bytes: Buffer): Segment[] | null {
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    const segment = segmentAt(bytes, at);
    if (segment === null) return null;
    segments.push(segment);
    if (segment.marker === END) return segments;
    at += segment.whole.length;
  }
}

/** A JPEG with the segments that draw it and no others; null where it is none. */
export function jpegOf(bytes: Buffer): Drawn | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const segments = segmentsOf(bytes)?.filter(({ marker }) => !isBeside(marker));
  if (segments === undefined) return null;
  const frames = segments.filter(({ marker }) => FRAMES.has(marker));
  const [frame] = frames;
  if (frame === undefined || frames.length > 1 || frame.whole.length < 10) return null;
  const isKnown = ({ marker }: Segment) =>
    FRAMES.has(marker) || TABLES.has(marker) || marker === SCAN || marker === END;
  if (!segments.every(isKnown) || !segments.some(({ marker }) => marker === SCAN)) return null;
  return {
    width: frame.whole.readUInt16BE(7),
    height: frame.whole.readUInt16BE(5),
    bytes: Buffer.concat([bytes.subarray(0, 2), ...segments.map(({ whole }) => whole)]),
  };
}

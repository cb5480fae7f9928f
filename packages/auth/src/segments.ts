/**
 * As a router reads an address, so the guard does as well: without regard to case and to a slash at the end, each part decoded
 * (once), and none of them where one cannot be.
 */
export function segmentsOf(path: string): readonly string[] {
  let segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
  try {
    segments = segments.map(decodeURIComponent);
  } catch {
    // They stay as they are written.
  }
  return segments.map((segment) => segment.toLowerCase());
}

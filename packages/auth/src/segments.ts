/**
 * As a router reads an address, so the guard does as well: in the case that it is written in, without regard to a slash at the end, each
 * part decoded (once), and none of them where one cannot be.
 */
export function segmentsOf(path: string): readonly string[] {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
  try {
    return segments.map(decodeURIComponent);
  } catch {
    // They stay as they are written.
  }
  return segments;
}

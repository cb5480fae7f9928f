/**
 * Splits a path like the router: case-sensitive, no trailing slash, decoded once; all segments stay encoded when one is
 * invalid.
 */
export function segmentsOf(path: string): readonly string[] {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
  try {
    return segments.map(decodeURIComponent);
  } catch {
    // Invalid escape.
  }
  return segments;
}

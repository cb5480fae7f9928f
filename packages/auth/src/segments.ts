/**
 * Splits a path like the router: case-sensitive, no trailing slash, decoded once; one invalid segment leaves all
 * encoded.
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

/**
 * As a router reads an address, so the guard does as well: without regard to case and to a slash at the end, each part decoded
 * (once), and none of them where one cannot be.
 */
export function segmentsOf(path: string): readonly string[] {
  const plainPath = path.split(/[?#]/, 1)[0] ?? '';
  const segments = plainPath.split('/').filter(Boolean);
  return decoded(segments).map((segment) => segment.toLowerCase());
}

function decoded(segments: readonly string[]): readonly string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return segments;
  }
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the redirect for a page opened under another loopback name than the configured one, whose calls would be
 * cross-origin; otherwise null.
 */
export function findCanonicalUrl(own: string, host: string, path: string): string | null {
  const address = new URL(own);
  const requested = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  if (requested === null || requested.hostname === address.hostname || requested.port !== address.port) return null;
  return loopback.has(requested.hostname) && loopback.has(address.hostname) ? address.origin + path : null;
}

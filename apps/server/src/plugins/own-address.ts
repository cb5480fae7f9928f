const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where a page is opened by another name of this very machine, its own address for it: the app asks the server by that name alone, and
 * would find a foreign origin. Null where nothing is to be changed.
 */
export function ownAddress(own: string, host: string, path: string): string | null {
  const address = new URL(own);
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  if (asked === null || asked.hostname === address.hostname || asked.port !== address.port) return null;
  return loopback.has(asked.hostname) && loopback.has(address.hostname) ? address.origin + path : null;
}

/** The exact origins that may be given the token and whose answers may end the session. */
export interface ApiHosts {
  /** Of what `addressOf` has answered. */
  readonly isTrusted: (address: string) => boolean;
  /** Where a call of this path goes. */
  readonly addressOf: (path: string, baseUrl?: string) => string;
}

/** `scheme://host:port`. Credentials in the address, other schemes and nonsense are refused with a `TypeError`. */
function parseBase(address: string): { origin: string; folder: string } {
  const page = globalThis.location?.origin;
  const url = new URL(address, page === 'null' ? undefined : page);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new TypeError(`No API address: ${address}`);
  }
  return { origin: url.origin, folder: url.pathname.replace(/\/+$/, '') };
}

/** `baseUrl` is an address or a path of the page's own origin; it counts as allowed. */
export function createApiHosts(baseUrl: string, allowedHosts: readonly string[]): ApiHosts {
  const origins = new Set([baseUrl, ...allowedHosts].map((host) => parseBase(host).origin));
  return {
    isTrusted: (address) => origins.has(new URL(address).origin),
    addressOf: (path, other) => {
      const { origin, folder } = parseBase(other ?? baseUrl);
      // Joined as text: as a URL of its own, a path like `//elsewhere/x` would choose the host.
      return `${origin}${folder}${path}`;
    },
  };
}

/** Origins that receive the token and may end the session. */
export interface ApiHosts {
  /** `address` is from `getStoryUrl`. */
  readonly isTrusted: (address: string) => boolean;
  readonly addressOf: (path: string, baseUrl?: string) => string;
}

/** @throws TypeError for credentials, schemes other than http(s) and invalid addresses */
function parseBase(address: string): { origin: string; folder: string } {
  const page = globalThis.location?.origin;
  const url = new URL(address, page === 'null' ? undefined : page);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new TypeError(`No API address: ${address}`);
  }
  return { origin: url.origin, folder: url.pathname.replace(/\/+$/, '') };
}

/** `baseUrl` is a URL, or a path of the page's origin; its origin is trusted. */
export function createApiHosts(baseUrl: string, allowedHosts: readonly string[]): ApiHosts {
  const origins = new Set([baseUrl, ...allowedHosts].map((host) => parseBase(host).origin));
  return {
    isTrusted: (address) => origins.has(new URL(address).origin),
    addressOf: (path, other) => {
      const { origin, folder } = parseBase(other ?? baseUrl);
      // Concatenated: as a relative URL, `//elsewhere/x` would change the host.
      return `${origin}${folder}${path}`;
    },
  };
}

/** Origins that receive the token and may end the session. */
export interface ApiHosts {
  /** `address` is from `getStoryUrl`. */
  readonly isTrusted: (address: string) => boolean;
  readonly addressOf: (path: string, baseUrl?: string) => string;
}

const EXAMPLE = "Write an address such as 'https://desk.example/api'";

/** Origin of the page, which a path is relative to; undefined outside a browser, and in a page from a file. */
function pageOrigin(): string | undefined {
  const origin = globalThis.location?.origin;
  return origin === 'null' ? undefined : origin;
}

function parseUrl(address: string, page: string | undefined): URL {
  try {
    return new URL(address, page);
  } catch (cause) {
    throw new TypeError(`'${address}' is not an address. ${EXAMPLE}.`, { cause });
  }
}

/** @throws TypeError for credentials, schemes other than http(s), a path outside a browser and invalid addresses */
function parseBase(address: string): { origin: string; folder: string } {
  const page = pageOrigin();
  if (page === undefined && address.startsWith('/')) {
    throw new TypeError(`'${address}' is a path, which needs a page that it is relative to. ${EXAMPLE}.`);
  }
  const url = parseUrl(address, page);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new TypeError(`'${address}' is no API address: it has another scheme or credentials. ${EXAMPLE}.`);
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

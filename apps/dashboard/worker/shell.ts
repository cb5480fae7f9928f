const PREFIX = 'boostdesk-shell-';
const CONFIG = 'boostdesk-config';
/** The page without an address of its own: what stands at every path of the app. */
const PAGE = '/';
const CONFIG_PATH = '/config.json';
/** Versions whose parts stay, for tabs that were not loaded anew. */
const MAX_VERSIONS = 3;
/** A line that takes longer to answer is as good as none, in ms. */
const TIMEOUT_MS = 4_000;
/** A proxy says that the server is not there. */
const GATEWAY_ERRORS = new Set([502, 503, 504]);

export interface Build {
  readonly version: string;
  /** Paths of its parts. */
  readonly parts: readonly string[];
  /** Paths of what the app is shown by: icons and manifests. */
  readonly signs: readonly string[];
}

export interface ShellDeps {
  readonly build: Build;
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo, options?: RequestInit) => Promise<Response>;
}

function withTimeout(answer: Promise<Response>): Promise<Response> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('late')), TIMEOUT_MS);
  return Promise.race([answer, timeout.promise]).finally(() => clearTimeout(timer));
}

/** The built app, kept so that it opens without a line. It holds files of the build and the configuration: nothing that anybody said or did. */
export function createShell({ build, caches, fetch }: ShellDeps) {
  const name = `${PREFIX}${build.version}`;

  /** A part has its content in its name: whichever version brought it, it is the same. */
  const findCached = (request: RequestInfo) => caches.match(request, { ignoreVary: true });

  async function cacheFile(cache: Cache, path: string): Promise<void> {
    const response = (await findCached(path)) ?? (await fetch(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  }

  /** Another process may serve another version while it is put in place: then this one waits for its next try. */
  async function cachePage(cache: Cache): Promise<void> {
    const response = await fetch(PAGE, { cache: 'no-cache' });
    const isOwn = response.ok && !response.redirected && (await response.clone().text()).includes(build.version);
    if (!isOwn) throw new Error(`The page is not that of version ${build.version}.`);
    await cache.put(PAGE, response);
  }

  /** The page that brings the worker has read it before the worker was there. A time at which it fails is no reason to have none. */
  async function cacheConfig(): Promise<void> {
    const response = await fetch(CONFIG_PATH, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${CONFIG_PATH}: ${response.status}`);
    await (await caches.open(CONFIG)).put(CONFIG_PATH, response);
  }

  /** An app without its icon opens all the same. */
  async function cacheIcon(cache: Cache, path: string): Promise<void> {
    const response = await fetch(path, { cache: 'no-cache' });
    if (response.ok) await cache.put(path, response);
  }

  /** All of it or none. */
  async function install(): Promise<void> {
    const cache = await caches.open(name);
    try {
      await cachePage(cache);
      const others = [cacheConfig(), ...build.signs.map((path) => cacheIcon(cache, path))];
      await Promise.all([Promise.allSettled(others), ...build.parts.map((path) => cacheFile(cache, path))]);
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }

  /** Versions of long ago go. */
  async function tidy(): Promise<void> {
    const shells = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
    for (const old of shells.slice(0, Math.max(0, shells.length - (MAX_VERSIONS - 1)))) await caches.delete(old);
  }

  /** The line first: what is kept stands in where it does not answer. */
  async function networkFirst(
    answer: Promise<Response>,
    findFallback: () => Promise<Response | undefined>,
  ): Promise<Response> {
    try {
      const response = await withTimeout(answer);
      if (!GATEWAY_ERRORS.has(response.status)) return response;
      return (await findFallback()) ?? response;
    } catch {
      return (await findFallback()) ?? answer;
    }
  }

  return {
    install,
    tidy,
    page: (answer: Promise<Response>): Promise<Response> =>
      networkFirst(answer, async () => (await caches.open(name)).match(PAGE)),
    async config(request: Request): Promise<Response> {
      const fresh = fetch(request).then(async (response) => {
        if (response.ok) await (await caches.open(CONFIG)).put(request.url, response.clone());
        return response;
      });
      return networkFirst(fresh, async () => (await caches.open(CONFIG)).match(request.url, { ignoreVary: true }));
    },
    sign: (request: Request): Promise<Response> => networkFirst(fetch(request), () => findCached(request)),
    part: async (request: Request): Promise<Response> => (await findCached(request)) ?? fetch(request),
  };
}

export type Shell = ReturnType<typeof createShell>;

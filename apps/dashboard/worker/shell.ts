const PREFIX = 'boostdesk-shell-';
const CONFIG = 'boostdesk-config';
/** The HTML page, the same at every path of the app. */
const PAGE = '/';
const CONFIG_PATH = '/config.json';
/** Versions whose assets stay cached, for tabs that have not been reloaded. */
const MAX_VERSIONS = 3;
/** Network timeout in ms. */
const TIMEOUT_MS = 4_000;
/** Statuses of a proxy whose server is unreachable. */
const GATEWAY_ERRORS = new Set([502, 503, 504]);

export interface Build {
  readonly version: string;
  /** Paths of hashed build files. */
  readonly assets: readonly string[];
  /** Paths of icons and manifests. */
  readonly icons: readonly string[];
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

/** Caches the built app, so that it opens offline. The cache contains build files and the configuration, but no user data. */
export function createShell({ build, caches, fetch }: ShellDeps) {
  const name = `${PREFIX}${build.version}`;

  /** Looks in the caches of all versions, because an asset name contains the hash of its content. */
  const findCached = (request: RequestInfo) => caches.match(request, { ignoreVary: true });

  async function cacheFile(cache: Cache, path: string): Promise<void> {
    const response = (await findCached(path)) ?? (await fetch(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  }

  /** Fails when the server sends the page of another version, as during a deployment. The browser retries the installation later. */
  async function cachePage(cache: Cache): Promise<void> {
    const response = await fetch(PAGE, { cache: 'no-cache' });
    const isOwn = response.ok && !response.redirected && (await response.clone().text()).includes(build.version);
    if (!isOwn) throw new Error(`The page is not that of version ${build.version}.`);
    await cache.put(PAGE, response);
  }

  /** Caches the configuration, because the page fetched it before the worker was active. Its failure does not fail the installation. */
  async function cacheConfig(): Promise<void> {
    const response = await fetch(CONFIG_PATH, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${CONFIG_PATH}: ${response.status}`);
    await (await caches.open(CONFIG)).put(CONFIG_PATH, response);
  }

  /** Caches an icon, if the server has it: the app works without. */
  async function cacheIcon(cache: Cache, path: string): Promise<void> {
    const response = await fetch(path, { cache: 'no-cache' });
    if (response.ok) await cache.put(path, response);
  }

  /** Caches the version completely, or deletes its cache and fails. */
  async function install(): Promise<void> {
    const cache = await caches.open(name);
    try {
      await cachePage(cache);
      const others = [cacheConfig(), ...build.icons.map((path) => cacheIcon(cache, path))];
      await Promise.all([Promise.allSettled(others), ...build.assets.map((path) => cacheFile(cache, path))]);
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }

  /** Deletes the caches of all but the newest versions. */
  async function tidy(): Promise<void> {
    const shells = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
    for (const old of shells.slice(0, Math.max(0, shells.length - (MAX_VERSIONS - 1)))) await caches.delete(old);
  }

  /** Uses the network, and the cache when the network fails, times out or returns a gateway error. */
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
    icon: (request: Request): Promise<Response> => networkFirst(fetch(request), () => findCached(request)),
    asset: async (request: Request): Promise<Response> => (await findCached(request)) ?? fetch(request),
  };
}

export type Shell = ReturnType<typeof createShell>;

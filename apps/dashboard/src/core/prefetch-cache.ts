/** A prefetched call. */
export interface PrefetchedCall {
  /** Request body, JSON text. */
  readonly body: string;
  readonly answer: Promise<Response>;
}

/** Calls that the page sent while its script was loading (`prefetch.ts`). Each answer can be taken once. */
export interface PrefetchCache {
  config?: Promise<Response> | undefined;
  token: string | null;
  /** When the calls were sent, in ms since 1970. */
  readonly at: number;
  /** Keyed by the path of the call. */
  readonly calls: Map<string, PrefetchedCall>;
}

declare global {
  var prefetchCache: PrefetchCache | undefined;
}

/** Fetches `/config.json`; the first call returns the prefetched answer. */
export function fetchConfig(): Promise<Response> {
  const cache = globalThis.prefetchCache;
  const response = cache?.config;
  if (cache === undefined || response === undefined) return fetch('/config.json', { cache: 'no-cache' });
  cache.config = undefined;
  return response;
}

/** Rejects when the signal aborts, as `fetch` does. */
const rejectOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** `fetch` that returns a prefetched answer when URL, token and body are equal. */
export const fetchWithPrefetch: typeof fetch = async (input, init) => {
  const cache = globalThis.prefetchCache;
  const path = [...(cache?.calls.keys() ?? [])].find((ending) => `${input}`.endsWith(ending));
  const prefetched = path === undefined ? undefined : cache?.calls.get(path);
  if (cache === undefined || path === undefined || prefetched === undefined) return fetch(input, init);
  cache.calls.delete(path);
  const isSame =
    new Headers(init?.headers).get('Authorization') === `Bearer ${cache.token}` && init?.body === prefetched.body;
  if (!isSame) return fetch(input, init);
  const response = await Promise.race([prefetched.answer, rejectOnAbort(init?.signal)]);
  return response?.url === `${input}` ? response : fetch(input, init);
};

/** When the call with this token was prefetched, in ms since 1970. Undefined when its answer is not available. */
export function prefetchedAt(path: string, token: string | null): number | undefined {
  const cache = globalThis.prefetchCache;
  return cache?.token === token && cache?.calls.has(path) ? cache.at : undefined;
}

/** Lets calls with the fresh token use answers to the token that it replaces: both belong to the same user. */
export function rebindPrefetchToken(oldToken: string | null, newToken: string): void {
  const cache = globalThis.prefetchCache;
  if (cache !== undefined && cache.token === oldToken) cache.token = newToken;
}

/** Discards the remaining answers, which would be outdated by the time they are used. */
export function clearPrefetchCache(): void {
  globalThis.prefetchCache?.calls.clear();
}

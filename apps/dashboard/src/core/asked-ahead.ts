/** A prefetched call. */
export interface CallAhead {
  /** Request body, JSON text. */
  readonly body: string;
  readonly answer: Promise<Response>;
}

/** Calls that the page sent while its script was loading (`ask-ahead.ts`). Each answer can be taken once. */
export interface AskedAhead {
  config?: Promise<Response> | undefined;
  token: string | null;
  /** Keyed by the path of the call. */
  readonly calls: Map<string, CallAhead>;
}

declare global {
  var askedAhead: AskedAhead | undefined;
}

/** Fetches `/config.json`; the first call returns the prefetched answer. */
export function fetchConfig(): Promise<Response> {
  const asked = globalThis.askedAhead;
  const answer = asked?.config;
  if (asked === undefined || answer === undefined) return fetch('/config.json', { cache: 'no-cache' });
  asked.config = undefined;
  return answer;
}

/** Rejects when the signal aborts, as `fetch` does. */
const stopped = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** `fetch` that returns a prefetched answer when URL, token and body are equal. */
export const fetchOnce: typeof fetch = async (input, init) => {
  const asked = globalThis.askedAhead;
  const path = [...(asked?.calls.keys() ?? [])].find((ending) => `${input}`.endsWith(ending));
  const ahead = path === undefined ? undefined : asked?.calls.get(path);
  if (asked === undefined || path === undefined || ahead === undefined) return fetch(input, init);
  asked.calls.delete(path);
  const isSame =
    new Headers(init?.headers).get('Authorization') === `Bearer ${asked.token}` && init?.body === ahead.body;
  if (!isSame) return fetch(input, init);
  const answer = await Promise.race([ahead.answer, stopped(init?.signal)]);
  return answer?.url === `${input}` ? answer : fetch(input, init);
};

/** Lets calls with the fresh token use answers to the token that it replaces: both belong to the same user. */
export function renewAhead(shown: string | null, fresh: string): void {
  const asked = globalThis.askedAhead;
  if (asked !== undefined && asked.token === shown) asked.token = fresh;
}

/** Discards the remaining answers, which would be outdated by the time they are used. */
export function forgetAhead(): void {
  globalThis.askedAhead?.calls.clear();
}

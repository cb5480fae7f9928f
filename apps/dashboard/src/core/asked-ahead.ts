/** A call that the page has made. */
export interface CallAhead {
  /** JSON, as it was sent. */
  readonly body: string;
  readonly answer: Promise<Response>;
}

/** What the page asked while its script was on its way (ask-ahead.ts). Each answer is there to be taken once. */
export interface AskedAhead {
  config?: Promise<Response> | undefined;
  /** Whom the calls were made for. */
  token: string | null;
  /** By the path of the call. */
  readonly calls: Map<string, CallAhead>;
}

declare global {
  var askedAhead: AskedAhead | undefined;
}

/** `/config.json`: the first time the answer that the page has asked for. */
export function fetchConfig(): Promise<Response> {
  const asked = globalThis.askedAhead;
  const answer = asked?.config;
  if (asked === undefined || answer === undefined) return fetch('/config.json', { cache: 'no-cache' });
  asked.config = undefined;
  return answer;
}

/** Fails as a `fetch` does that is stopped. */
const stopped = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** `fetch`, where what the page has asked with the same token and body at the same address is not asked again. */
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

/** The server has given a fresh token for the one that it was shown: what was asked with that is for the same person. */
export function renewAhead(shown: string | null, fresh: string): void {
  const asked = globalThis.askedAhead;
  if (asked !== undefined && asked.token === shown) asked.token = fresh;
}

/** What nobody has taken up by now would be of before when somebody does. */
export function forgetAhead(): void {
  globalThis.askedAhead?.calls.clear();
}

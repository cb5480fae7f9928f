/** What the page asked while its script was on its way (index.html). Each answer is there to be taken once. */
export interface AskedAhead {
  config?: Promise<Response> | undefined;
  /** Whom the calls were made for. */
  readonly token: string | null;
  /** Answers by the path of the call. */
  readonly calls: Map<string, Promise<Response>>;
}

declare global {
  var askedAhead: AskedAhead | undefined;
}

/** `/config.json`: the first time as the page has asked for it. What it has not asked by then it leaves to the app. */
export function fetchConfig(): Promise<Response> {
  const asked = globalThis.askedAhead;
  const answer = asked?.config;
  if (asked === undefined || answer === undefined) {
    globalThis.askedAhead = undefined;
    return fetch('/config.json', { cache: 'no-cache' });
  }
  asked.config = undefined;
  return answer;
}

/** `fetch`, where what the page has asked with the same token and at the same address is not asked again. */
export const fetchOnce: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const asked = globalThis.askedAhead;
  const path = [...(asked?.calls.keys() ?? [])].find((ending) => request.url.endsWith(ending));
  if (asked === undefined || path === undefined) return fetch(request);
  const ahead = asked.calls.get(path);
  asked.calls.delete(path);
  if (request.headers.get('Authorization') !== `Bearer ${asked.token}`) return fetch(request);
  const answer = await ahead;
  return answer?.url === request.url ? answer : fetch(request);
};

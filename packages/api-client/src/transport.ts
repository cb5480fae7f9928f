import axios from 'axios';

/** One request as it goes over the wire. */
export interface WireRequest {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

/** One answer, whatever its status. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** Rejects where there is no answer at all. */
export type Transport = (request: WireRequest) => Promise<RawAnswer>;
export type Fetch = typeof globalThis.fetch;

/**
 * axios over `fetch`: only there a redirect can be refused. XMLHttpRequest follows one unseen, and a call answered by
 * another address than the one asked is neither to be believed nor to be given a token.
 */
export function createTransport(fetch?: Fetch): Transport {
  // By address and options: a `Request` of its own for each call is slow to make. axios's README has it, its types do not.
  const env: object = { fetch, Request: null };
  const http = axios.create({
    adapter: 'fetch',
    env,
    // A page's address may hold a hand-over token, an answer holds personal data: neither is passed on or kept.
    fetchOptions: { redirect: 'error', referrerPolicy: 'no-referrer', cache: 'no-store' },
    responseType: 'text',
    transformRequest: [(body: unknown) => body],
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    withXSRFToken: false,
  });
  return async ({ address, method, headers, body, signal }) => {
    // `false` keeps axios from naming itself: in some browsers that header would ask for a preflight of its own.
    const answer = await http.request<string>({
      url: address,
      method,
      headers: { ...headers, 'User-Agent': false },
      data: body,
      signal,
    });
    return {
      status: answer.status,
      text: answer.data,
      header: (name) => {
        const value: unknown = answer.headers[name];
        return typeof value === 'string' ? value : null;
      },
    };
  };
}

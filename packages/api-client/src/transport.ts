import axios, { type AxiosRequestConfig } from 'axios';

export interface WireRequest {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | undefined;
  readonly signal: AbortSignal;
  /** The sent part of the body, from 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** Of any status. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** Rejects without a response. */
export type Transport = (request: WireRequest) => Promise<RawResponse>;
export type Fetch = typeof globalThis.fetch;

const uploadOptions = (onProgress: (sent: number) => void): AxiosRequestConfig => ({
  adapter: 'xhr',
  onUploadProgress: ({ progress = 0 }) => onProgress(progress),
});

/**
 * Uses `fetch`: XMLHttpRequest cannot refuse redirects, which could leak the token to another path of the same origin.
 * `fetch` reports no upload progress, so uploads with progress use XMLHttpRequest; browsers drop the token on redirects to
 * other origins.
 */
export function createTransport(fetch?: Fetch): Transport {
  // Avoids a slow `Request` per call; documented by axios, but missing in its types.
  const env: object = { fetch, Request: null };
  const http = axios.create({
    adapter: 'fetch',
    env,
    // URLs may contain hand-over tokens, responses personal data.
    fetchOptions: { redirect: 'error', referrerPolicy: 'no-referrer', cache: 'no-store' },
    responseType: 'text',
    transformRequest: [(body: unknown) => body],
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    withXSRFToken: false,
  });
  return async ({ address, method, headers, body, signal, onProgress }) => {
    // axios's header causes a preflight in some browsers.
    const response = await http.request<string>({
      url: address,
      method,
      headers: { ...headers, 'User-Agent': false },
      data: body,
      signal,
      ...(onProgress === undefined ? {} : uploadOptions(onProgress)),
    });
    return {
      status: response.status,
      text: response.data,
      header: (name) => {
        const value: unknown = response.headers[name];
        return typeof value === 'string' ? value : null;
      },
    };
  };
}

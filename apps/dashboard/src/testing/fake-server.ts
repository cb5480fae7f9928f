import { type ApiError, createClient } from '@boostdesk/api-client';
import { calls } from '@boostdesk/api-client/contract';
import { createFakeApi, type FakeApiOptions } from '@boostdesk/api-client/testing';
import { coreCalls } from '../core/services.ts';

export interface FakeServerOptions extends FakeApiOptions {
  /** Calls that the server does not have. */
  readonly missing?: readonly string[];
}

/** Creates a fake server that responds immediately, a record of its requests, and a client without retries. Unlisted calls are refused. */
export function createFakeServer(
  answers: Parameters<typeof createFakeApi>[0],
  onError: (error: ApiError) => void = () => undefined,
  { missing = [], ...options }: FakeServerOptions = {},
) {
  const fake = createFakeApi(answers, options);
  const missingPaths = calls.filter(({ name }) => missing.includes(name)).map(({ path }) => path);
  const fetch: typeof globalThis.fetch = async (input, init) =>
    missingPaths.some((path) => `${input}`.endsWith(path))
      ? new Response('Not Found', { status: 404 })
      : fake.fetch(input, init);
  const api = createClient({
    parts: coreCalls,
    baseUrl: 'https://api.example',
    token: () => 'a.b.c',
    retry: { attempts: 1 },
    fetch,
    onError,
  });
  return { api, fake };
}

import { type ApiError, createClient } from '@boostdesk/api-client';
import { createFakeApi, type FakeApiOptions } from '@boostdesk/api-client/testing';
import { coreCalls } from '../core/services.ts';

/** Creates a fake server that responds immediately, a record of its requests, and a client without retries. Unlisted calls are refused. */
export function createFakeServer(
  answers: Parameters<typeof createFakeApi>[0],
  onError: (error: ApiError) => void = () => undefined,
  options: FakeApiOptions = {},
) {
  const fake = createFakeApi(answers, options);
  const api = createClient({
    parts: coreCalls,
    baseUrl: 'https://api.example',
    token: () => 'a.b.c',
    retry: { attempts: 1 },
    fetch: fake.fetch,
    onError,
  });
  return { api, fake };
}

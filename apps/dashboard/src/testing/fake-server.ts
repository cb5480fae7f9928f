import { type ApiError, createClient } from '@boostdesk/api-client';
import { createFakeApi } from '@boostdesk/api-client/testing';
import { coreCalls } from '../core/services.ts';

/** A server that answers at once, what was sent to it, and a client that asks it once. A call that is not named is refused. */
export function createFakeServer(
  answers: Parameters<typeof createFakeApi>[0],
  onError: (error: ApiError) => void = () => undefined,
) {
  const fake = createFakeApi(answers);
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

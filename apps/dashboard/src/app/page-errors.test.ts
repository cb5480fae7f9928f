import { createClient } from '@boostdesk/api-client';
import { createFakeApi } from '@boostdesk/api-client/testing';
import { expect, test, vi } from 'vitest';
import { followPageErrors } from './page-errors.ts';
import { coreParts } from './services.ts';

test('what failed before the server could be told is told once it can, and what fails then as well, each once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: string[] = [];
  const fake = createFakeApi({
    pageError: {
      report: ({ message }: { message: string }) => {
        told.push(message);
        return { reference: told.length };
      },
    },
  });
  const api = createClient({
    parts: coreParts,
    baseUrl: 'https://api.example',
    token: () => 'a.b.c',
    retry: { attempts: 1 },
    fetch: fake.fetch,
  });
  globalThis.earlyErrors = [new TypeError('first script'), 'only words'];
  const stop = followPageErrors({ api });
  expect(globalThis.earlyErrors).toBeUndefined();
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('later'), message: 'later' }));
  await vi.waitFor(() => expect(told).toEqual(['first script', 'only words', 'later']));
  stop();
  vi.restoreAllMocks();
});

import { expect, test } from 'vitest';
import { createClient } from '../src/client.ts';
import { auth } from '../src/contract/index.ts';

test('redirects, referrer and cache are disabled', async () => {
  const given: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    given.push(new Request(input, init));
    return Response.json({ ok: true });
  };
  const client = createClient({ parts: { auth }, baseUrl: 'https://api.example', token: () => 'a.b.c', fetch });
  await client.auth.logout();
  expect(given.map(({ redirect, referrerPolicy, cache }) => ({ redirect, referrerPolicy, cache }))).toEqual([
    { redirect: 'error', referrerPolicy: 'no-referrer', cache: 'no-store' },
  ]);
});

test('options that are null count as absent', async () => {
  const fetch: typeof globalThis.fetch = async () => Response.json({ ok: true });
  const client = createClient({ parts: { auth }, baseUrl: 'https://api.example', token: () => 'a.b.c', fetch });
  // An untyped caller.
  const none = null as unknown as undefined;
  expect(await client.auth.logout({}, none)).toEqual({ ok: true });
});

import { describe, expect, test } from 'vitest';
import { createClient } from '../src/client.ts';
import { auth } from '../src/contract/index.ts';
import { clientOf, json, plain, type Reply, rejectionOf, startServer } from './local-server.ts';

const no = { allowed: false };
const failures: [string, Reply][] = [
  // @spec 8.0-10
  ['a check that is answered 500', plain('Something went wrong.', 500)],
  ['a check that is answered 401', plain('Sign in.', 401)],
  ['a check that is answered 404', plain('Gone', 404)],
  ['a check that is answered by a bare Forbidden', plain('Forbidden', 403)],
  ['a check with an invalid response', json({ allowed: 'yes' })],
  ['a check whose connection drops', (_, response) => response.destroy()],
];

describe('a check that fails (SPEC §8)', () => {
  test.each(failures)('%s is not permitted', async (_, reply) => {
    const server = await startServer(reply);
    const told: string[] = [];
    const client = clientOf(server.url, { onError: ({ call }) => told.push(call) });
    expect(await client.auth.canViewOrder({ id: 10_001 })).toEqual(no);
    expect(await client.auth.canViewGuides({}, { quiet: true })).toEqual(no);
    expect(told).toEqual(['auth.canViewOrder']);
  });

  // @spec 8.0-10
  test("an unreachable server gives 'not permitted'", async () => {
    const fetch = () => Promise.reject(new TypeError('down'));
    const client = createClient({
      parts: { auth },
      baseUrl: 'https://api.example',
      token: () => null,
      fetch,
      retry: { attempts: 1 },
    });
    expect(await Promise.all([client.auth.canViewOrder({ id: 10_001 }), client.auth.canViewGuides()])).toEqual([
      no,
      no,
    ]);
  });

  test("a request that cannot be sent gives 'not permitted'", async () => {
    const server = await startServer(json({ allowed: true }));
    expect(await clientOf(server.url).auth.canViewGuides({}, { baseUrl: 'javascript:1' })).toEqual(no);
    expect(server.received).toEqual([]);
  });

  test('a cancelled check rejects', async () => {
    const server = await startServer(json({ allowed: true }));
    const asked = clientOf(server.url).auth.canViewGuides({}, { signal: AbortSignal.abort() });
    expect(await rejectionOf(asked)).toMatchObject({ code: 'canceled' });
  });
});

import { expect, expectTypeOf, test } from 'vitest';
import { createClient, extendClient } from './client.ts';
import { auth, contract, exchange, order, payout } from './contract/index.ts';
import { createFakeApi } from './testing/fake-api.ts';

const fake = createFakeApi({ auth: { logout: () => ({ ok: true }) }, payout: { getCandidates: () => [] } });
const client = createClient({
  parts: { auth, exchange, order },
  baseUrl: 'https://api.example',
  token: () => 'a.b.c',
  fetch: fake.fetch,
});

test.each([
  ['a few parts', { auth, exchange, order }],
  ['the whole contract', contract],
])('a client has a function for every call of %s, and nothing else', (_which, parts) => {
  const made = createClient({ parts, baseUrl: 'https://api.example', token: () => null, fetch: fake.fetch });
  const shape = Object.entries(made).map(([part, functions]) => [part, Object.keys(functions)]);
  expect(shape).toEqual(Object.entries(parts).map(([name, part]) => [name, Object.keys(part)]));
});

test('extendClient shares the connection', async () => {
  const staff = extendClient(client, { payout });
  expect(await staff.payout.getCandidates()).toEqual([]);
  expect(fake.sent.at(-1)).toMatchObject({ call: 'payout.getCandidates', token: 'a.b.c' });
  expect(() => extendClient({ ...client }, { payout })).toThrow('createClient');
  expect(await extendClient(staff, { auth }).auth.logout()).toEqual({ ok: true });
});

test("the client's types come from the contract", () => {
  expectTypeOf(client.auth.login).returns.resolves.toEqualTypeOf<{ token: string } | false>();
  expectTypeOf(client.auth.logout).returns.resolves.toEqualTypeOf<{ ok: true }>();
  expectTypeOf(client.exchange.usdToEur).returns.resolves.toEqualTypeOf<{ rate: number }>();
  expectTypeOf(client.order.pause).parameter(0).toEqualTypeOf<{ id: number; reason?: string | undefined }>();
  expectTypeOf(client).not.toHaveProperty('payout');
  // @ts-expect-error the request is needed
  const incomplete = () => client.order.pause();
  // @ts-expect-error there is no such field
  const wrong = () => client.order.pause({ id: 1, status: 3 });
  expect([incomplete, wrong]).toHaveLength(2);
});

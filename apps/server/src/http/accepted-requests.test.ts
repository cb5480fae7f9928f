import { calls } from '@boostdesk/api-client/contract';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { acceptedRequest } from './accepted-requests.ts';

const specified = calls.filter(({ source }) => source === 'SPEC §7');
const own = calls.filter(({ source }) => source !== 'SPEC §7');
/** A valid value of every key of SPEC §7's requests. */
const values = {
  email: 'a@b.example',
  password: 'p',
  id: 1,
  visitorId: 'v',
  confidence: 0.5,
  user_id: null,
  onesignal_token: 't',
  offset: 0,
  before: 5,
  ids: [1],
  searchFilter: '10001',
};
const strange = { role: 1, user: 2, isStaff: true, sid: 's', constructor: {}, toString: 1, at: { role: 1 } };
/** As JSON, whose `__proto__` is a key of its own. */
const withStrange = (body: object): unknown =>
  JSON.parse(JSON.stringify({ ...strange, ...body }).replace('{', '{"__proto__":{"role":1},'));

describe('acceptedRequest', () => {
  test.each(specified)('$name passes on only the contract’s keys', (call) => {
    const parsed = acceptedRequest(call).parse(withStrange(values)) as object;
    const known = call.request instanceof z.ZodMiniObject ? Object.keys(call.request.shape).sort() : [];
    expect(Object.keys(parsed).sort()).toEqual(known);
    expect(call.request.parse(parsed)).toEqual(parsed);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  test('refuses unknown keys of our own calls', () => {
    for (const call of own) {
      const issues = acceptedRequest(call).safeParse(strange).error?.issues ?? [];
      expect(
        issues.some(({ code }) => code === 'unrecognized_keys'),
        call.name,
      ).toBe(true);
    }
  });

  test.each(specified)('$name refuses what is not an object', (call) => {
    for (const body of [[], [values], 7, 'text', true])
      expect(acceptedRequest(call).safeParse(body).success, JSON.stringify(body)).toBe(false);
  });

  test('a list that is too long costs one error, whatever its elements are', () => {
    const [call] = specified.filter(({ name }) => name === 'chatMessage.clearMessages');
    const parsed = call && acceptedRequest(call).safeParse({ ids: Array.from({ length: 100_000 }, () => '') });
    expect(parsed?.error?.issues).toHaveLength(1);
  });
});

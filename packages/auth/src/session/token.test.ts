import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actorOf } from '../actor.ts';
import { hasOwnSid } from './claims.ts';
import { claims, NOW, tokenOf, tokenWith } from './sample-token.fixture.ts';
import { isExpired, MAX_TOKEN_LENGTH, sessionFromToken, type TokenClock } from './token.ts';

const read = (token: unknown) => sessionFromToken(token, { now: NOW });

// @spec 3.1-1, 3.2-1
test('sessionFromToken reads the claims of SPEC §3', () => {
  expect(read(tokenOf(claims))).toEqual({ ok: true, session: claims });
  expect(actorOf(claims)).toEqual({ id: 20, role: 2, employee: claims.employee });
});

test('names in any script are decoded correctly', () => {
  const result = read(tokenWith({ name: 'Zoë 張偉 🎮' }));
  expect(result.ok && result.session.name).toBe('Zoë 張偉 🎮');
});

// @spec 3.1-1
test('numbers can be text, and flags 0 and 1', () => {
  const { employee } = claims;
  const result = read(
    tokenWith({
      role: '2',
      user: '20',
      relog: 1,
      newsletter: 0,
      notification: '1',
      favorite_employees: ['21', 22],
      employee: { ...employee, trial: 1, order_notification: '0', share_percent: '62.50', games: ['3', '15'] },
      exp: `${claims.exp}`,
    }),
  );
  expect(result).toEqual({
    ok: true,
    session: {
      ...claims,
      relog: true,
      newsletter: false,
      favorite_employees: [21, 22],
      employee: { ...employee, trial: true, order_notification: false, share_percent: 62.5 },
    },
  });
});

const NONE = {
  email: '',
  employee: null,
  name: '',
  sanitized_name: '',
  relog: false,
  affilate: null,
  image: null,
  newsletter: false,
  favorite_employees: [],
  notification: false,
  sid: 'user20',
  exp: null,
  iat: null,
};

test('only role and user are needed; other claims that are missing mean none', () => {
  expect(read(tokenOf({ role: 2, user: 20 }))).toEqual({ ok: true, session: { role: 2, user: 20, ...NONE } });
});

test.each(Object.entries(NONE))('the claim %s means none when it is missing, null or invalid', (claim, none) => {
  for (const value of [undefined, null, [[]], [null]]) {
    const result = read(tokenWith({ [claim]: value }));
    const found = result.ok || result.reason === 'expired' ? result.session : undefined;
    expect(found, JSON.stringify(value)).toEqual({ ...claims, [claim]: none });
  }
});

test.each([
  ['a share of 100 percent', { employee: { ...claims.employee, share_percent: 100 } }],
  ['a share of 0 percent', { employee: { ...claims.employee, share_percent: 0 } }],
  ['no games', { employee: { ...claims.employee, games: [] } }],
  ['game 0', { employee: { ...claims.employee, games: [0] } }],
  ['all games', { employee: { ...claims.employee, games: null } }],
  ['no badge', { employee: { ...claims.employee, badge: null } }],
  ['the partner marker 0', { affilate: 0 }],
  ['a text as partner marker', { affilate: 'x' }],
  ['no favourites', { favorite_employees: [] }],
  ['a fractional time', { iat: claims.iat + 0.5 }],
])('a session with %s is valid', (_what, changes) => {
  expect(read(tokenWith(changes))).toEqual({ ok: true, session: { ...claims, ...changes } });
});

test('optional claims are null when absent', () => {
  const lacking = { employee: null, affilate: null, image: null };
  expect(read(tokenWith(lacking))).toMatchObject({ ok: true, session: lacking });
});

test.each([
  ['s-1', true],
  [undefined, false],
  ['', false],
])('hasOwnSid of a token with the sid %j is %s', (sid, expected) => {
  const result = read(tokenWith({ sid }));
  expect(result.ok && hasOwnSid(result.session)).toBe(expected);
});

test('unknown claims are dropped, also in the employee', () => {
  const result = read(tokenWith({ admin: true, employee: { ...claims.employee, salary: 1 } }));
  expect(result).toEqual({ ok: true, session: claims });
});

// @spec 3.2-1
test('missing fields of an employee mean none, and no games all games', () => {
  const none = {
    trial: false,
    order_notification: false,
    badge: null,
    share_percent: null,
    valorant_share_percent: null,
    acc_share_percent: null,
    games: null,
    platforms: [],
  };
  for (const employee of [{}, { badge: 1, share_percent: 101, acc_share_percent: -1, games: 3, platforms: null }])
    expect(read(tokenWith({ employee }))).toMatchObject({ ok: true, session: { employee: none } });
});

test('invalid entries of lists are dropped', () => {
  const changes = { favorite_employees: [0, 'x', 21, null], employee: { games: [1.5, 3], platforms: [1, 'PC'] } };
  expect(read(tokenWith(changes))).toMatchObject({
    ok: true,
    session: { favorite_employees: [21], employee: { games: [3], platforms: ['PC'] } },
  });
});

describe('a token without a valid role and user has no session', () => {
  test.each([
    ['role', [undefined, 0, 6, '6', 'admin', null, 1.5, true]],
    ['user', [undefined, 0, -1, 1.5, '0', '', ' ', 'me', null, true, [20], Number.MAX_SAFE_INTEGER, 2 ** 53]],
  ])('invalid claim %s', (claim, values) => {
    for (const value of values)
      expect(read(tokenWith({ [claim]: value })), JSON.stringify(value)).toEqual({
        ok: false,
        reason: 'badClaim',
        claim,
      });
  });
});

describe('invalid tokens', () => {
  test.each([
    ['nothing', undefined, 'missing'],
    ['null', null, 'missing'],
    ['an object', {}, 'missing'],
    ['an empty text', '', 'missing'],
    ['no dots', 'abc', 'malformed'],
    ['two parts', 'a.b', 'malformed'],
    ['four parts', `${tokenOf(claims)}.x`, 'malformed'],
    ['not base64', 'a.%%%.c', 'malformed'],
    ['not JSON', `a.${btoa('{')}.c`, 'malformed'],
    ['a list', `a.${btoa('[]')}.c`, 'malformed'],
    ['a text inside', `a.${btoa('"x"')}.c`, 'malformed'],
    ['a number inside', `a.${btoa('1')}.c`, 'malformed'],
    ['null inside', `a.${btoa('null')}.c`, 'malformed'],
    ['too long', tokenWith({ name: 'x'.repeat(MAX_TOKEN_LENGTH) }), 'tooLarge'],
  ])('%s', (_what, token, reason) => {
    expect(read(token)).toEqual({ ok: false, reason });
  });

  test('the longest decoded token has the maximum length', () => {
    const spare = MAX_TOKEN_LENGTH - tokenOf(claims).length;
    const long = `${tokenOf(claims)}${'x'.repeat(spare)}`;
    expect([read(long).ok, read(`${long}x`)]).toEqual([true, { ok: false, reason: 'tooLarge' }]);
  });

  test('no text makes it throw', () => {
    const part = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((json) => btoa(encodeURIComponent(json))),
    );
    fc.assert(fc.property(fc.array(part, { maxLength: 4 }), (parts) => read(parts.join('.')).ok === false));
  });
});

describe('expiry (SPEC §9)', () => {
  test.each([
    ['is false one second before exp', { now: (claims.exp - 1) * 1000 }, false],
    ['is true at exp', { now: claims.exp * 1000 }, true],
    // @spec 9.0-30
    ['is true within the offset before exp', { now: (claims.exp - 60) * 1000, offsetSeconds: 60 }, true],
    ['is false just before the offset', { now: (claims.exp - 61) * 1000, offsetSeconds: 60 }, false],
    ['is true when the server clock is past exp', { now: (claims.exp - 100) * 1000, skewSeconds: 100 }, true],
    ['is false when the server clock is before exp', { now: (claims.exp + 100) * 1000, skewSeconds: -101 }, false],
    ['is true for a token whose exp is its iat', { now: NOW }, true, { exp: claims.iat }],
    ['is false without exp', { now: Number.MAX_SAFE_INTEGER }, false, { exp: null }],
    ['is true for a NaN clock', { now: Number.NaN }, true],
    ['is true for an infinite clock', { now: Number.NEGATIVE_INFINITY }, true],
    ['is true for a NaN offset', { now: 0, offsetSeconds: Number.NaN }, true],
    ['is true for a NaN skew', { now: 0, skewSeconds: Number.NaN }, true],
  ] as [string, TokenClock, boolean, { exp: number | null }?][])('%s', (_what, clock, expired, session = claims) => {
    expect(isExpired(session, clock)).toBe(expired);
    expect(sessionFromToken(tokenWith(session), clock).ok).toBe(!expired);
  });

  test('every token is expired by an invalid clock', () => {
    const result = sessionFromToken(tokenOf(claims), { now: Date.parse('never') });
    expect(result).toEqual({ ok: false, reason: 'expired', session: claims });
  });

  test('an expired token still gives its session', () => {
    const result = sessionFromToken(tokenOf(claims), { now: claims.exp * 1000 });
    expect(result).toEqual({ ok: false, reason: 'expired', session: claims });
  });
});

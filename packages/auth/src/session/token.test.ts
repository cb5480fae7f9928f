import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actorOf } from '../actor.ts';
import { claims, NOW, tokenOf, tokenWith } from './sample-token.fixture.ts';
import { isExpired, MAX_TOKEN_LENGTH, sessionFromToken } from './token.ts';

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

test('flags can be 0 and 1', () => {
  const result = read(tokenWith({ relog: 1, newsletter: 0, employee: { ...claims.employee, trial: 1 } }));
  expect(result).toMatchObject({ ok: true, session: { relog: true, newsletter: false, employee: { trial: true } } });
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

test('unknown claims are dropped, also in the employee', () => {
  const result = read(tokenWith({ admin: true, employee: { ...claims.employee, salary: 1 } }));
  expect(result).toEqual({ ok: true, session: claims });
});

describe('an invalid claim is named', () => {
  test.each(Object.keys(claims))('missing claim %s', (claim) => {
    expect(read(tokenWith({ [claim]: undefined }))).toEqual({ ok: false, reason: 'badClaim', claim });
  });

  test.each([
    ['role', [0, 6, '1', null]],
    ['email', ['', null, 1]],
    ['user', [0, -1, 1.5, '1', null, Number.MAX_SAFE_INTEGER, 2 ** 53]],
    ['employee', ['x', 1, {}, [], { ...claims.employee, trial: 'yes' }]],
    ['name', [null, 1]],
    ['sanitized_name', [null]],
    ['relog', ['true', 2, null]],
    ['affilate', [{}, true]],
    ['image', [1]],
    ['newsletter', [null]],
    ['favorite_employees', [null, [0], ['1'], [21, '22'], {}]],
    ['notification', ['1']],
    ['sid', ['', 1]],
    ['exp', ['1', null, -1, claims.iat]],
    ['iat', ['1', null]],
  ])('invalid claim %s', (claim, values) => {
    for (const value of values)
      expect(read(tokenWith({ [claim]: value })), JSON.stringify(value)).toMatchObject({ reason: 'badClaim', claim });
  });

  // @spec 3.2-1
  test.each([
    ['badge', 1],
    ['share_percent', 101],
    ['valorant_share_percent', -1],
    ['acc_share_percent', '50'],
    ['games', [1.5]],
    ['games', 3],
    ['platforms', null],
    ['platforms', [1]],
    ['order_notification', null],
  ])('invalid employee claim %s', (field, value) => {
    expect(read(tokenWith({ employee: { ...claims.employee, [field]: value } }))).toMatchObject({ claim: 'employee' });
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
    ['is true for a NaN clock', { now: Number.NaN }, true],
    ['is true for an infinite clock', { now: Number.NEGATIVE_INFINITY }, true],
    ['is true for a NaN offset', { now: 0, offsetSeconds: Number.NaN }, true],
    ['is true for a NaN skew', { now: 0, skewSeconds: Number.NaN }, true],
  ])('%s', (_what, clock, expired) => {
    expect(isExpired(claims, clock)).toBe(expired);
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

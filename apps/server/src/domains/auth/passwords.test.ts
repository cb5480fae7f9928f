import { argon2Sync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, isOutdatedHash, isPassword } from './passwords.ts';

/** A hash of the code points as typed. */
function hashAsTyped(password: string): string {
  const nonce = randomBytes(16);
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=19456,t=2,p=1$${encode(nonce)}$${encode(hash)}`;
}

describe('the same password in other code points', () => {
  const spellings: [string, string, string][] = [
    ['combining marks', 'pa\u0308sswo\u0308rd-123', 'p\u00e4ssw\u00f6rd-123'],
    ['two marks in another order', 'vie\u0323\u0302t-nam-2026', 'vi\u1ec7t-nam-2026'],
    ['an Angstrom sign', '\u212bngstrom-2026', '\u00c5ngstrom-2026'],
    ['Hangul letters', '\u1112\u1161\u11ab\u1100\u1173\u11af-2026', '\ud55c\uae00-2026'],
    ['full-width letters', '\uff50\uff41\uff53\uff53word-2026', 'password-2026'],
    ['a ligature', '\ufb01ve-golden-rings', 'five-golden-rings'],
    ['a no-break space', 'correct\u00a0horse 9', 'correct horse 9'],
  ];

  test.each(spellings)('with %s matches in both directions', async (_, one, other) => {
    expect(await isPassword(other, await hashPassword(one))).toBe(true);
    expect(await isPassword(one, await hashPassword(other))).toBe(true);
  });

  test.each(spellings)('with %s matches a hash as typed, which the next sign-in renews', async (_, one, other) => {
    const stored = hashAsTyped(one);
    expect(await isPassword(one, stored)).toBe(true);
    expect(await isOutdatedHash(one, stored)).toBe(true);
    const renewed = await hashPassword(one);
    expect([await isPassword(other, renewed), await isOutdatedHash(one, renewed)]).toEqual([true, false]);
  });
});

test.each([
  ['p\u00e4ssw\u00f6rd-123', 'password-123'],
  ['Password-123', 'password-123'],
  ['password-123 ', 'password-123'],
  ['stra\u00dfe-2026-x', 'strasse-2026-x'],
  ['p\u0430ssword-123', 'password-123'],
])('%j does not match %j', async (one, other) => {
  expect(await isPassword(one, await hashPassword(other))).toBe(false);
});

test('a malformed hash matches nothing', async () => {
  for (const stored of ['', 'x', '$argon2id$v=19$m=19456,t=2,p=1$$'])
    expect(await isPassword('password-123', stored)).toBe(false);
});

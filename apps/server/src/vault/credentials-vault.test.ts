import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptCredentials, encryptCredentials } from './credentials-vault.ts';

const key = randomBytes(32);
const credentials = { login: 'mina', password: 'hunter two', accountName: null, note: 'Only after six.' };

describe('account details', () => {
  it('decrypt to the original', () => {
    const any = fc.record({
      login: fc.string({ unit: 'grapheme' }),
      password: fc.string({ unit: 'grapheme' }),
      accountName: fc.option(fc.string()),
      note: fc.option(fc.string()),
    });
    fc.assert(
      fc.property(any, fc.nat(), (given, order) => {
        const keeper = `order:${order}` as const;
        expect(decryptCredentials(key, keeper, encryptCredentials(key, keeper, given))).toEqual(given);
      }),
    );
  });

  it('encrypt differently each time', () => {
    const seals = Array.from({ length: 50 }, () =>
      Buffer.from(encryptCredentials(key, 'order:1', credentials).sealed).toString('hex'),
    );
    expect(new Set(seals).size).toBe(50);
  });

  it('fail to decrypt for another keeper, with another key or after a change of any byte', () => {
    const box = encryptCredentials(key, 'order:1', credentials);
    expect(() => decryptCredentials(key, 'order:2', box)).toThrow();
    expect(() => decryptCredentials(key, 'duoq:1', box)).toThrow();
    expect(() => decryptCredentials(randomBytes(32), 'order:1', box)).toThrow();
    for (let place = 0; place < box.sealed.length; place += 1) {
      const sealed = Uint8Array.from(box.sealed);
      sealed[place] = (sealed[place] ?? 0) ^ 1;
      expect(() => decryptCredentials(key, 'order:1', { ...box, sealed })).toThrow();
    }
  });

  it('decrypt from the bytes that a database returns', () => {
    const { nonce, sealed } = encryptCredentials(key, 'order:1', credentials);
    expect(
      decryptCredentials(key, 'order:1', { nonce: new Uint8Array(nonce), sealed: new Uint8Array(sealed) }),
    ).toEqual(credentials);
  });
});

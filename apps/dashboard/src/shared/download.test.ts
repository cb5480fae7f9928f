import { expect, test } from 'vitest';
import { decodeBase64 } from './download.ts';

test('decodeBase64 returns every byte', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(decodeBase64(btoa(String.fromCharCode(...bytes)))).toEqual(bytes);
});

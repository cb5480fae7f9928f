import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Sieg;„Knäppe“ Lösung – 5 €\r\n';
const utf16 = (value: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * value.length));
  for (const [place, unit] of value.split('').entries()) view.setUint16(2 * place, unit.charCodeAt(0), isLittleEndian);
  return new Uint8Array(view.buffer);
};
const windows1252 = Uint8Array.from(
  [...text].map((one) => ({ '„': 0x84, '“': 0x93, '–': 0x96, '€': 0x80 })[one] ?? one.charCodeAt(0)),
);

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16, little endian, with a byte order mark', utf16(`\uFEFF${text}`, true)],
  ['UTF-16, big endian, with a byte order mark', utf16(`\uFEFF${text}`, false)],
  ['Windows-1252', windows1252],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes, 'de')).toBe(text);
});

test('a file that is not in UTF-8 is in Windows-1256 for readers of Arabic', () => {
  expect(decodeText(Uint8Array.of(0xdd, 0xe6, 0xd2), 'ar')).toBe('فوز');
  expect(decodeText(new TextEncoder().encode('فوز'), 'ar')).toBe('فوز');
});

test('an empty file has no text', () => expect(decodeText(new Uint8Array(), 'en')).toBe(''));

import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chunk, square } from '../../../tests/support/png.ts';
import { stripPngMetadata } from './strip-png-metadata.ts';

const profile = (inflated: Buffer) =>
  chunk('iCCP', Buffer.concat([Buffer.from('Display\0\0', 'latin1'), deflateSync(inflated)]));
const plain = square(8);

test('orientation and colour profile stay, one of each', () => {
  const [orientation, colours] = [chunk('eXIf', Buffer.from('MM\0*')), profile(Buffer.alloc(3000))];
  const given = square(8, colours, orientation, colours, orientation);
  expect(stripPngMetadata(given)).toEqual(square(8, colours, orientation));
});

test.each([
  ['a text', chunk('tEXt', Buffer.from('Comment\0secret'))],
  ['a compressed text', chunk('zTXt', Buffer.from('a\0\0'))],
  ['an international text', chunk('iTXt', Buffer.from('a\0\0\0\0\0secret'))],
  ['frames of an animation', chunk('fdAT', Buffer.alloc(8))],
  ['an unknown chunk', chunk('prVt', Buffer.from('secret'))],
  ['a profile that inflates to more than 1 MB', profile(Buffer.alloc(1024 * 1024 + 1))],
  ['a profile that is not compressed', chunk('iCCP', Buffer.from('Display\0\0secret'))],
  ['a profile without a name', chunk('iCCP', Buffer.alloc(0))],
  ['EXIF of more than 64 kB', chunk('eXIf', Buffer.alloc(64 * 1024 + 1))],
])('%s goes', (_, beside) => {
  expect(stripPngMetadata(square(8, beside))).toEqual(plain);
});

test('what follows the last chunk goes', () => {
  expect(stripPngMetadata(Buffer.concat([plain, Buffer.from('<script>')]))).toEqual(plain);
});

test('a chunk with a false length ends the picture', () => {
  const lying = Buffer.from(plain);
  lying.writeUInt32BE(0xff_ff_ff_ff, 8);
  expect(stripPngMetadata(lying).length).toBeLessThanOrEqual(lying.length);
});

test('other data is unchanged', () => {
  const given = Buffer.from('GIF89a');
  expect(stripPngMetadata(given)).toBe(given);
});

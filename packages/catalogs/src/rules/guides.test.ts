import fc from 'fast-check';
import { expect, test } from 'vitest';
import { services } from '../services.ts';
import {
  findGuidePictureText,
  hasUnknownGuidePicture,
  isGuideService,
  listGuidePictures,
  parseGuidePicture,
  toGuidePicture,
} from './guides.ts';

test('the guides of League of Legends are the one service with a guide', () => {
  expect(services.filter(({ id }) => isGuideService(id)).map(({ name }) => name)).toEqual(['Guides']);
  expect(isGuideService(null)).toBe(false);
});

test.each([
  ['no picture', 'Ward the river.', []],
  ['two pictures', '![Lanes](picture:12)\n\n![](picture:7)', [12, 7]],
  ['one picture twice', '![a](picture:3) and ![b](picture:3)', [3]],
  ['addresses of other kinds', '![a](https://example.com/picture:4) [b](/picture:5) picture:6 ![c](picture:)', []],
  ['ids that do not exist', '![a](picture:0) ![b](picture:1234567890) ![c](picture:-1) ![d](picture:1.5)', []],
])('listGuidePictures finds %s', (_, text, ids) => {
  expect(listGuidePictures(text)).toEqual(ids);
});

test('listGuidePictures finds what toGuidePicture writes, whatever the description and the text around it', () => {
  const id = fc.integer({ min: 1, max: 999_999_999 });
  const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((words) => !words.includes('](picture:'));
  fc.assert(
    fc.property(id, text, text, (picture, alt, around) => {
      expect(listGuidePictures(`${around}\n\n${toGuidePicture(picture, alt)}\n\n${around}`)).toEqual([picture]);
    }),
  );
});

test('findGuidePictureText finds the description that toGuidePicture writes, and none of another picture', () => {
  const id = fc.integer({ min: 1, max: 999_999_999 });
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(id, text, text, (picture, alt, other) => {
      const guide = `${toGuidePicture(picture === 1 ? 2 : 1, other)}\n\n${toGuidePicture(picture, alt)}`;
      expect(findGuidePictureText(guide, picture)).toBe(alt);
    }),
  );
  expect(findGuidePictureText('Ward the river.', 12)).toBe('');
});

test('parseGuidePicture reads the ids of addresses', () => {
  expect(parseGuidePicture('picture:12')).toBe(12);
  for (const other of ['picture:', 'picture:x', 'picture:0', 'https://example.com/12', '12'])
    expect(parseGuidePicture(other)).toBeUndefined();
});

test.each([
  ['![a](picture:12)', false],
  ['![a](picture:12) and ![b](picture:12), with picture:6 and https://example.com/picture:4', false],
  ['![a](picture:12 "Lanes")', true],
  ['![a](<picture:12>)', true],
  ['![a]( picture:12 )', true],
  ['![a][lanes]\n\n[lanes]: picture:12', true],
])('%s has a picture in an unknown form: %s', (text, isUnknown) => {
  expect(hasUnknownGuidePicture(text)).toBe(isUnknown);
});

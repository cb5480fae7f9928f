import { expect, test } from 'vitest';
import { changedFields, conflictOf, fieldsOf, mergedFields, unreadFields } from './area-draft.ts';
import type { AreaField } from './area-view.ts';

const form: readonly AreaField[] = [
  { name: 'share', label: 'Share', kind: 'percent' },
  { name: 'badge', label: 'Badge', kind: 'text', isOptional: true },
  { name: 'games', label: 'Games', kind: 'choices', options: [], all: 'All games' },
];
const base = { share: 60, badge: null, games: [3] };

test('fieldsOf picks the fields of the form from a row', () => {
  expect(fieldsOf(form, { ...base, id: 7, version: 2 })).toEqual(base);
});

test('changedFields compares lists by their values', () => {
  expect(changedFields(form, base, { ...base, games: [3] })).toEqual([]);
  expect(changedFields(form, base, { ...base, games: [3, 15], share: 61 })).toEqual(['share', 'games']);
});

test('an unreadable amount differs from an empty field', () => {
  expect(changedFields(form, { ...base, share: null }, { ...base, share: Number.NaN })).toEqual(['share']);
  expect(changedFields(form, { ...base, share: Number.NaN }, { ...base, share: Number.NaN })).toEqual([]);
  expect(unreadFields({ ...base, share: Number.NaN })).toEqual(['share']);
  expect(unreadFields(base)).toEqual([]);
});

test.each([
  ['only theirs changed', {}, { badge: 'Gold' }, { theirs: ['badge'], both: [] }],
  ['both changed different fields', { share: 61 }, { badge: 'Gold' }, { theirs: ['badge'], both: [] }],
  ['both changed the same field differently', { share: 61 }, { share: 70 }, { theirs: ['share'], both: ['share'] }],
  ['both changed the same field equally', { share: 61 }, { share: 61 }, { theirs: ['share'], both: [] }],
])('conflict of two edits: %s', (_, mine, theirs, conflict) => {
  expect(conflictOf(form, base, { ...base, ...mine }, { ...base, ...theirs })).toEqual(conflict);
});

test('mergedFields takes my changes and theirs everywhere else', () => {
  const mine = { ...base, share: 61 };
  const theirs = { ...base, share: 70, badge: 'Gold' };
  expect(mergedFields(form, base, mine, theirs)).toEqual({ share: 61, badge: 'Gold', games: [3] });
});

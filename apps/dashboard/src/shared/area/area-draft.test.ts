import { afterEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../data/drafts.ts';
import {
  areaDraftName,
  changedFields,
  conflictOf,
  fieldsOf,
  mergedFields,
  parseAreaDraft,
  restoreAreaDraft,
  unreadFields,
  withCompatibleFields,
} from './area-draft.ts';
import type { AreaField, Fields } from './area-view.ts';

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

const label = 'Field';
const name = 'field';
const options = [
  { id: 3, label: 'Rift' },
  { id: 15, label: 'Tactics' },
];

test.each<[AreaField, readonly unknown[], readonly unknown[]]>([
  [{ name, label, kind: 'text' }, ['', 'Late'], [null, 7, ['Late']]],
  [{ name, label, kind: 'longText', isOptional: true }, ['', null], [7]],
  [{ name, label, kind: 'markdown' }, ['# Late'], [null, {}]],
  [{ name, label, kind: 'day' }, ['2026-11-23', null], ['tomorrow', 20261123]],
  [{ name, label, kind: 'percent' }, [0, 12.5, null], ['12', Number.NaN]],
  [{ name, label, kind: 'count' }, [4, null], ['4', true]],
  [{ name, label, kind: 'money' }, [500, null], ['5x', Number.NaN]],
  [{ name, label, kind: 'person' }, [52, null], ['Kaito', { id: 52 }]],
  [{ name, label, kind: 'flag' }, [true, false], [null, 1]],
  [{ name, label, kind: 'choice', options }, [3, null], ['3', 4]],
  [{ name, label, kind: 'choices', options }, [[], [15, 3]], [null, 3, [3, 4]]],
  [{ name, label, kind: 'choices', options, all: 'All' }, [null, [3]], [{}]],
])('a field of $kind accepts valid values and otherwise keeps its initial one', (field, held, others) => {
  const kept = (value: unknown) => withCompatibleFields([field], { field: 'start' }, { field: value }).field;
  expect(held.map(kept)).toEqual(held);
  expect(others.map(kept)).toEqual(others.map(() => 'start'));
});

test('withCompatibleFields ignores unknown fields and keeps the other initial ones', () => {
  const text: readonly AreaField[] = [{ name, label, kind: 'text' }];
  expect(withCompatibleFields(text, { field: 'a', hidden: 1 }, { hidden: 2, gone: 3 })).toEqual({
    field: 'a',
    hidden: 1,
  });
});

const FINE = areaDraftName('fines', 7);
const fines: readonly AreaField[] = [
  { name: 'reason', label: 'Reason', kind: 'text' },
  { name: 'amount', label: 'Amount', kind: 'money', isOptional: true },
  { name: 'games', label: 'Games', kind: 'choices', options: [{ id: 3, label: 'Rift' }], all: 'All games' },
];
const fine = { reason: 'Late', amount: 500, games: [3] };

const readFine = (now: readonly AreaField[], start: Fields) => {
  const stored = parseAreaDraft(readDraft(5, FINE));
  return stored === undefined ? null : restoreAreaDraft(now, start, stored);
};

afterEach(() => localStorage.clear());

test('a draft is restored with the version it began from', () => {
  const draft = { version: 2, base: fine, fields: { reason: 'Too late', amount: null, games: null } };
  writeDraft(5, FINE, draft);
  expect(readFine(fines, { reason: 'Other', amount: 1, games: [] })).toEqual(draft);
  writeDraft(5, FINE, null);
  expect(readFine(fines, fine)).toBeNull();
});

test('an unreadable amount is restored with the value of the row, never as an empty field', () => {
  writeDraft(5, FINE, { version: 2, base: fine, fields: { ...fine, reason: 'Too late', amount: Number.NaN } });
  expect(readFine(fines, fine)?.fields).toEqual({ ...fine, reason: 'Too late' });
  writeDraft(5, FINE, { version: 2, base: fine, fields: { ...fine, amount: Number.NaN } });
  expect(readFine(fines, fine)).toBeNull();
});

test('of a draft for an older form only compatible fields are restored', () => {
  const start = { ...fine, currency: 'EUR' };
  const now: readonly AreaField[] = [
    ...fines,
    { name: 'currency', label: 'Currency', kind: 'choice', options: [{ id: 'EUR', label: 'Euro' }] },
  ];
  writeDraft(5, FINE, {
    version: 2,
    base: { ...fine, gone: 'x' },
    fields: { ...fine, reason: 'Too late', amount: '5', gone: 'y' },
  });
  expect(readFine(now, start)).toEqual({
    version: 2,
    base: start,
    fields: { ...start, reason: 'Too late' },
  });
  writeDraft(5, FINE, { version: 2, base: { gone: 'x' }, fields: { gone: 'y' } });
  expect(readFine(now, start)).toBeNull();
  writeDraft(5, FINE, 'a text');
  expect(readFine(now, start)).toBeNull();
});

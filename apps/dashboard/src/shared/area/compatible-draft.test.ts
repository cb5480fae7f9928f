import { expect, test } from 'vitest';
import type { AreaField } from './area-view.ts';
import { storableFields, withCompatibleFields } from './compatible-draft.ts';

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

test('fittedFields ignores unknown fields and keeps the other initial ones', () => {
  const form: readonly AreaField[] = [{ name, label, kind: 'text' }];
  expect(withCompatibleFields(form, { field: 'a', hidden: 1 }, { hidden: 2, gone: 3 })).toEqual({
    field: 'a',
    hidden: 1,
  });
});

test('keepableFields drops unreadable amounts', () => {
  expect(storableFields({ amount: Number.NaN, reason: null, games: [] })).toEqual({ reason: null, games: [] });
});

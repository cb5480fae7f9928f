import { expect, test } from 'vitest';
import { pickCompatible } from './use-draft.ts';

const initial = { result: 'none', lp: 0, note: '', correction: false };

test.each<[string, unknown, unknown, unknown]>([
  ['a text', 'Why', '', 'Why'],
  ['no text', 7, '', undefined],
  ['a form', { ...initial, note: 'Hard one', lp: 40 }, initial, { ...initial, note: 'Hard one', lp: 40 }],
  ['a form of another version', { lp: '40', note: 'Hard one', gone: 1 }, initial, { ...initial, note: 'Hard one' }],
  ['a field that starts with null', { amount: 500, note: '' }, { amount: null, note: '' }, { amount: 500, note: '' }],
  ['an emptied field', { amount: null, note: 'x' }, { amount: null, note: '' }, { amount: null, note: 'x' }],
  ['a missing field', { note: 'x' }, { amount: null, note: '' }, { amount: null, note: 'x' }],
  ['no form', 'note', initial, undefined],
  ['nothing', undefined, initial, undefined],
])('pickCompatible keeps compatible values of a draft: %s', (_, draft, start, expected) => {
  expect(pickCompatible(draft, start)).toEqual(expected);
});

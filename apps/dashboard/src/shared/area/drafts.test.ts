import { afterEach, expect, test } from 'vitest';
import { writeDraft } from '../../data/drafts.ts';
import type { AreaField } from './area-view.ts';
import { readAreaDraft, writeAreaDraft } from './drafts.ts';

const place = { user: 5, area: 'fines', id: 7 } as const;
const form: readonly AreaField[] = [
  { name: 'reason', label: 'Reason', kind: 'text' },
  { name: 'amount', label: 'Amount', kind: 'money', isOptional: true },
  { name: 'games', label: 'Games', kind: 'choices', options: [{ id: 3, label: 'Rift' }], all: 'All games' },
];
const base = { reason: 'Late', amount: 500, games: [3] };

afterEach(() => localStorage.clear());

test('a draft is restored with the version it began from', () => {
  const draft = { version: 2, base, fields: { reason: 'Too late', amount: null, games: null } };
  writeAreaDraft(place, draft);
  expect(readAreaDraft(place, form, { reason: 'Other', amount: 1, games: [] })).toEqual(draft);
  writeAreaDraft(place, null);
  expect(readAreaDraft(place, form, base)).toBeNull();
});

test('an unreadable amount is restored with the value of the row, never as an empty field', () => {
  writeAreaDraft(place, { version: 2, base, fields: { ...base, reason: 'Too late', amount: Number.NaN } });
  expect(readAreaDraft(place, form, base)?.fields).toEqual({ ...base, reason: 'Too late' });
  writeAreaDraft(place, { version: 2, base, fields: { ...base, amount: Number.NaN } });
  expect(readAreaDraft(place, form, base)).toBeNull();
});

test('of a draft for an older form only compatible fields are restored', () => {
  const start = { ...base, currency: 'EUR' };
  const now: readonly AreaField[] = [
    ...form,
    { name: 'currency', label: 'Currency', kind: 'choice', options: [{ id: 'EUR', label: 'Euro' }] },
  ];
  writeDraft(5, 'area fines 7', {
    version: 2,
    base: { ...base, gone: 'x' },
    fields: { ...base, reason: 'Too late', amount: '5', gone: 'y' },
  });
  expect(readAreaDraft(place, now, start)).toEqual({
    version: 2,
    base: start,
    fields: { ...start, reason: 'Too late' },
  });
  writeDraft(5, 'area fines 7', { version: 2, base: { gone: 'x' }, fields: { gone: 'y' } });
  expect(readAreaDraft(place, now, start)).toBeNull();
  writeDraft(5, 'area fines 7', 'a text');
  expect(readAreaDraft(place, now, start)).toBeNull();
});

import { afterEach, expect, test } from 'vitest';
import { keepDraft } from '../../data/drafts.ts';
import type { AreaField } from './area-view.ts';
import { keepAreaDraft, keptAreaDraft } from './drafts.ts';

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
  keepAreaDraft(place, draft);
  expect(keptAreaDraft(place, form, { reason: 'Other', amount: 1, games: [] })).toEqual(draft);
  keepAreaDraft(place, null);
  expect(keptAreaDraft(place, form, base)).toBeNull();
});

test('an unreadable amount is restored with the value of the row, never as an empty field', () => {
  keepAreaDraft(place, { version: 2, base, fields: { ...base, reason: 'Too late', amount: Number.NaN } });
  expect(keptAreaDraft(place, form, base)?.fields).toEqual({ ...base, reason: 'Too late' });
  keepAreaDraft(place, { version: 2, base, fields: { ...base, amount: Number.NaN } });
  expect(keptAreaDraft(place, form, base)).toBeNull();
});

test('of a draft for an older form only compatible fields are restored', () => {
  const start = { ...base, currency: 'EUR' };
  const now: readonly AreaField[] = [
    ...form,
    { name: 'currency', label: 'Currency', kind: 'choice', options: [{ id: 'EUR', label: 'Euro' }] },
  ];
  keepDraft(5, 'area fines 7', {
    version: 2,
    base: { ...base, gone: 'x' },
    fields: { ...base, reason: 'Too late', amount: '5', gone: 'y' },
  });
  expect(keptAreaDraft(place, now, start)).toEqual({
    version: 2,
    base: start,
    fields: { ...start, reason: 'Too late' },
  });
  keepDraft(5, 'area fines 7', { version: 2, base: { gone: 'x' }, fields: { gone: 'y' } });
  expect(keptAreaDraft(place, now, start)).toBeNull();
  keepDraft(5, 'area fines 7', 'a text');
  expect(keptAreaDraft(place, now, start)).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, sweepDrafts, writeDraft } from './drafts.ts';

const MINA = 5;
const KAITO = 52;
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('drafts are separate by user and form', () => {
  writeDraft(MINA, 'coupon', { code: 'SPR' });
  expect(readDraft(MINA, 'coupon')).toEqual({ code: 'SPR' });
  expect([readDraft(KAITO, 'coupon'), readDraft(MINA, 'fine')]).toEqual([undefined, undefined]);
  writeDraft(MINA, 'coupon', null);
  expect(readDraft(MINA, 'coupon')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['a day', DAY_MS, true],
  ['more than a day', DAY_MS + 1, false],
  ['the clock is set back by more than a day', -DAY_MS - 1, false],
])('a draft is unreadable after %s', (_, passed, isThere) => {
  writeDraft(MINA, 'coupon', 'SPR');
  vi.setSystemTime(Date.now() + passed);
  expect(readDraft(MINA, 'coupon')).toBe(isThere ? 'SPR' : undefined);
  sweepDrafts(MINA);
  expect(localStorage).toHaveLength(isThere ? 1 : 0);
});

test("sweepDrafts removes other users' drafts and nothing else", () => {
  localStorage.setItem('boostdesk.theme', '"dark"');
  localStorage.setItem('boostdesk.draft.5.broken', '{');
  writeDraft(MINA, 'coupon', 'SPR');
  // A user id with the same prefix.
  writeDraft(KAITO, 'coupon', 'SUM');
  sweepDrafts(MINA);
  expect(readDraft(MINA, 'coupon')).toBe('SPR');
  expect(Object.keys(localStorage).sort()).toEqual(['boostdesk.draft.5.coupon', 'boostdesk.theme']);
  sweepDrafts(KAITO);
  expect(Object.keys(localStorage)).toEqual(['boostdesk.theme']);
});

test.each([
  'password',
  'newPassword',
  'passphrase',
  'card',
  'cardNumber',
  'cvc',
  'iban',
  'login',
  'accountLogin',
  'AccountID',
  'account_name',
  'secret',
  'token',
  'credentials',
])('%s is never stored, in any form', (name) => {
  writeDraft(MINA, 'form', { note: 'open', [name]: 'sealed', fields: [{ [name]: 'sealed', text: 'open' }] });
  expect(readDraft(MINA, 'form')).toEqual({ note: 'open', fields: [{ text: 'open' }] });
  expect(JSON.stringify({ ...localStorage })).not.toContain('sealed');
});

test('unreadable numbers are not stored, as JSON would turn them into empty fields', () => {
  writeDraft(MINA, 'fine', { amount: Number.NaN, reason: null, games: [] });
  expect(readDraft(MINA, 'fine')).toEqual({ reason: null, games: [] });
});

test('drafts do nothing when the storage is unavailable', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  writeDraft(MINA, 'coupon', 'SPR');
  writeDraft(MINA, 'coupon', null);
  sweepDrafts(MINA);
  expect(readDraft(MINA, 'coupon')).toBeUndefined();
  vi.restoreAllMocks();
});

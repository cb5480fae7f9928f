import { beforeEach, expect, test } from 'vitest';
import { type AlertEntry, addAlertEntry, clearAlertSeqs, readAlertLog } from './alert-log.ts';

const entry = (id: string, more: Partial<AlertEntry> = {}): AlertEntry => ({
  id,
  at: '2026-01-02T03:04:05.000Z',
  name: 'newMessage',
  order: 9,
  given: ['toast'],
  trace: [{ rule: 'addressedToMe', value: true, part: 'all' }],
  ...more,
});

beforeEach(() => localStorage.clear());

test('the log holds the newest fifty entries, separate for each user', () => {
  for (let n = 1; n <= 60; n++) addAlertEntry(5, entry(`e${n}`));
  expect(readAlertLog(5).map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => `e${60 - n}`));
  expect(readAlertLog(6)).toEqual([]);
});

test('an event has one entry, and a verdict replaces a missed one', () => {
  const away = entry('a', { trace: null, given: [] });
  addAlertEntry(5, away);
  addAlertEntry(5, entry('a'));
  addAlertEntry(5, entry('a', { given: [] }));
  addAlertEntry(5, away);
  expect(readAlertLog(5)).toEqual([entry('a')]);
});

test('an invalid stored log counts as empty', () => {
  localStorage.setItem('boostdesk.alertLog.5', '[{"id":1}]');
  expect(readAlertLog(5)).toEqual([]);
  addAlertEntry(5, entry('a'));
  expect(readAlertLog(5)).toHaveLength(1);
});

const ids = () => readAlertLog(5).map(({ id }) => id);

test('a late event is sorted by its number', () => {
  for (const seq of [4, 7, 8]) addAlertEntry(5, entry(`e${seq}`, { seq }));
  addAlertEntry(5, entry('room', { seq: null }));
  addAlertEntry(5, entry('e6', { seq: 6 }));
  addAlertEntry(5, entry('e9', { seq: 9 }));
  expect(ids()).toEqual(['e9', 'room', 'e8', 'e7', 'e6', 'e4']);
});

test('a late event older than a full log is not stored', () => {
  for (let seq = 2; seq <= 51; seq++) addAlertEntry(5, entry(`e${seq}`, { seq }));
  addAlertEntry(5, entry('e1', { seq: 1 }));
  expect(ids()).not.toContain('e1');
  expect(ids()).toHaveLength(50);
});

test('numbers from before a reset are not compared with later ones', () => {
  addAlertEntry(5, entry('old', { seq: 700 }));
  clearAlertSeqs(5);
  addAlertEntry(5, entry('new', { seq: 2 }));
  expect(ids()).toEqual(['new', 'old']);
});

import { beforeEach, expect, test } from 'vitest';
import { type AlertEntry, forgetNumbers, keepAlert, readAlertLog } from './alert-log.ts';

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

test('the newest fifty stand first to last, for each user alone', () => {
  for (let n = 1; n <= 60; n++) keepAlert(5, entry(`e${n}`));
  expect(readAlertLog(5).map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => `e${60 - n}`));
  expect(readAlertLog(6)).toEqual([]);
});

test('an event is one entry, and a decision stands over an absence', () => {
  const away = entry('a', { trace: null, given: [] });
  keepAlert(5, away);
  keepAlert(5, entry('a'));
  keepAlert(5, entry('a', { given: [] }));
  keepAlert(5, away);
  expect(readAlertLog(5)).toEqual([entry('a')]);
});

test('what was written there by hand is nothing', () => {
  localStorage.setItem('boostdesk.alertLog.5', '[{"id":1}]');
  expect(readAlertLog(5)).toEqual([]);
  keepAlert(5, entry('a'));
  expect(readAlertLog(5)).toHaveLength(1);
});

const ids = () => readAlertLog(5).map(({ id }) => id);

test('what comes late stands where it belongs by its number, behind what is newer', () => {
  for (const seq of [4, 7, 8]) keepAlert(5, entry(`e${seq}`, { seq }));
  keepAlert(5, entry('room', { seq: null }));
  keepAlert(5, entry('e6', { seq: 6 }));
  keepAlert(5, entry('e9', { seq: 9 }));
  expect(ids()).toEqual(['e9', 'room', 'e8', 'e7', 'e6', 'e4']);
});

test('what comes late, and is older than all that is kept, is not kept', () => {
  for (let seq = 2; seq <= 51; seq++) keepAlert(5, entry(`e${seq}`, { seq }));
  keepAlert(5, entry('e1', { seq: 1 }));
  expect(ids()).not.toContain('e1');
  expect(ids()).toHaveLength(50);
});

test('numbers that began anew are not compared with those before', () => {
  keepAlert(5, entry('old', { seq: 700 }));
  forgetNumbers(5);
  keepAlert(5, entry('new', { seq: 2 }));
  expect(ids()).toEqual(['new', 'old']);
});

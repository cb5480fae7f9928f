import { beforeEach, expect, test } from 'vitest';
import { type AlertEntry, keepAlert, readAlertLog } from './alert-log.ts';

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

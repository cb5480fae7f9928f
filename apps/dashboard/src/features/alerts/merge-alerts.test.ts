import type { PushedEvent } from '@boostdesk/api-client/contract';
import { expect, test } from 'vitest';
import type { AlertEntry } from '../../realtime/alert-log.ts';
import { mergeAlerts } from './merge-alerts.ts';

/** Minutes after ten o'clock. */
const at = (minute: number) => `2026-01-02T10:${String(minute).padStart(2, '0')}:00.000Z`;

const seen = (id: string, minute: number, more: Partial<AlertEntry> = {}): AlertEntry => ({
  id,
  seq: null,
  at: at(minute),
  name: 'newMessage',
  order: 9,
  given: ['toast'],
  trace: [],
  ...more,
});
const pushed = (id: string, minute: number, more: Partial<PushedEvent> = {}): PushedEvent => ({
  id,
  seq: minute,
  at: at(minute),
  name: 'newMessage',
  type: null,
  order: 9,
  outcomes: [{ outcome: 'sent', devices: 1, trace: [] }],
  ...more,
});
const ids = (...given: Parameters<typeof mergeAlerts>) => mergeAlerts(...given).map(({ id }) => id);

test('merges an event from both sources, with time and number of the server', () => {
  const here = seen('e', 5, { name: 'orderNotification', type: 'Pause', opens: false });
  const there = pushed('e', 3, { name: 'orderNotification', type: 'Pause' });
  expect(mergeAlerts([here], [there])).toEqual([
    {
      id: 'e',
      seq: 3,
      at: at(3),
      name: 'orderNotification',
      type: 'Pause',
      order: 9,
      opens: false,
      here,
      pushed: there,
    },
  ]);
});

test('keeps an event that only one source has', () => {
  const [here, there] = [seen('here', 2), pushed('there', 1, { name: 'orderNotification', type: 'Unpause', order: 4 })];
  expect(mergeAlerts([here], [there])).toEqual([
    { id: 'here', seq: null, at: at(2), name: 'newMessage', order: 9, here, pushed: null },
    { id: 'there', seq: 1, at: at(1), name: 'orderNotification', type: 'Unpause', order: 4, here: null, pushed: there },
  ]);
  expect(mergeAlerts([], [])).toEqual([]);
});

test('inserts events that no tab received by number if both have one, else by time', () => {
  const log = [seen('e8', 30, { seq: 8 }), seen('room', 20), seen('e5', 10, { seq: 5 })];
  const pushes = [
    pushed('e9', 9, { at: at(40) }),
    pushed('e7', 7, { at: at(35) }),
    pushed('e6', 6, { at: at(15) }),
    pushed('e4', 4, { at: at(11) }),
  ];
  expect(ids(log, pushes)).toEqual(['e9', 'e8', 'e7', 'room', 'e6', 'e5', 'e4']);
});

test('keeps the order of events of this browser', () => {
  const log = [seen('late', 1), seen('early', 9), seen('b', 4)];
  expect(ids(log, [pushed('b', 8), pushed('early', 2)])).toEqual(['late', 'early', 'b']);
});

test('keeps the server’s order of pushes without local events', () => {
  expect(ids([], [pushed('c', 3), pushed('b', 2), pushed('a', 1)])).toEqual(['c', 'b', 'a']);
});

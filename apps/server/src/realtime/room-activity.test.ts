import { expect, test } from 'vitest';
import { createRoomActivity } from './room-activity.ts';

const SECOND = 1_000;

function open() {
  let time = 0;
  const activity = createRoomActivity(() => time);
  const pass = (seconds: number) => {
    time += seconds * SECOND;
  };
  pass(60);
  return { activity, pass };
}

test('rooms are quiet since the last event of any of them', () => {
  const { activity, pass } = open();
  activity.record('order1');
  pass(3);
  activity.record('staffRoom');
  pass(2);
  expect(activity.quietFor(['order1'])).toBe(5 * SECOND);
  expect(activity.quietFor(['order1', 'staffRoom'])).toBe(2 * SECOND);
});

test('rooms without an event are quiet since the process started', () => {
  const { activity } = open();
  expect(activity.quietFor(['user5'])).toBe(60 * SECOND);
  expect(activity.quietFor([])).toBe(60 * SECOND);
});

test('after lost events no room counts as quiet for longer', () => {
  const { activity, pass } = open();
  activity.recordGap();
  pass(1);
  expect(activity.quietFor(['user5'])).toBe(SECOND);
});

test('no room is said to be quiet for longer than events are remembered', () => {
  const { activity, pass } = open();
  activity.record('order1');
  pass(600);
  activity.record('order2');
  expect(activity.quietFor(['order1'])).toBe(300 * SECOND);
});

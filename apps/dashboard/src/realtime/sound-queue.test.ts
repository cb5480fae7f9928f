import { beforeEach, expect, test, vi } from 'vitest';
import { createSoundQueue } from './sound-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function setUp() {
  const start = vi.fn();
  const turns = createSoundQueue(start);
  const heard = () => start.mock.calls.map(([sound]) => sound);
  return { heard, start, turns };
}

test('simultaneous sounds are played once per kind, one after the other', () => {
  const { heard, turns } = setUp();
  for (let count = 0; count < 20; count += 1) {
    turns.play('newmessage', 1);
    turns.play('neworder', 1);
  }
  expect(heard()).toEqual(['newmessage']);
  vi.advanceTimersByTime(1_000);
  expect(heard()).toEqual(['newmessage', 'neworder']);
  vi.advanceTimersByTime(60_000);
  expect(heard()).toHaveLength(2);
});

test('a later sound is played at its own volume', () => {
  const { start, turns } = setUp();
  turns.play('newmessage', 1);
  vi.advanceTimersByTime(1_000);
  turns.play('newmessage', 0.5);
  expect(start.mock.calls).toEqual([
    ['newmessage', 1],
    ['newmessage', 0.5],
  ]);
});

test('setting the clock back silences no sound', () => {
  const { heard, turns } = setUp();
  turns.play('newmessage', 1);
  vi.setSystemTime(Date.now() - 3_600_000);
  turns.play('neworder', 1);
  vi.advanceTimersByTime(1_000);
  expect(heard()).toEqual(['newmessage', 'neworder']);
  vi.advanceTimersByTime(1_000);
  turns.play('newmessage', 1);
  expect(heard()).toEqual(['newmessage', 'neworder', 'newmessage']);
});

test('a sound that has waited too long is not played', () => {
  const { heard, turns } = setUp();
  turns.play('newmessage', 1);
  turns.play('neworder', 1);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1_000);
  turns.play('neworder', 1);
  expect(heard()).toEqual(['newmessage', 'neworder']);
});

test('no sound is played after close', () => {
  const { heard, turns } = setUp();
  turns.play('newmessage', 1);
  turns.play('neworder', 1);
  turns.close();
  vi.advanceTimersByTime(5_000);
  expect(heard()).toEqual(['newmessage']);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { createSoundTurns } from './sound-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function setUp() {
  const start = vi.fn();
  const turns = createSoundTurns(start);
  const heard = () => start.mock.calls.map(([sound]) => sound);
  return { heard, start, turns };
}

test('of what comes at once each kind is heard once, one after the other', () => {
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

test('what comes when it is quiet again is heard, at its own volume', () => {
  const { start, turns } = setUp();
  turns.play('newmessage', 1);
  vi.advanceTimersByTime(1_000);
  turns.play('newmessage', 0.5);
  expect(start.mock.calls).toEqual([
    ['newmessage', 1],
    ['newmessage', 0.5],
  ]);
});

test('a clock that is set back silences nothing', () => {
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

test('a sound whose turn comes too late, as in a page whose clocks stand, is not heard', () => {
  const { heard, turns } = setUp();
  turns.play('newmessage', 1);
  turns.play('neworder', 1);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1_000);
  turns.play('neworder', 1);
  expect(heard()).toEqual(['newmessage', 'neworder']);
});

test('nothing is heard any more once it is over', () => {
  const { heard, turns } = setUp();
  turns.play('newmessage', 1);
  turns.play('neworder', 1);
  turns.close();
  vi.advanceTimersByTime(5_000);
  expect(heard()).toEqual(['newmessage']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../core/state.ts';
import { staffViewerTrackerOf } from './staff-viewer-tracker.ts';
import { staffViewersAtom } from './staff-viewers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const store = createStore();
  const tracker = staffViewerTrackerOf(store);
  const add = (connection: string, order = 9) =>
    tracker.add({ order, connection, by: { id: 1, name: 'Ada', image: null } });
  return { store, tracker, add, shown: () => store.get(staffViewersAtom).map(({ connection }) => connection) };
}

test('a viewer is shown until they leave', () => {
  const { tracker, add, shown } = setUp();
  add('a');
  add('a');
  add('b');
  expect(shown()).toEqual(['a', 'b']);
  tracker.remove({ order: 9, connection: 'a' });
  expect(shown()).toEqual(['b']);
});

test('a viewer expires 45 s after their last event', () => {
  const { add, shown } = setUp();
  add('a');
  vi.advanceTimersByTime(30_000);
  add('a');
  vi.advanceTimersByTime(44_999);
  expect(shown()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('clear removes the viewers of one order, and a store has one tracker', () => {
  const { store, add, shown } = setUp();
  add('a');
  add('b', 8);
  staffViewerTrackerOf(store).clear(9);
  expect(shown()).toEqual(['b']);
});

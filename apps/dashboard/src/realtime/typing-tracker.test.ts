import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../core/state.ts';
import { writersAtom } from '../data/typing.ts';
import { createTypingTracker } from './typing-tracker.ts';

const kaito = { id: 7, name: 'Kaito' };
const vera = { id: 1, name: 'Vera' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const store = createStore();
  const writers = () => store.get(writersAtom).map(({ order, name }) => `${name} in ${order}`);
  return { ...createTypingTracker(store), writers };
}

test('a user counts as typing for 5 s after the last event', () => {
  const { add, writers } = setUp();
  add({ order: 9, by: kaito });
  vi.advanceTimersByTime(4_000);
  add({ order: 9, by: kaito });
  vi.advanceTimersByTime(4_999);
  expect(writers()).toEqual(['Kaito in 9']);
  vi.advanceTimersByTime(1);
  expect(writers()).toEqual([]);
});

test('users type in several chats, and stop with their message', () => {
  const { add, remove, writers } = setUp();
  add({ order: 9, by: kaito });
  add({ order: 9, by: vera });
  add({ order: 8, by: kaito });
  add({ order: 9, by: kaito });
  expect(writers()).toEqual(['Kaito in 9', 'Vera in 9', 'Kaito in 8']);
  remove(9, kaito.id);
  remove(9, 99);
  expect(writers()).toEqual(['Vera in 9', 'Kaito in 8']);
});

import { expect, test } from 'vitest';
import { createStore } from '../core/state.ts';
import { watchSaving, whileSaving } from './settings-saving.ts';

test('watchSaving returns true only when no save ran during the fetch', async () => {
  const store = createStore();
  const quiet = watchSaving(store);
  const { promise, resolve } = Promise.withResolvers<void>();
  const saving = whileSaving(store, () => promise);
  const begunMeanwhile = watchSaving(store);
  expect([quiet(), begunMeanwhile()]).toEqual([false, false]);
  resolve();
  await saving;
  expect([quiet(), begunMeanwhile(), watchSaving(store)()]).toEqual([false, false, true]);
});

test('a failed save counts as finished', async () => {
  const store = createStore();
  await expect(whileSaving(store, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(watchSaving(store)()).toBe(true);
});

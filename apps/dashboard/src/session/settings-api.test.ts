import { expect, test } from 'vitest';
import { createStore } from '../core/state.ts';
import { trackSave, watchSaves } from './settings-api.ts';

test('watchSaves returns true only when no save ran during the fetch', async () => {
  const store = createStore();
  const quiet = watchSaves(store);
  const { promise, resolve } = Promise.withResolvers<void>();
  const saving = trackSave(store, () => promise);
  const begunMeanwhile = watchSaves(store);
  expect([quiet(), begunMeanwhile()]).toEqual([false, false]);
  resolve();
  await saving;
  expect([quiet(), begunMeanwhile(), watchSaves(store)()]).toEqual([false, false, true]);
});

test('a failed save counts as finished', async () => {
  const store = createStore();
  await expect(trackSave(store, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(watchSaves(store)()).toBe(true);
});

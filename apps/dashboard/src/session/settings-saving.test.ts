import { expect, test } from 'vitest';
import { createStore } from '../core/state.ts';
import { watchSaving, whileSaving } from './settings-saving.ts';

test('what was read counts only where nothing was saved from its beginning to its end', async () => {
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

test('a save that fails is over too', async () => {
  const store = createStore();
  await expect(whileSaving(store, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(watchSaving(store)()).toBe(true);
});

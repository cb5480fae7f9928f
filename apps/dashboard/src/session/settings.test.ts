import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../core/state.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function settingsOfAPage() {
  const { orderToastsAtom, volumeAtom } = await import('./settings.ts');
  const store = createStore();
  return {
    volume: () => store.get(volumeAtom),
    orderToasts: () => store.get(orderToastsAtom),
    set: (volume: number, orderToasts: boolean) => {
      store.set(volumeAtom, volume);
      store.set(orderToastsAtom, orderToasts);
    },
  };
}

// @spec 3.8-11, 9.0-3
test('settings use the storage keys and defaults of SPEC §3', async () => {
  const fresh = await settingsOfAPage();
  expect([fresh.volume(), fresh.orderToasts()]).toEqual([100, true]);
  fresh.set(0, false);
  expect({ ...localStorage }).toEqual({ notificationVolume: '0', notifications: 'false' });
  vi.resetModules();
  const reloaded = await settingsOfAPage();
  expect([reloaded.volume(), reloaded.orderToasts()]).toEqual([0, false]);
});

test.each(['-1', '101', '"loud"', 'null', '{'])('an invalid stored volume of %s is ignored', async (text) => {
  localStorage.setItem('notificationVolume', text);
  expect((await settingsOfAPage()).volume()).toBe(100);
});

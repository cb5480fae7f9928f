import type { SessionClaims } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OneSignal } from './one-signal.ts';

const golden = { role: 2, employee: { badge: 'gold' } } as unknown as SessionClaims;

function fakeOneSignal() {
  const subscription = {
    id: 'onesignal-1' as string | null,
    optedIn: false,
    optIn: async () => {
      subscription.optedIn = true;
    },
    optOut: async () => {
      subscription.optedIn = false;
    },
  };
  const init = vi.fn(async () => undefined);
  const addTags = vi.fn();
  const oneSignal: OneSignal = { init, User: { PushSubscription: subscription, addTags } };
  return { oneSignal, init, addTags, subscription };
}

async function provider(load: () => Promise<OneSignal>, claims = golden) {
  const { createOneSignal } = await import('./one-signal.ts');
  const setOnesignalToken = vi.fn(async () => ({ ok: true }) as const);
  const push = createOneSignal({ api: { user: { setOnesignalToken } as never }, appId: 'app', claims, load });
  return { push, setOnesignalToken };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Notification', { permission: 'granted' });
});
afterEach(() => vi.unstubAllGlobals());

// @spec 6.0-22
test('init runs once with its own worker path, and the device is registered with role and badge as tags', async () => {
  const { oneSignal, init, addTags } = fakeOneSignal();
  const { push, setOnesignalToken } = await provider(async () => oneSignal);
  expect(await push.renew()).toBeNull();
  expect(await push.subscribe()).toBe('onesignal-1');
  expect(init).toHaveBeenCalledExactlyOnceWith({
    appId: 'app',
    serviceWorkerPath: 'onesignal/worker.js',
    serviceWorkerParam: { scope: '/onesignal/' },
  });
  expect(addTags).toHaveBeenCalledWith({ role: '2', badge: 'gold' });
  expect(setOnesignalToken).toHaveBeenCalledWith({ onesignal_token: 'onesignal-1' });
  expect(await push.state()).toBe('on');
});

test('init runs with the page when notifications are on, and sends no tags while the device is off', async () => {
  const { oneSignal, init, addTags } = fakeOneSignal();
  const { push, setOnesignalToken } = await provider(async () => oneSignal);
  await push.preload?.();
  expect(init).toHaveBeenCalledOnce();
  expect([addTags.mock.calls, setOnesignalToken.mock.calls]).toEqual([[], []]);
});

test.each([
  ['blocked', () => vi.stubGlobal('Notification', { permission: 'denied' })],
  ['unknown to the browser', () => Reflect.deleteProperty(globalThis, 'Notification')],
])('init does not run when notifications are %s', async (_, given) => {
  given();
  const load = vi.fn(async () => fakeOneSignal().oneSignal);
  const { push } = await provider(load);
  await push.preload?.();
  expect(load).not.toHaveBeenCalled();
});

test('unsubscribe switches off a device that is on, and the state is off otherwise', async () => {
  const { oneSignal } = fakeOneSignal();
  const { push } = await provider(async () => oneSignal);
  await expect(push.unsubscribe()).rejects.toThrow('Not subscribed to push notifications');
  await push.subscribe();
  await push.unsubscribe();
  expect(await push.state()).toBe('off');
});

test('a script that failed to load is loaded again', async () => {
  const { oneSignal } = fakeOneSignal();
  const load = vi
    .fn<() => Promise<OneSignal>>()
    .mockRejectedValueOnce(new Error('blocked'))
    .mockResolvedValue(oneSignal);
  const { push } = await provider(load);
  await expect(push.state()).rejects.toThrow('blocked');
  expect(await push.state()).toBe('off');
});

// @spec 6.0-22
test('a missing badge removes its tag', async () => {
  const { oneSignal, addTags } = fakeOneSignal();
  const bare = { role: 2, employee: { badge: null } } as unknown as SessionClaims;
  const { push } = await provider(async () => oneSignal, bare);
  await push.subscribe();
  expect(addTags).toHaveBeenCalledExactlyOnceWith({ role: '2', badge: '' });
});

// @spec 6.0-22
test('a logout leaves no active device and no tags', async () => {
  const { oneSignal, addTags, subscription } = fakeOneSignal();
  const { push } = await provider(async () => oneSignal);
  await push.subscribe();
  await push.removeUser?.();
  expect(addTags).toHaveBeenLastCalledWith({ role: '', badge: '' });
  expect(subscription.optedIn).toBe(false);
});

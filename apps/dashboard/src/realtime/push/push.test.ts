import { expect, test, vi } from 'vitest';
import { createPush } from './push.ts';
import { PUSH_MESSAGES, PushError, type PushProvider, type PushState } from './push-provider.ts';

function device(changed: Partial<PushProvider> = {}, kept: string | null = null) {
  const items = new Map(kept === null ? [] : [['one_uid', kept]]);
  const steps: string[] = [];
  let state: PushState = kept === null ? 'off' : 'on';
  const provider: PushProvider = {
    state: async () => state,
    subscribe: async () => {
      state = 'on';
      return 'device-1';
    },
    renew: async () => 'device-2',
    unsubscribe: async () => {
      steps.push('unsubscribed');
      state = 'off';
    },
    ...changed,
  };
  const removeOnesignalToken = vi.fn(async ({ onesignal_token }: { onesignal_token: string }) => {
    steps.push(`removed ${onesignal_token}`);
    return { ok: true } as const;
  });
  const push = createPush({
    api: { user: { removeOnesignalToken } as never },
    provider: async () => provider,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
  });
  return { push, items, steps };
}

test('turnOn stores the token as one_uid, and turnOff removes it from the server before the browser', async () => {
  const { push, items, steps } = device();
  expect(await push.state()).toBe('off');
  await push.turnOn();
  expect([await push.state(), items.get('one_uid')]).toEqual(['on', 'device-1']);
  await push.turnOff();
  expect([await push.state(), items.has('one_uid')]).toEqual(['off', false]);
  expect(steps).toEqual(['removed device-1', 'unsubscribed']);
});

test('turnOn stores nothing when the user declines', async () => {
  const { push, items } = device({ subscribe: async () => null });
  await push.turnOn();
  expect([await push.state(), items.has('one_uid')]).toEqual(['off', false]);
});

test("a device with another user's subscription is off for this user", async () => {
  const { push } = device({ state: async () => 'on' });
  expect(await push.state()).toBe('off');
});

test('start registers an existing subscription again, and nothing without one', async () => {
  const known = device({}, 'device-1');
  await known.push.start();
  expect(known.items.get('one_uid')).toBe('device-2');
  const renew = vi.fn(async () => 'device-3');
  const fresh = device({ renew });
  await fresh.push.start();
  expect(renew).not.toHaveBeenCalled();
});

// @spec 6.0-22
test('start begins the provider once for users with notifications on, and registers no device that is off', async () => {
  const begin = vi.fn(async () => undefined);
  const renew = vi.fn(async () => 'device-3');
  const off = device({ preload: begin, renew });
  await off.push.start();
  expect([begin.mock.calls.length, renew.mock.calls.length, off.items.has('one_uid')]).toEqual([1, 0, false]);
  await device({ preload: begin, renew }, 'device-1').push.start();
  expect([begin.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
});

test.each(['unsupported', 'blocked'] as const)('the provider state %s is returned unchanged', async (state) => {
  expect(await device({ state: async () => state }).push.state()).toBe(state);
});

test('the state is none without a provider', async () => {
  const { user } = { user: {} as never };
  const push = createPush({ api: { user }, provider: async () => null, storage: localStorage });
  expect(await push.state()).toBe('none');
});

test('turnOff throws when the browser fails to unsubscribe, and the server still removes the token', async () => {
  const problem = new PushError(PUSH_MESSAGES.unsubscribeFailed());
  const { push, steps } = device({ unsubscribe: () => Promise.reject(problem) }, 'device-1');
  await expect(push.turnOff()).rejects.toBe(problem);
  expect(steps).toEqual(['removed device-1']);
});

test('leave makes the provider forget a device after the session has ended, once', async () => {
  const forget = vi.fn(async () => undefined);
  const { push, items } = device({ removeUser: forget });
  await push.turnOn();
  await push.removeUser();
  expect(forget).not.toHaveBeenCalled();
  // The end of a session removes this.
  items.delete('one_uid');
  forget.mockRejectedValueOnce(new Error('offline'));
  await expect(push.removeUser()).rejects.toThrow('offline');
  await push.removeUser();
  await push.removeUser();
  expect(forget).toHaveBeenCalledTimes(2);
});

test('leave does not load the provider for a device that was never on', async () => {
  const forget = vi.fn(async () => undefined);
  await device({ removeUser: forget }).push.removeUser();
  expect(forget).not.toHaveBeenCalled();
});

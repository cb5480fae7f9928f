import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWebPush } from './web-push.ts';

const KEY = 'BAEC';
const keyBytes = new Uint8Array([4, 1, 2]);

interface FakeSubscription {
  readonly options: { readonly applicationServerKey: ArrayBuffer };
  readonly toJSON: () => object;
  readonly unsubscribe: () => Promise<boolean>;
}

/** Fake of the browser's push API, as the test browser reaches no push service. */
function fakeBrowser(permission: NotificationPermission = 'granted') {
  let current: FakeSubscription | null = null;
  const made = (key: Uint8Array): FakeSubscription => ({
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  });
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    current = made(applicationServerKey);
    return current;
  });
  const registration = { pushManager: { getSubscription: async () => current, subscribe } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return {
    subscribe,
    hold: (key: Uint8Array, changed: Partial<FakeSubscription> = {}) => {
      current = { ...made(key), ...changed };
      return current;
    },
  };
}

const asked = vi.fn(async () => ({ token: 'device-1' }));
const provider = () => createWebPush({ api: { push: { subscribe: asked } } as never, publicKey: KEY });

beforeEach(() => asked.mockClear());
afterEach(() => vi.unstubAllGlobals());

test("subscribe uses the server's key and registers the subscription", async () => {
  const { subscribe } = fakeBrowser();
  const push = provider();
  expect(await push.state()).toBe('off');
  expect(await push.subscribe()).toBe('device-1');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: keyBytes });
  expect(asked).toHaveBeenCalledWith({ endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' });
  expect(await push.state()).toBe('on');
});

test('renew registers an existing subscription again, and replaces one for another key', async () => {
  const { hold, subscribe } = fakeBrowser();
  expect(await provider().renew()).toBeNull();
  hold(keyBytes);
  expect(await provider().renew()).toBe('device-1');
  expect(subscribe).not.toHaveBeenCalled();
  const old = hold(new Uint8Array([4, 9]));
  await provider().renew();
  expect(old.unsubscribe).toHaveBeenCalled();
  expect(subscribe).toHaveBeenCalledOnce();
});

test('subscribe returns null when the user denies the permission', async () => {
  fakeBrowser('denied');
  expect(await provider().state()).toBe('blocked');
  expect(await provider().subscribe()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

describe('the texts of SPEC §8', () => {
  // @spec 8.4-2
  test('a browser without service workers', async () => {
    vi.stubGlobal('navigator', {});
    const words = 'Service workers are disabled or not supported by this browser';
    expect(await provider().state()).toBe('unsupported');
    await expect(provider().subscribe()).rejects.toThrow(words);
    await expect(provider().unsubscribe()).rejects.toThrow(words);
  });

  // @spec 8.4-2
  test('nothing to switch off', async () => {
    fakeBrowser();
    await expect(provider().unsubscribe()).rejects.toThrow('Not subscribed to push notifications');
  });

  // @spec 8.4-2
  test('a browser that fails to unsubscribe', async () => {
    const { hold } = fakeBrowser();
    hold(keyBytes, { unsubscribe: async () => false });
    await expect(provider().unsubscribe()).rejects.toThrow('Unsubscribe failed!');
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://desk.example';
type Handler = (event: object) => void;

interface Window {
  readonly path: string;
  readonly isVisible?: boolean;
  /** A page of the app that has come up answers. */
  readonly isUp?: boolean;
}

const handlers = new Map<string, Handler>();
const openWindow = vi.fn(async () => null);
const showNotification = vi.fn(async () => undefined);
let windows: ReturnType<typeof windowOf>[] = [];

const windowOf = ({ path, isVisible = false, isUp = false }: Window) => ({
  url: `${origin}${path}`,
  visibilityState: isVisible ? 'visible' : 'hidden',
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async () => null),
  postMessage: vi.fn((_: unknown, [port]: MessagePort[]) => {
    if (isUp) port?.postMessage('up');
  }),
});

/** A browser's own, but for the time that it takes. */
class Channel {
  readonly port1: { onmessage?: () => void; close: () => void } = { close: () => undefined };
  readonly port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage?.()) };
}

/** The worker at work, with these windows open. */
async function workerAmong(...open: readonly Window[]) {
  windows = open.map(windowOf);
  await import('./sw.ts');
  const happen = async (what: string, event: object) => {
    let end: Promise<unknown> | undefined;
    handlers.get(what)?.({ ...event, waitUntil: (until: Promise<unknown>) => (end = until) });
    await vi.runAllTimersAsync();
    await end;
  };
  return {
    press: () => happen('notificationclick', { notification: { close: vi.fn(), data: '/order/12' } }),
    push: () => {
      const alert = { title: 'Pause', body: 'Order 12 has been paused', tag: 't', order: 12, unread: null };
      return happen('push', { data: { text: () => JSON.stringify(alert) } });
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('BUILD', { version: 'v', parts: [], signs: [] });
  vi.stubGlobal('self', {
    location: new URL(origin),
    addEventListener: (what: string, handler: Handler) => void handlers.set(what, handler),
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press on a notification brings the page that was looked at last forward, which opens what it speaks of', async () => {
  const { press } = await workerAmong({ path: '/loggedIn/a.b.c', isUp: true }, { path: '/orders', isUp: true });
  await press();
  const [first, second] = windows;
  expect(first?.focus).toHaveBeenCalledOnce();
  expect(first?.postMessage).toHaveBeenCalledExactlyOnceWith({ open: '/order/12' }, expect.anything());
  expect([first?.navigate, second?.focus, openWindow].map((act) => act?.mock.calls.length)).toEqual([0, 0, 0]);
});

test('a window with a page of the server opens no order: a page of the app is taken, however long ago it was looked at', async () => {
  const { press } = await workerAmong({ path: '/docs', isVisible: true }, { path: '/orders', isUp: true });
  await press();
  const [docs, app] = windows;
  expect(docs?.focus).not.toHaveBeenCalled();
  expect(app?.postMessage).toHaveBeenCalledExactlyOnceWith({ open: '/order/12' }, expect.anything());
});

test.each([
  ['no window', []],
  ['none but a page of the server', [{ path: '/docs', isVisible: true }]],
])('where there is %s, one is opened', async (_, open) => {
  const { press } = await workerAmong(...open);
  await press();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/order/12');
});

test('a page that did not start is led to the order by its address', async () => {
  const { press } = await workerAmong({ path: '/orders', isVisible: true });
  await press();
  expect(windows[0]?.navigate).toHaveBeenCalledExactlyOnceWith('/order/12');
});

test('where it cannot be led, as it is not the worker’s own, a window is opened', async () => {
  const { press } = await workerAmong({ path: '/orders', isVisible: true });
  windows[0]?.navigate.mockRejectedValueOnce(new TypeError('not controlled'));
  await press();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/order/12');
});

test.each([
  ['a page of the app in sight has its toast', [{ path: '/orders', isVisible: true, isUp: true }], 0],
  ['a page that is not in sight has none that is seen', [{ path: '/orders', isUp: true }], 1],
  ['a page of the server has none', [{ path: '/docs', isVisible: true }], 1],
  ['a page that did not start has none', [{ path: '/orders', isVisible: true }], 1],
])('%s: so many pushes are shown', async (_, open, times) => {
  const { push } = await workerAmong(...open);
  await push();
  expect(showNotification).toHaveBeenCalledTimes(times);
});

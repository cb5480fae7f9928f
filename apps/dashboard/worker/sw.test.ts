import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://desk.example';
type Handler = (event: object) => void;

interface Window {
  readonly path: string;
  readonly isVisible?: boolean;
  /** Whether the page has started and acknowledges messages. */
  readonly isUp?: boolean;
}

const handlers = new Map<string, Handler>();
const openWindow = vi.fn(async () => null);
const showNotification = vi.fn(async () => undefined);
let shown: { readonly tag: string; readonly close: () => void }[] = [];
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

/** A MessageChannel that delivers in a microtask. */
class Channel {
  readonly port1: { onmessage?: () => void; close: () => void } = { close: () => undefined };
  readonly port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage?.()) };
}

/** Loads the worker with these windows open. */
async function startWorkerWith(...open: readonly Window[]) {
  windows = open.map(windowOf);
  await import('./sw.ts');
  const dispatch = async (type: string, event: object) => {
    let end: Promise<unknown> | undefined;
    handlers.get(type)?.({ ...event, waitUntil: (until: Promise<unknown>) => (end = until) });
    await vi.runAllTimersAsync();
    await end;
  };
  return {
    press: () => dispatch('notificationclick', { notification: { close: vi.fn(), data: '/order/12' } }),
    say: (data: unknown) => dispatch('message', { data, ports: [] }),
    push: () => {
      const alert = { title: 'Pause', body: 'Order 12 has been paused', tag: 't', order: 12, unread: null };
      return dispatch('push', { data: { text: () => JSON.stringify(alert) } });
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('BUILD', { version: 'v', assets: [], icons: [] });
  vi.stubGlobal('self', {
    location: new URL(origin),
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    clients: { matchAll: async () => windows, openWindow },
    registration: {
      showNotification,
      getNotifications: async ({ tag }: { readonly tag?: string } = {}) =>
        shown.filter((one) => tag === undefined || one.tag === tag),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a click on a notification focuses the last used page, which opens the order', async () => {
  const { press } = await startWorkerWith({ path: '/loggedIn/a.b.c', isUp: true }, { path: '/orders', isUp: true });
  await press();
  const [first, second] = windows;
  expect(first?.focus).toHaveBeenCalledOnce();
  expect(first?.postMessage).toHaveBeenCalledExactlyOnceWith({ open: '/order/12' }, expect.anything());
  expect([first?.navigate, second?.focus, openWindow].map((act) => act?.mock.calls.length)).toEqual([0, 0, 0]);
});

test('a click on a notification skips a window with a server page and uses an older app page', async () => {
  const { press } = await startWorkerWith({ path: '/docs', isVisible: true }, { path: '/orders', isUp: true });
  await press();
  const [docs, app] = windows;
  expect(docs?.focus).not.toHaveBeenCalled();
  expect(app?.postMessage).toHaveBeenCalledExactlyOnceWith({ open: '/order/12' }, expect.anything());
});

test.each([
  ['there is no window', []],
  ['only a server page is open', [{ path: '/docs', isVisible: true }]],
])('a click on a notification opens a window when %s', async (_, open) => {
  const { press } = await startWorkerWith(...open);
  await press();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/order/12');
});

test('a click on a notification navigates a page that has not started', async () => {
  const { press } = await startWorkerWith({ path: '/orders', isVisible: true });
  await press();
  expect(windows[0]?.navigate).toHaveBeenCalledExactlyOnceWith('/order/12');
});

test('a click on a notification opens a window when the page cannot be navigated because the worker does not control it', async () => {
  const { press } = await startWorkerWith({ path: '/orders', isVisible: true });
  windows[0]?.navigate.mockRejectedValueOnce(new TypeError('not controlled'));
  await press();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/order/12');
});

test.each([
  ['a visible app page is open, which shows a toast', [{ path: '/orders', isVisible: true, isUp: true }], 0],
  ['the app page is hidden', [{ path: '/orders', isUp: true }], 1],
  ['only a server page is visible', [{ path: '/docs', isVisible: true }], 1],
  ['the visible page has not started', [{ path: '/orders', isVisible: true }], 1],
])('a push is shown unless a visible app page has started: %s', async (_, open, times) => {
  const { push } = await startWorkerWith(...open);
  await push();
  expect(showNotification).toHaveBeenCalledTimes(times);
});

test.each([
  ['newMessage 12', ['newMessage 12', 'newMessage 12']],
  ['newMessage 1', []],
  ['newMessage 13', ['newMessage 13']],
  ['orderNotification 12', ['orderNotification 12']],
  ['', []],
])('what was seen in the app as %j closes the notifications of this tag alone', async (seen, closed) => {
  const { say } = await startWorkerWith();
  const gone: string[] = [];
  const tags = ['newMessage 12', 'newMessage 12', 'newMessage 13', 'orderNotification 12'];
  shown = tags.map((tag) => ({ tag, close: () => void gone.push(tag) }));
  await say({ seen });
  expect(gone).toEqual(closed);
});

test.each([null, undefined, 'seen', {}, { seen: 12 }])('the message %j closes no notification', async (data) => {
  const { say } = await startWorkerWith();
  const close = vi.fn();
  shown = [{ tag: 'newMessage 12', close }];
  await say(data);
  expect(close).not.toHaveBeenCalled();
});

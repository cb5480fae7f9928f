import { createToastQueue } from '@boostdesk/ui/toast-queue';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from './services.ts';

function page() {
  const toasts = createToastQueue();
  const config = { apiUrl: 'https://desk.example/api', allowedHosts: [] };
  let answer: () => Response | Promise<never>;
  vi.stubGlobal('fetch', async () => answer());
  const api = createApi(config as unknown as Parameters<typeof createApi>[0], () => null, {
    onSessionEnded: () => undefined,
    onForbidden: () => undefined,
    onError: (toast) => toasts.add({ ...toast, style: 'error' }),
  });
  const fails = async (call: () => Promise<unknown>, how: typeof answer) => {
    answer = how;
    await call().catch(() => undefined);
  };
  const said = () => toasts.getSnapshot().visible.map(({ message }) => message);
  return { api, toasts, fails, said };
}

const broken = (reference: number) => () =>
  new Response(`Something went wrong. Reference ${reference}`, { status: 500 });
const noLine = () => Promise.reject(new TypeError('down'));

afterEach(() => vi.unstubAllGlobals());

test('each call sends the current language of the page', async () => {
  const { api } = page();
  const send = vi.fn(async (_: string, __: RequestInit) => Response.json(true));
  vi.stubGlobal('fetch', send);
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
  for (const language of ['en', 'de']) {
    document.documentElement.lang = language;
    await api.notification.clearNotifications().catch(() => undefined);
    expect(new Headers(send.mock.lastCall?.[1].headers).get('accept-language')).toBe(language);
  }
});

// @spec 8.0-1
test('numbered server errors show one toast per call, with the newest text', async () => {
  const { api, fails, said } = page();
  const clear = () => api.notification.clearNotifications();
  await fails(clear, broken(1));
  await fails(clear, broken(2));
  expect(said()).toEqual(['Message: Something went wrong. Reference 2']);
  await fails(() => api.chatMessage.makeRead({ id: 7 }), broken(3));
  expect(said()).toHaveLength(2);
  await fails(clear, () => new Response('Not now.', { status: 409 }));
  expect(said()).toHaveLength(3);
});

// @spec 8.0-1
test('equal error texts of several calls show one toast with a count', async () => {
  const { api, toasts, fails, said } = page();
  const counts = () => toasts.getSnapshot().visible.map(({ count }) => count);
  const calls = [() => api.notification.clearNotifications(), () => api.chatMessage.makeRead({ id: 7 })];
  for (const call of calls) await fails(call, noLine);
  expect(said()).toEqual(['Message: Can’t reach the server.']);
  expect(counts()).toEqual([2]);
  for (const call of calls) await fails(call, () => new Response('Not now.', { status: 409 }));
  expect(counts()).toEqual([2, 2]);
  for (const call of calls) await fails(call, () => new Response('Nobody is behind it.', { status: 503 }));
  expect(counts()).toEqual([2, 2, 2]);
  // A closed toast appears again.
  toasts.closeAll();
  await fails(() => api.notification.clearNotifications(), noLine);
  expect(counts()).toEqual([1]);
});

test('rate-limit errors show one toast, with the newest waiting time', async () => {
  const { api, fails, said } = page();
  const tooMany = (seconds: number) => () => new Response(`Try again in ${seconds} s.`, { status: 429 });
  await fails(() => api.notification.clearNotifications(), tooMany(9));
  await fails(() => api.chatMessage.makeRead({ id: 7 }), tooMany(8));
  expect(said()).toEqual(['Message: Try again in 8 s.']);
});

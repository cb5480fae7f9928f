import type { AlertChoices, AppearanceChoices, Language } from '@boostdesk/api-client/contract';
import { beforeEach, expect, test, vi } from 'vitest';

/** Timeout in ms: compiling a message catalogue can take longer than a second. */
const WORDS_MS = 15_000;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const loud = { toast: true, sound: true };
const chosen: AlertChoices = {
  showNotifications: true,
  orderToasts: false,
  volume: 35,
  wishes: { newOrder: loud, newMessage: { toast: false, sound: true }, newNotification: loud },
  quietHours: { isOn: true, from: 60, to: 120, zone: 'UTC' },
};

async function pageOf(
  user: number,
  alerts: AlertChoices | null,
  appearance: AppearanceChoices | null = null,
  {
    language = null,
    mutedOrders,
    shortcuts,
  }: { language?: Language | null; mutedOrders?: number[] | undefined; shortcuts?: boolean | undefined } = {},
) {
  const { createClient } = await import('@boostdesk/api-client');
  const { coreCalls } = await import('../core/services.ts');
  const { fetchSettings } = await import('./settings-sync.ts');
  const { alertChoiceAtom } = await import('./alert-choice.ts');
  const { createStore } = await import('../core/state.ts');
  const store = createStore();
  const api = createClient({
    parts: coreCalls,
    baseUrl: 'http://desk.example/api',
    token: () => 'a.b.c',
    fetch: async () => Response.json({ alerts, appearance, language, mutedOrders, shortcuts }),
  });
  await fetchSettings({ api, store }, user);
  return store.get(alertChoiceAtom);
}

// @spec 3.8-11
test("the server's settings replace the stored ones", async () => {
  expect(await pageOf(5, chosen)).toEqual(chosen);
  expect(localStorage.getItem('notificationVolume')).toBe('35');
  expect(localStorage.getItem('notifications')).toBe('false');
});

test('stored settings stay when the server has none', async () => {
  localStorage.setItem('notificationVolume', '35');
  expect((await pageOf(5, null)).volume).toBe(35);
  vi.resetModules();
  expect((await pageOf(5, null)).volume).toBe(35);
});

test("another user's stored settings are not used", async () => {
  await pageOf(5, chosen);
  vi.resetModules();
  expect(await pageOf(6, null)).toMatchObject({ volume: 100, orderToasts: true, quietHours: { isOn: false } });
  expect(localStorage.getItem('notificationVolume')).toBe('100');
});

test('the muted orders of the server replace the stored ones, and stay when an older server sends none', async () => {
  const muted = async (user: number, mutedOrders: number[] | undefined) => {
    vi.resetModules();
    await pageOf(user, null, null, { mutedOrders });
    return JSON.parse(localStorage.getItem('boostdesk.mutedOrders') ?? 'null');
  };
  expect(await muted(5, [7, 9])).toEqual([7, 9]);
  expect(await muted(5, undefined)).toEqual([7, 9]);
  expect(await muted(5, [])).toEqual([]);
  expect(await muted(5, [9])).toEqual([9]);
  expect(await muted(6, undefined)).toEqual([]);
});

test("another device's choice of shortcuts replaces the stored one, which stays when an older server sends none", async () => {
  const stored = async (user: number, shortcuts: boolean | undefined) => {
    vi.resetModules();
    await pageOf(user, null, null, { shortcuts });
    return JSON.parse(localStorage.getItem('boostdesk.shortcuts') ?? 'null');
  };
  expect(await stored(5, false)).toBe(false);
  expect(await stored(5, undefined)).toBe(false);
  expect(await stored(6, undefined)).toBe(true);
});

test('the appearance follows the user, is applied by the next page load, and is removed with the user', async () => {
  const root = document.documentElement;
  await pageOf(5, null, { theme: 'light', density: 'compact', motion: 'reduced' });
  expect({ ...root.dataset }).toEqual({ theme: 'light', density: 'compact', motion: 'reduced' });
  const kept = ['theme', 'density', 'motion'].map((name) => localStorage.getItem(`boostdesk.${name}`));
  expect(kept).toEqual(['"light"', '"compact"', '"reduced"']);
  vi.resetModules();
  await pageOf(5, null);
  expect({ ...root.dataset }).toEqual({ theme: 'light', density: 'compact', motion: 'reduced' });
  await pageOf(6, null);
  expect({ ...root.dataset }).toEqual({});
});

test(
  'the language follows the user, is known to the next page load, and is removed with the user',
  async () => {
    const { documentElement: root } = document;
    await pageOf(5, null, null, { language: 'ar' });
    await vi.waitFor(() => expect([root.lang, root.dir]).toEqual(['ar', 'rtl']), WORDS_MS);
    expect(localStorage.getItem('boostdesk.language')).toBe('"ar"');
    vi.resetModules();
    await pageOf(5, null);
    expect(localStorage.getItem('boostdesk.language')).toBe('"ar"');
    await pageOf(6, null);
    await vi.waitFor(() => expect([root.lang, root.dir]).toEqual(['en', 'ltr']), WORDS_MS);
    expect(localStorage.getItem('boostdesk.language')).toBe('null');
  },
  2 * WORDS_MS,
);

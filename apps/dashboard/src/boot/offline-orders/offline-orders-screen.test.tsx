import { ApiError, isApiError } from '@boostdesk/api-client';
import { type OrderRow, orders } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keys } from '../../data/query-client.ts';
import { retryAfterMs } from '../../data/retry-after.ts';
import { readOfflineSnapshot } from '../../features/orders/offline-orders/offline-snapshot.ts';
import { toStaffQuery } from '../../features/orders/staff-orders/staff-filters.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderRow } from '../../testing/order-row.ts';
import { clearStorage, persistPage, signInWithList } from '../../testing/persisted-lists.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { typeInto } from '../../testing/type-into.ts';
import type { BootResult } from '../boot.ts';
// Import early, so that the loading time does not count towards a test's timeout.
import './offline-search.tsx';
import { OfflineOrdersScreen } from './offline-orders-screen.tsx';

const gone = (code: 'offline' | 'bad_answer') =>
  new ApiError({ code, status: 0, body: '', call: 'auth.isAuthenticated' });
const tooMany = (retryAfterMs: number) =>
  new ApiError({ code: 'too_many', status: 429, body: '', call: 'auth.isAuthenticated', retryAfterMs });
const explain = (error: unknown) => (isApiError(error, 'offline') ? 'No line.' : `Wait ${retryAfterMs(error)} ms.`);
const again = vi.fn<() => Promise<BootResult>>();
const onEnd = vi.fn();

const drawScreen = async () => {
  const initialSnapshot = await readOfflineSnapshot();
  if (initialSnapshot === null) throw new Error('No list is cached.');
  const otherwise = <p>Not started</p>;
  const node = (
    <OfflineOrdersScreen
      error={gone('offline')}
      {...{ initialSnapshot, describeError: explain, fallback: otherwise, restart: again, onEnd }}
    />
  );
  return renderInApp({ node, answers: {} });
};

async function withoutLine(rows: OrderRow[] = []) {
  onTestFinished(clearStorage);
  await signInWithList(rows);
  const { page, settle } = await drawScreen();
  const press = async () => {
    await act(async () => page.querySelector<HTMLElement>('.bd-banner button')?.click());
    await settle();
  };
  const search = async (text: string, place: HTMLElement | null = page) => {
    const box = place?.querySelector<HTMLInputElement>('[role=combobox]');
    if (!place || !box) throw new Error('There is no search.');
    await act(async () => box.focus());
    await act(async () => typeInto(box, text));
    await settle();
    return [...place.querySelectorAll('[role=option]')].map((row) => row.textContent);
  };
  const otherTab = async (token: string | null) => {
    if (token === null) localStorage.removeItem('token');
    else localStorage.setItem('token', token);
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await settle();
  };
  return { page, press, search, settle, otherTab };
}

beforeEach(() => {
  history.replaceState(null, '', '/orders');
  stubLayout();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  again.mockReset();
  onEnd.mockReset();
});

test('the cached orders screen shows the reason, the time of the data and that it is read-only', async () => {
  const { page } = await withoutLine();
  expect(page.querySelector('h1')?.textContent).toBe('Orders');
  expect(page.querySelector('.bd-banner')?.textContent).toMatch(/^No line\. Last updated .+\. You can’t make changes/);
  expect(page.querySelector('[role=tab]')?.textContent).toBe('My orders');
  expect(page.textContent).toContain('This list was empty');
});

test.each(['/', '/profile', '/order/4711'])(
  '%s shows that it needs a connection, and links to the cached orders',
  async (path) => {
    history.replaceState(null, '', path);
    const { page } = await withoutLine();
    expect(page.querySelector('.bd-banner')?.textContent).toMatch(/^No line\. You can’t make changes/);
    expect(page.querySelector('main h2')?.textContent).toBe('This page needs a connection');
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('/orders');
    expect(page.querySelector('[role=tab]')).toBeNull();
  },
);

test.each([
  ['/profile', 'Profile'],
  ['/order/4711', 'Order #4711'],
  ['/order/%E4%BD%A0', 'Order #你'],
  ['/order/%E4', 'Order #%E4'],
])('the screen of %s, which needs a connection, has the name %s', async (path, name) => {
  history.replaceState(null, '', path);
  const { page } = await withoutLine();
  expect(page.querySelector('h1')?.textContent).toBe(name);
});

test('the search finds a cached order by its number and says that it opens later', async () => {
  const { search, settle } = await withoutLine([orderRow(4712), orderRow(47120)]);
  for (const text of ['4712', '#4712']) {
    await search('');
    await search(text);
    // The typing delay of the search.
    await settle();
    expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual([
      '#4712 LoL boosting, Gold IV to Platinum IIOpens once the server responds',
    ]);
  }
});

test('the search finds pages and recent choices, and says that it cannot look up other orders', async () => {
  localStorage.setItem(
    'search-history-5',
    JSON.stringify([{ label: '#4711 Placement', url: '/order/4711', weight: 1 }]),
  );
  const { page, search, settle } = await withoutLine();
  expect(await search('prof')).toEqual(['Profile']);
  expect(await search('4711')).toEqual(['#4711 Placement']);
  await search('4712');
  // The typing delay of the search.
  await settle();
  expect(page.querySelector('[role=listbox]')?.textContent).toBe(
    'Order search isn’t available right now. You can still find pages.',
  );
});

test('a phone shows the same search in a sheet', async () => {
  const { page, search, settle } = await withoutLine();
  await act(async () => page.querySelector<HTMLElement>('button[aria-label=Search]')?.click());
  await settle();
  const sheet = document.querySelector<HTMLElement>('[role=dialog]');
  expect(document.activeElement?.role).toBe('combobox');
  expect(sheet?.contains(document.activeElement)).toBe(true);
  expect(await search('prof', sheet)).toEqual(['Profile']);
});

test.each([
  ['ends the session', null],
  ['signs in another user', tokenFor({ user: 6, sid: 's-9' })],
])('the cached orders screen disappears when another tab %s', async (_, token) => {
  const { page, otherTab } = await withoutLine();
  await otherTab(token);
  expect(page.textContent).toBe('Not started');
});

test.each([
  ['the app starts', () => Promise.resolve({ kind: 'leaving' } as const), 1],
  ['the server is still unreachable', () => Promise.reject(gone('offline')), 0],
  ['it fails for another reason', () => Promise.reject(gone('bad_answer')), 1],
])('a retry of the boot: %s', async (_, outcome, ends) => {
  again.mockImplementation(outcome);
  const { press } = await withoutLine();
  await press();
  expect(again).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledTimes(ends);
});

test('the screen shows the reason of the last failed retry', async () => {
  const { page, press } = await withoutLine();
  for (const rest of [11_000, 50_000]) {
    again.mockRejectedValueOnce(tooMany(rest));
    await press();
    expect(page.querySelector('.bd-banner')?.textContent).toMatch(new RegExp(`^Wait ${rest} ms\\.`));
  }
});

test.each([
  ['cancelled=yes', 'All orders · Cancelled'],
  ['need=late&sort=id', 'All orders · Overdue'],
  ['status=1,2&game=3', 'All orders · Processing · Complete · League of Legends'],
  ['game=3&need=late&cancelled=yes', 'All orders · Cancelled · Overdue · League of Legends'],
  ['text=robin', 'All orders', 'another'],
  ['sort=price', 'All orders', 'another'],
])('staff see the cached list of the desk address %s: %s', async (address, name, which = 'asked for') => {
  onTestFinished(async () => {
    await clearStorage();
    history.replaceState(null, '', '/');
  });
  localStorage.setItem('token', tokenFor({ role: ROLE.moderator }));
  history.replaceState(null, '', `/orders?${address}`);
  const stored = ['', 'cancelled=yes', 'need=late&sort=id', 'status=1,2&game=3', 'game=3&need=late&cancelled=yes'];
  const now = Date.now();
  // The first one is the newest.
  for (const [place, search] of stored.entries())
    await persistPage(keys.areaPage(orders.name, toStaffQuery(new URLSearchParams(search))), [], now - place);
  const { page } = await drawScreen();
  expect(page.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe(name);
  expect(page.textContent?.includes('The list at this address isn’t stored on this device')).toBe(which === 'another');
});

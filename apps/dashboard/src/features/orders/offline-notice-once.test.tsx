// How a lost connection is reported while a list of orders is shown (decision 0067).
import { FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import type { ChannelStatus } from '@boostdesk/realtime';
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { restorePersistedQueries } from '../../data/persisted-queries/lazy-persister.ts';
import { createQueryClient, keys } from '../../data/query-client.ts';
import { ConnectionBanner } from '../../shell/connection-banner.tsx';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderRow } from '../../testing/order-row.ts';
import { clearStorage, persistList } from '../../testing/persisted-lists.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { Component } from './orders-screen.tsx';

beforeEach(() => {
  stubLayout();
  onTestFinished(clearStorage);
});

/** The state of the server. */
type Server = 'answers' | 'is away' | 'fails' | 'is slow';

interface Opened {
  readonly server: Server;
  readonly line?: ChannelStatus;
  /** The browser has cached the list. */
  readonly isKept?: boolean;
}

async function openList(opened: Opened) {
  const { line = 'offline', isKept = false } = opened;
  let { server } = opened;
  const token = tokenFor({ role: ROLE.customer });
  localStorage.setItem('token', token);
  const session = sessionFromToken(token, { now: Date.now() });
  if (!session.ok) throw new Error('The token of the test cannot be read.');
  if (isKept) await persistList({ scope: 'mine', sort: 'newest' }, [orderRow(4711)]);
  const queries = createQueryClient();
  restorePersistedQueries(queries);
  const answer =
    <T,>(value: T) =>
    () => {
      if (server === 'is away') throw new FakeNetworkError();
      if (server === 'fails') throw new FakeApiError('internal');
      if (server === 'is slow') return new Promise<never>(() => undefined);
      return value;
    };
  const toasted: string[] = [];
  const { page, settle } = await renderInApp({
    node: (
      <>
        <ConnectionBanner />
        <Component />
      </>
    ),
    answers: {
      order: {
        getList: answer({ items: [orderRow(4712)], next: null }),
        getCounts: answer({ all: 1, byStatus: [], archived: 0 }),
      },
    },
    claims: session.session,
    services: { queries },
    live: { status: () => line, onStatus: () => () => undefined },
    onError: ({ call }) => toasted.push(call),
  });
  /** Longer than the banner's delay. */
  const pass = () => act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
  await pass();
  return {
    page,
    toasted,
    banners: () => [...page.querySelectorAll('.bd-banner')].map(({ textContent }) => textContent),
    readAgain: async (next: Server) => {
      server = next;
      await act(async () => void queries.invalidateQueries({ queryKey: keys.orderLists() }));
      await settle();
    },
    press: async () => {
      const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
      await act(async () => button?.click());
      await settle();
    },
  };
}

// @spec 8.0-1
test('a lost connection is reported in place of a cached list only, and a failed retry is reported too', async () => {
  const { page, toasted, banners, press } = await openList({ server: 'is away', isKept: true });
  expect(page.textContent).toContain('#4711');
  expect(banners()).toEqual([expect.stringMatching(/^Can’t reach the server\. Last updated /)]);
  expect(toasted).toEqual([]);
  await press();
  expect(toasted).toEqual(['order.getList']);
});

test('a lost connection is reported in place of a list that is not cached only', async () => {
  const { page, toasted, banners, press } = await openList({ server: 'is away' });
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Can’t reach the server.');
  expect([toasted, banners()]).toEqual([[], []]);
  await press();
  expect(toasted).toEqual(['order.getList']);
});

// @spec 8.0-1
test('a lost connection is reported by the banner alone while rows are visible', async () => {
  const { page, toasted, banners, readAgain } = await openList({ server: 'answers' });
  await readAgain('is away');
  expect(page.textContent).toContain('#4712');
  expect(banners()).toEqual([expect.stringMatching(/^You’re offline\./)]);
  expect(toasted).toEqual([]);
});

test('a failed refetch is reported by a toast while the connection is up', async () => {
  const { banners, toasted, readAgain } = await openList({ server: 'answers', line: 'online' });
  await readAgain('is away');
  expect([toasted, banners()]).toEqual([['order.getList'], []]);
});

test('a failing server is reported by a toast like any error', async () => {
  const { toasted } = await openList({ server: 'fails', line: 'online', isKept: true });
  expect(toasted.toSorted()).toEqual(['order.getCounts', 'order.getList']);
});

test('a list of an earlier visit is shown with links, and with its time while the server is slow', async () => {
  const { page, toasted, banners } = await openList({ server: 'is slow', line: 'online', isKept: true });
  expect(page.querySelector('a[href="/order/4711"]')).not.toBeNull();
  expect(banners()).toEqual([expect.stringMatching(/^Last updated /)]);
  expect(toasted).toEqual([]);
});

test('a fetched list replaces that of an earlier visit', async () => {
  const { page, banners } = await openList({ server: 'answers', line: 'online', isKept: true });
  expect(page.textContent).toContain('#4712');
  expect(page.textContent).not.toContain('#4711');
  expect(banners()).toEqual([]);
});

import type { ChannelStatus } from '@boostdesk/realtime';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from '../session/redirects.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ScreenError } from './screen-error.tsx';

vi.mock('../session/redirects.ts', () => ({ reloadPage: vi.fn() }));
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useRouteError: () => new TypeError('Failed to fetch dynamically imported module'),
}));

beforeEach(() => {
  vi.mocked(reloadPage).mockClear();
});

/** Renders the error screen of a route that did not load, with this connection status. */
async function renderError(status: ChannelStatus, node: ReactNode = <ScreenError />) {
  let current = status;
  const listeners = new Set<(status: ChannelStatus) => void>();
  const live = {
    status: () => current,
    onStatus: (listener: (status: ChannelStatus) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const answers = { pageError: { report: () => ({ reference: 17 }) } };
  const { page } = await renderInApp({ node, answers, live });
  const setStatus = async (next: ChannelStatus) => {
    current = next;
    await act(async () => {
      for (const listener of listeners) listener(next);
    });
  };
  return { page, setStatus };
}

test('a screen that fails offline says so, and reloads the page once when the connection is back', async () => {
  const { page, setStatus } = await renderError('offline');
  expect(page.textContent).toContain('You’re offline. This page loads when you’re back online.');
  expect(page.textContent).not.toContain('Reference');
  expect(reloadPage).not.toHaveBeenCalled();
  await setStatus('online');
  expect(reloadPage).toHaveBeenCalledOnce();
});

test.each([
  ['before', 'offline'],
  ['while it is shown', 'online'],
] as const)('a connection that is lost %s is announced once', async (_, first) => {
  const { page, setStatus } = await renderError(
    first,
    <>
      <ConnectionBanner />
      <ScreenError />
    </>,
  );
  await setStatus('offline');
  // Longer than the banner's delay.
  await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)));
  const announced = [...page.querySelectorAll('[role=status], [role=alert]')].map(({ textContent }) => textContent);
  expect(announced.filter((text) => text?.includes('You’re offline'))).toHaveLength(1);
});

test('a screen that fails online shows the reference of its report, and reloads the page only on a press', async () => {
  const { page } = await renderError('online');
  expect(page.textContent).toContain('Reference 17');
  expect(document.title).toMatch(/^Error · /);
  expect(reloadPage).not.toHaveBeenCalled();
  const retry = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  await act(async () => retry?.click());
  expect(reloadPage).toHaveBeenCalledOnce();
});

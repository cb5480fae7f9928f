// @vitest-environment jsdom
import { ROLE } from '@boostdesk/auth';
import { expect, test, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { createStore } from '../core/state.ts';
import { claimsAtom } from '../session/session-atoms.ts';
import { navigateTo, openRouter, preloadPage } from './router.tsx';

vi.mock('../shell/layout.tsx', () => ({ Layout: () => null }));
vi.mock('./screens.ts', () => {
  const load = async () => ({ Component: () => null, prefetch: vi.fn() });
  return { screens: { '/orders': load, '/profile': load } };
});

test('the API of a preload reports errors only once its page is being opened', async () => {
  const store = createStore();
  store.set(claimsAtom, { user: 5, role: ROLE.customer, employee: null } as never);
  const opened: (() => boolean)[] = [];
  const createPageApi = (isOpened: () => boolean) => {
    opened.push(isOpened);
    return {};
  };
  const services = { store, createPageApi, config: {} } as unknown as Services;
  history.replaceState(null, '', '/orders');
  const router = await openRouter(services);
  await preloadPage(services, new URL('/profile', location.href));
  expect(opened.map((isOpened) => isOpened())).toEqual([false]);
  navigateTo('/profile');
  expect(opened.map((isOpened) => isOpened())).toEqual([true]);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(opened.map((isOpened) => isOpened())).toEqual([true]);
  router.dispose();
});

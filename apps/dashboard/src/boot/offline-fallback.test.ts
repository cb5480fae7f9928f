import { ApiError } from '@boostdesk/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWhenReachable } from '../data/server-probe.ts';
import { clearStorage, signInWithList } from '../testing/persisted-lists.ts';
import { findOfflineFallback } from './offline-fallback.ts';

const offline = new ApiError({ code: 'offline', status: 0, body: '', call: 'auth.isAuthenticated' });
const refused = new ApiError({ code: 'forbidden', status: 403, body: '', call: 'auth.isAuthenticated' });

vi.mock(import('../data/server-probe.ts'), async (original) => ({
  ...(await original()),
  retryWhenReachable: vi.fn(),
}));
vi.mock('./offline-orders/offline-orders-screen.tsx', () => ({ OfflineOrdersScreen: () => null }));

beforeEach(() => vi.mocked(retryWhenReachable).mockReset());
afterEach(async () => {
  vi.doUnmock('./offline-orders/offline-orders-screen.tsx');
  vi.resetModules();
  await clearStorage();
});

test('findOfflineFallback returns the cached screen, which retries itself, when the server is unreachable', async () => {
  await signInWithList();
  expect(await findOfflineFallback(offline, true)).not.toBeNull();
  expect(retryWhenReachable).not.toHaveBeenCalled();
});

test.each([
  ['nothing is cached', offline, true, () => undefined],
  ['a reload is needed', offline, false, signInWithList],
  ['the server refuses', refused, true, signInWithList],
])(
  'findOfflineFallback returns null and reloads once the server is reachable when %s',
  async (_, error, mayShow, before) => {
    await before();
    expect(await findOfflineFallback(error, mayShow)).toBeNull();
    expect(retryWhenReachable).toHaveBeenCalledOnce();
  },
);

test('findOfflineFallback still reloads once the server is reachable when the chunk of the cached screen fails to load', async () => {
  await signInWithList();
  vi.resetModules();
  vi.doMock('./offline-orders/offline-orders-screen.tsx', () => {
    throw new Error('Failed to fetch');
  });
  expect(await findOfflineFallback(offline, true)).toBeNull();
  expect(retryWhenReachable).toHaveBeenCalledOnce();
});

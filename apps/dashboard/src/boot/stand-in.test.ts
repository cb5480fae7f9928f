import { ApiError } from '@boostdesk/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryAgainWhenBack } from '../data/try-again.ts';
import { seeList } from '../testing/see-list.ts';
import { findStandIn } from './stand-in.ts';

const offline = new ApiError({ code: 'offline', status: 0, body: '', call: 'auth.isAuthenticated' });
const refused = new ApiError({ code: 'forbidden', status: 403, body: '', call: 'auth.isAuthenticated' });

vi.mock(import('../data/try-again.ts'), async (original) => ({ ...(await original()), tryAgainWhenBack: vi.fn() }));
vi.mock('./last-seen/last-seen-screen.tsx', () => ({ LastSeenScreen: () => null }));

beforeEach(() => vi.mocked(tryAgainWhenBack).mockReset());
afterEach(() => {
  vi.doUnmock('../features/orders/last-seen/last-seen-screen.tsx');
  vi.resetModules();
  localStorage.clear();
});

test('findStandIn returns the cached screen, which retries itself, when the server is unreachable', async () => {
  seeList();
  expect(await findStandIn(offline, true)).not.toBeNull();
  expect(tryAgainWhenBack).not.toHaveBeenCalled();
});

test.each([
  ['nothing is cached', offline, true, () => undefined],
  ['a reload is needed', offline, false, seeList],
  ['the server refuses', refused, true, seeList],
])('findStandIn returns null and reloads once the server is reachable when %s', async (_, error, mayShow, before) => {
  before();
  expect(await findStandIn(error, mayShow)).toBeNull();
  expect(tryAgainWhenBack).toHaveBeenCalledOnce();
});

test('findStandIn still reloads once the server is reachable when the chunk of the cached screen fails to load', async () => {
  seeList();
  vi.resetModules();
  vi.doMock('./last-seen/last-seen-screen.tsx', () => {
    throw new Error('Failed to fetch');
  });
  expect(await findStandIn(offline, true)).toBeNull();
  expect(tryAgainWhenBack).toHaveBeenCalledOnce();
});

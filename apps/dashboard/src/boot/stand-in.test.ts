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

test('what was seen last stands in for an app that found no line, and tries again itself', async () => {
  seeList();
  expect(await findStandIn(offline, true)).not.toBeNull();
  expect(tryAgainWhenBack).not.toHaveBeenCalled();
});

test.each([
  ['nothing was seen', offline, true, () => undefined],
  ['the page has to be loaded anew', offline, false, seeList],
  ['the server refused', refused, true, seeList],
])(
  'where %s nothing stands in, and the page is loaded anew when the line is back',
  async (_, error, mayShow, before) => {
    before();
    expect(await findStandIn(error, mayShow)).toBeNull();
    expect(tryAgainWhenBack).toHaveBeenCalledOnce();
  },
);

test('where the code of what was seen last does not come the page still waits for the line', async () => {
  seeList();
  vi.resetModules();
  vi.doMock('./last-seen/last-seen-screen.tsx', () => {
    throw new Error('Failed to fetch');
  });
  expect(await findStandIn(offline, true)).toBeNull();
  expect(tryAgainWhenBack).toHaveBeenCalledOnce();
});

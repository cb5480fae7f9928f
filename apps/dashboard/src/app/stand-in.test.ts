import { ApiError } from '@boostdesk/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor } from '../testing/token.ts';
import { keepChange } from './kept/kept-lists.ts';
import { findStandIn } from './stand-in.ts';
import { tryAgainWhenBack } from './try-again.ts';

const offline = new ApiError({ code: 'offline', status: 0, body: '', call: 'auth.isAuthenticated' });
const refused = new ApiError({ code: 'forbidden', status: 403, body: '', call: 'auth.isAuthenticated' });

vi.mock(import('./try-again.ts'), async (original) => ({ ...(await original()), tryAgainWhenBack: vi.fn() }));
vi.mock('../features/orders/last-seen/last-seen-screen.tsx', () => ({ LastSeenScreen: () => null }));

function seeSome() {
  localStorage.setItem('token', tokenFor({}));
  const list = { query: { scope: 'mine', sort: 'newest' }, at: Date.now(), rows: [] } as const;
  keepChange({ user: 5, sid: 's' }, { seen: [{ ...list, rows: [] }], refused: [] }, Date.now());
}

beforeEach(() => vi.mocked(tryAgainWhenBack).mockReset());
afterEach(() => {
  vi.doUnmock('../features/orders/last-seen/last-seen-screen.tsx');
  vi.resetModules();
  localStorage.clear();
});

test('what was seen last stands in for an app that found no line, and tries again itself', async () => {
  seeSome();
  expect(await findStandIn(offline, true)).not.toBeNull();
  expect(tryAgainWhenBack).not.toHaveBeenCalled();
});

test.each([
  ['nothing was seen', offline, true, () => undefined],
  ['the page has to be loaded anew', offline, false, seeSome],
  ['the server refused', refused, true, seeSome],
])(
  'where %s nothing stands in, and the page is loaded anew when the line is back',
  async (_, error, mayShow, before) => {
    before();
    expect(await findStandIn(error, mayShow)).toBeNull();
    expect(tryAgainWhenBack).toHaveBeenCalledOnce();
  },
);

test('where the code of what was seen last does not come the page still waits for the line', async () => {
  seeSome();
  vi.resetModules();
  vi.doMock('../features/orders/last-seen/last-seen-screen.tsx', () => {
    throw new Error('Failed to fetch');
  });
  expect(await findStandIn(offline, true)).toBeNull();
  expect(tryAgainWhenBack).toHaveBeenCalledOnce();
});

import { FakeRefusal } from '@boostdesk/api-client/testing';
import type { SessionState } from '@boostdesk/auth/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { createQueryClient, keys } from './query-client.ts';
import type { Services } from './services.ts';
import { userInfoAtom } from './session-atoms.ts';
import { runStartUpCalls } from './start-up-calls.ts';
import { createStore } from './state.ts';

beforeEach(() => history.replaceState(null, '', '/'));

const notice = { id: 1, message: 'Welcome', createdAt: '2026-01-02T03:04:05.000Z', seen: 0, order: null } as const;

/** A page that has come up, after a fresh login or not, and what it then does. */
async function startOf({ isFresh, noLogin = null }: { isFresh: boolean; noLogin?: number | null }) {
  const { api, fake } = createFakeServer({
    user: {
      getLoyaltyRank: () => {
        throw new FakeRefusal('internal');
      },
    },
    boostcoin: { getBalance: () => ({ balance: 250 }) },
    order: { getNoLogin: () => ({ id: noLogin }) },
    notification: { getNotifications: () => [notice] },
    chatMessage: { getMessageList: () => ({ unreadMsg: [], allMsg: [] }) },
  });
  const store = createStore();
  const queries = createQueryClient();
  let login = isFresh;
  const session = {
    get: () => ({ status: 'authenticated', login }) as SessionState,
    loginDone: () => {
      login = false;
    },
  };
  const screen = { navigate: vi.fn(), toast: vi.fn() };
  const config = { fingerprint: { apiKey: null, scriptUrl: null } };
  const services = { api, config, queries, store, session } as unknown as Services;
  const run = () => runStartUpCalls(services, screen);
  await run();
  return { run, screen, store, queries, sent: () => fake.sent.map(({ call }) => call).sort(), isFresh: () => login };
}

const always = [
  'boostcoin.getBalance',
  'chatMessage.getMessageList',
  'notification.getNotifications',
  'user.getLoyaltyRank',
];

test('the start-up calls are made once, each on its own; a fresh login also asks for account details', async () => {
  const fresh = await startOf({ isFresh: true, noLogin: 10_001 });
  expect(fresh.sent()).toEqual([...always, 'order.getNoLogin'].sort());
  // The loyalty rank was refused: the others are there all the same.
  expect(fresh.store.get(userInfoAtom)).toMatchObject({ balance: 250, loyaltyRank: null });
  expect(fresh.queries.getQueryData(keys.notifications())).toMatchObject({ pages: [{ items: [notice], next: null }] });
  expect(fresh.screen.navigate).toHaveBeenCalledExactlyOnceWith('/order/10001');
  expect(fresh.screen.toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Account details issue',
    message: 'Please fill out your account details to start your order.',
  });
  expect(fresh.isFresh()).toBe(false);
});

test('whom the link has led to that order already is told, and led nowhere again', async () => {
  history.replaceState(null, '', '/order/10001');
  const there = await startOf({ isFresh: true, noLogin: 10_001 });
  history.replaceState(null, '', '/');
  expect(there.screen.navigate).not.toHaveBeenCalled();
  expect(there.screen.toast).toHaveBeenCalledOnce();
});

test.each([
  ['a link has led elsewhere', '/profile', '/profile'],
  ['has gone on meanwhile', '/', '/profile'],
])('who %s is not led away: the toast leads to the order', async (_, from, to) => {
  history.replaceState(null, '', from);
  const away = startOf({ isFresh: true, noLogin: 10_001 });
  history.replaceState(null, '', to);
  const { screen } = await away;
  history.replaceState(null, '', '/');
  expect(screen.navigate).not.toHaveBeenCalled();
  const [told] = screen.toast.mock.calls[0] ?? [];
  expect(told).toMatchObject({ title: 'Account details issue', action: { label: 'Open order #10001' } });
  told.action.onAction();
  expect(screen.navigate).toHaveBeenCalledExactlyOnceWith('/order/10001');
});

test('who was signed in before is not asked for account details, nor led anywhere', async () => {
  const back = await startOf({ isFresh: false, noLogin: 10_001 });
  expect(back.sent()).toEqual(always);
  expect(back.screen.navigate).not.toHaveBeenCalled();
  expect(back.screen.toast).not.toHaveBeenCalled();
});

test('who has given all account details stays where they are', async () => {
  const done = await startOf({ isFresh: true });
  expect(done.screen.navigate).not.toHaveBeenCalled();
  expect(done.screen.toast).not.toHaveBeenCalled();
});

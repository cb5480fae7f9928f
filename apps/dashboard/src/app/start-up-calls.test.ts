import { createClient } from '@boostdesk/api-client';
import { createFakeApi, FakeRefusal } from '@boostdesk/api-client/testing';
import type { SessionState } from '@boostdesk/auth/session';
import { expect, test, vi } from 'vitest';
import { createQueryClient, keys } from './query-client.ts';
import { coreParts, type Services } from './services.ts';
import { userInfoAtom } from './session-atoms.ts';
import { runStartUpCalls } from './start-up-calls.ts';
import { createStore } from './state.ts';

const notice = { id: 1, message: 'Welcome', createdAt: '2026-01-02T03:04:05.000Z', seen: 0, order: null } as const;

/** A page that has come up, after a fresh login or not, and what it then does. */
async function startOf({ isFresh, noLogin = null }: { isFresh: boolean; noLogin?: number | null }) {
  const fake = createFakeApi({
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
  const api = createClient({
    parts: coreParts,
    baseUrl: 'https://api.example',
    token: () => 'a.b.c',
    retry: { attempts: 1 },
    fetch: fake.fetch,
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

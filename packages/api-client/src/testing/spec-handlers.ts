import type { FakeHandlers } from './fake-api.ts';

const createdAt = '2026-01-02T03:04:05.000Z';
const message = { id: 3, order: 9, purchase: 'Gold II to Diamond IV' };

/**
 * Handlers of a server that implements SPEC and nothing else, for `createFakeApi` with `specOnly`: one unread message
 * and one unseen notification of a user with 7 BoostCoins. `token` answers the session check.
 */
export const createSpecHandlers = (token: string): FakeHandlers => ({
  auth: { isAuthenticated: () => ({ token }), canViewOrder: () => ({ allowed: true }) },
  user: {
    getUserInfo: () => ({ name: 'Ada', balance: 7, premium: false }),
    getLoyaltyRank: () => ({ name: 'Novice' }),
  },
  boostcoin: { getBalance: () => ({ balance: 7 }) },
  order: { getNoLogin: () => ({ id: null }) },
  chatMessage: {
    getMessageList: () => ({
      unreadMsg: [{ ...message, Chat_messages: { message: 'We found it', createdAt } }],
      allMsg: [{ ...message, message: 'We found it', createdAt, unread: true }],
    }),
  },
  notification: {
    getNotifications: () => [{ id: 1, message: 'Payout sent', createdAt, seen: 0, order: null, path: null }],
  },
  search: { dashboardSearch: () => [] },
});

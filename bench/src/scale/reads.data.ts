/** Accounts of the demo marketplace that read. */
export const accounts = {
  customer: 'customer@boostdesk.example',
  booster: 'booster@boostdesk.example',
  moderator: 'moderator@boostdesk.example',
  admin: 'admin@boostdesk.example',
} as const;

export interface Read {
  readonly what: string;
  readonly as: keyof typeof accounts;
  /** Below `/api`. */
  readonly path: string;
  readonly body: object;
}

const area = (what: string, path: string, body: object = {}): Read => ({
  what: `area ${what}`,
  as: 'admin',
  path: `/${path}/getPage`,
  body,
});

const orders = (what: string, as: Read['as'], body: object): Read => ({ what, as, path: '/order/getList', body });

/** What the lists, searches, counts, homes and `/admin` read. */
export const reads: readonly Read[] = [
  orders('orders of a customer', 'customer', { scope: 'mine' }),
  orders('orders of a booster', 'booster', { scope: 'mine' }),
  orders('board of a booster', 'booster', { scope: 'board' }),
  orders('orders of staff', 'moderator', { scope: 'all' }),
  orders('orders of staff that are processing', 'moderator', { scope: 'all', status: [1] }),
  orders('orders of staff with a text', 'moderator', { scope: 'all', text: 'valorant' }),
  { what: 'counts of a customer', as: 'customer', path: '/order/getCounts', body: { scope: 'mine' } },
  { what: 'counts of a booster', as: 'booster', path: '/order/getCounts', body: { scope: 'mine' } },
  { what: 'counts of the board', as: 'booster', path: '/order/getCounts', body: { scope: 'board' } },
  { what: 'counts of staff', as: 'moderator', path: '/order/getCounts', body: { scope: 'all' } },
  { what: 'desk of staff', as: 'moderator', path: '/order/getDesk', body: {} },
  { what: 'what waits for staff', as: 'admin', path: '/office/getWaiting', body: {} },
  { what: 'chats of a customer', as: 'customer', path: '/chat_message/getMessageList', body: {} },
  { what: 'chats of staff', as: 'moderator', path: '/chat_message/getMessageList', body: {} },
  { what: 'search in own messages, customer', as: 'customer', path: '/chat_message/search', body: { text: 'rank' } },
  { what: 'search in own messages, booster', as: 'booster', path: '/chat_message/search', body: { text: 'rank' } },
  { what: 'notifications of a customer', as: 'customer', path: '/notification/getNotifications', body: {} },
  { what: 'search of staff for a number', as: 'admin', path: '/dashboardSearch', body: { searchFilter: '10050' } },
  { what: 'ranking of boosters', as: 'customer', path: '/ranking/getBoosters', body: {} },
  { what: 'own place in the ranking', as: 'booster', path: '/ranking/getMine', body: {} },
  { what: 'earnings of a booster', as: 'booster', path: '/earnings/getMine', body: {} },
  { what: 'loyalty rank of a customer', as: 'customer', path: '/user/getLoyaltyRank', body: {} },
  { what: 'what a customer spent', as: 'customer', path: '/profile/getSpent', body: {} },
  { what: 'coins of a customer', as: 'customer', path: '/profile/getCoins', body: {} },
  { what: 'totals of the ledger', as: 'admin', path: '/ledger/getTotals', body: {} },
  { what: 'days of the ledger', as: 'admin', path: '/ledger/getDays', body: {} },
  { what: 'candidates of payouts', as: 'admin', path: '/payout/getCandidates', body: {} },
  { what: 'published feedback', as: 'customer', path: '/feedback/getPublished', body: {} },
  area('orders', 'orders'),
  area('orders, text', 'orders', { text: 'mina' }),
  area('orders by price', 'orders', { sort: 'price', direction: 'descending' }),
  area('users', 'users'),
  area('users, text', 'users', { text: 'mina 5' }),
  area('employees', 'employees'),
  area('payouts', 'payouts'),
  area('movements', 'movements'),
  area('site log', 'sitelogs'),
  area('site log, text', 'sitelogs', { text: 'mina' }),
  area('feedback', 'feedbacks'),
  area('BoostCoins', 'boostcoins'),
];

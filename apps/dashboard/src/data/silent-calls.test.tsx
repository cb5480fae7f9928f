import { FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE, type SessionClaims } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { usePushOutcomes } from '../features/alerts/api.ts';
import { useNews, useOpenPayments } from '../features/home/api.ts';
import { useEarning } from '../features/order/api.ts';
import { useChat } from '../features/order/chat/use-chat.ts';
import { usePayout } from '../features/payouts/api.ts';
import { useCoinHistory, useGifts, useOwnSessions } from '../features/profile/api.ts';
import { useSpent } from '../shared/components/loyalty-progress.tsx';
import { useMessageSearch } from '../shared/message-search/use-message-search.ts';
import { useAmountInCoins, useAssignable, useOrder } from '../shared/order-actions/api.ts';
import { useTourSeen } from '../shared/tour.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { orderView } from '../testing/order-view.ts';

const claims = { user: 5, role: ROLE.admin, employee: null } as unknown as SessionClaims;
const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const hooks: Readonly<Record<string, () => unknown>> = {
  'news.getNewest': useNews,
  'payment.getOpen': useOpenPayments,
  'gift.getMine': useGifts,
  'profile.getCoins': useCoinHistory,
  'account.getSessions': useOwnSessions,
  'profile.getSpent': useSpent,
  'order.get': () => useOrder(7),
  'order.getAssignable': () => useAssignable(7),
  'exchange.eurToUsd': () => useAmountInCoins(100, 'EUR'),
  'earnings.getForOrder': () => useEarning(orderView(7), true),
  'chatMessage.getHistory': () => useChat(7),
  'chatMessage.search': () => useMessageSearch('hello'),
  'payout.get': () => usePayout(7),
  'push.getOutcomes': usePushOutcomes,
  'settings.getTour': useTourSeen,
};

const Hook = ({ useHook }: { readonly useHook: () => unknown }) => {
  useHook();
  return null;
};

async function failuresOf(useHook: () => unknown, answers: Parameters<typeof renderInApp>[0]['answers']) {
  const failures: string[] = [];
  await renderInApp({ node: <Hook useHook={useHook} />, answers, claims, onError: ({ call }) => failures.push(call) });
  return failures;
}

// @spec 8.0-1
test.each(Object.entries(hooks))('a failed %s is reported', async (call, useHook) => {
  // The fake server answers 500 to unlisted calls.
  expect(await failuresOf(useHook, {})).toEqual([call]);
});

test.each(Object.entries(hooks))(
  'a lost connection on the first %s is reported by the screen alone',
  async (call, useHook) => {
    const [part = '', name = ''] = call.split('.');
    const drop = () => {
      throw new FakeNetworkError('down');
    };
    expect(await failuresOf(useHook, { [part]: { [name]: drop } })).toEqual([]);
  },
);

const fail = () => {
  throw new FakeApiError('internal');
};
/** Answers arrive one after the other, as over a network. */
const failLater = async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  return fail();
};
const shownOrder = () => ({ order: orderView(7) });

test.each([
  ['an order and its permission check fail', fail, failLater, 'auth.canViewOrder'],
  ['an order fails before its permission check', failLater, fail, 'order.get'],
  ['only the permission check of an order fails', fail, shownOrder, 'auth.canViewOrder'],
  ['only the order fails', () => ({ allowed: true }), fail, 'order.get'],
])('one toast is shown when %s', async (_, canViewOrder, get, shown) => {
  const user = { user: 5, role: ROLE.customer, employee: null } as unknown as SessionClaims;
  const failures: string[] = [];
  await renderInApp({
    node: <Hook useHook={() => useOrder(7)} />,
    answers: { auth: { canViewOrder }, order: { get } },
    claims: user,
    onError: ({ call }) => failures.push(call),
  });
  expect(failures).toEqual([shown]);
});

test('only the calls that decision 0067 lists are quiet for every error', () => {
  const quiet = Object.entries(sources).filter(([file, code]) => !/\.test\./.test(file) && /quiet: true/.test(code));
  expect(quiet.map(([file]) => file.replace('../', '')).sort()).toEqual([
    'boot/boot.ts',
    'core/page-errors.ts',
    'features/order/use-progress-steps.ts',
    'session/logout.ts',
    'session/start-up-calls.ts',
    'shared/order-actions/use-order-action.ts',
  ]);
});

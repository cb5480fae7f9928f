import { FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE, type SessionClaims } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { usePushOutcomes } from '../features/alerts/api.ts';
import { useNews, useOpenPayments } from '../features/home/api.ts';
import { useEarning } from '../features/order/api.ts';
import { useChat } from '../features/order/chat/use-chat.ts';
import { usePayout } from '../features/payouts/api.ts';
import { useCoinHistory, useGifts, useOwnSessions } from '../features/profile/api.ts';
import { useSpent } from '../shared/components/loyalty-progress.tsx';
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

test('only the calls that decision 0067 lists are quiet for every error', () => {
  const quiet = Object.entries(sources).filter(([file, code]) => !/\.test\./.test(file) && /quiet: true/.test(code));
  expect(quiet.map(([file]) => file.replace('../', '')).sort()).toEqual([
    'boot/boot.ts',
    'core/page-errors.ts',
    'session/logout.ts',
    'session/start-up-calls.ts',
    'shared/order-actions/use-order-action.ts',
  ]);
});

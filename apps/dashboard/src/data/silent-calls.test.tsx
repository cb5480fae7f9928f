import { FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE, type SessionClaims } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { usePushOutcomes } from '../features/alerts/api.ts';
import { useNews, useOpenPayments } from '../features/home/api.ts';
import { useEarning } from '../features/order/api.ts';
import { useChat } from '../features/order/chat/use-chat.ts';
import { useGuide } from '../features/order/guide/api.ts';
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

test.each([
  ['a guide and its permission check fail', fail, failLater, 'auth.canViewGuides'],
  ['a guide fails before its permission check', failLater, fail, 'guide.get'],
  ['only the permission check of a guide fails', fail, () => ({ guide: null }), 'auth.canViewGuides'],
  ['only the guide fails', () => ({ allowed: true }), fail, 'guide.get'],
])('one toast is shown when %s', async (_, canViewGuides, get, shown) => {
  const answers = { auth: { canViewGuides }, guide: { get } };
  expect(await failuresOf(() => useGuide(7, null), answers)).toEqual([shown]);
});

const code = Object.entries(sources).filter(([file]) => !/\.test\./.test(file));

/** What only passes on the decision of a caller, or is no call. */
const PASSED_ON =
  'false\\b|boolean|QuietErrors|CallOptions|quiet\\b|quietOnce\\b|\\(error: ApiError\\) => boolean|quietHours|t`';
/** `quiet: true`, `quiet: orMissing(quiet)`, `quiet = isShownByForm`; a predicate may be passed on without its name. */
const decision = new RegExp(`\\bquiet(: | = )(?!${PASSED_ON})|\\|\\| quiet\\(error\\)`);
const decisionsIn = (text: string): number => text.split('\n').filter((line) => decision.test(line)).length;

test('only the calls that decision 0067 lists are quiet for every error', () => {
  const quiet = code.filter(([, text]) => /quiet: true/.test(text));
  expect(quiet.map(([file]) => file.replace('../', '')).sort()).toEqual([
    'boot/boot.ts',
    'core/page-errors.ts',
    'features/order/use-progress-steps.ts',
    'session/logout.ts',
    'session/start-up-calls.ts',
    'shared/order-actions/use-order-action.ts',
  ]);
});

test('every decision to be quiet is one that decision 0067 lists', () => {
  const found = code.map(([file, text]) => [file.replace(/^\.\.?\//, ''), decisionsIn(text)] as const);
  expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual({
    // The screen itself tells of a lost connection, and of a missing thing (404).
    'api-query.ts': 1,
    'features/order/chat/history.ts': 1,
    'features/order/chat/use-mark-read.ts': 1,
    'features/orders/api.ts': 2,
    'features/payouts/api.ts': 1,
    'shared/area/use-area.ts': 1,
    'shared/message-search/use-message-search.ts': 1,
    'shared/order-actions/api.ts': 1,
    // 404 and 409 of a look, and the lost connection while letting go of it.
    'features/order/use-looks.ts': 3,
    // Calls that failed beside another one.
    'quiet-once.ts': 1,
    // Later failures of a poll.
    'features/alerts/api.ts': 1,
    'shared/desk/use-minute-query.ts': 1,
    // Forms, actions on orders, and the question before a message.
    'features/order/chat/scheduled/send-later.tsx': 1,
    'features/order/use-progress-steps.ts': 2,
    'shared/hooks/use-submit.ts': 1,
    'shared/order-actions/use-order-action.ts': 1,
    // Lost connections: the search shows cached orders, seen notifications are no user action.
    'shell/api.ts': 1,
    'shell/order-search.ts': 1,
    'shell/search.tsx': 1,
    // Repeated by the outbox.
    'realtime/picture-upload.ts': 1,
    // The first check and its repetition, error reports, calls while logging out.
    'boot/boot.ts': 2,
    'core/page-errors.ts': 1,
    'session/logout.ts': 1,
    'session/start-up-calls.ts': 1,
  });
});

test.each([
  ['quiet: true', 1],
  ['{ signal, quiet: orGone(isLostConnection) }', 1],
  ['{ quiet: (error) => error.status === 409 }', 1],
  ['const { quiet = isShown } = options', 1],
  ['fetch(signal, (error) => isLost(error) || quiet(error))', 1],
  ['{ signal, quiet }', 0],
  ['{ signal, quiet: quietOnce }', 0],
  ['quiet: false', 0],
  ["quiet?: CallOptions['quiet']", 0],
  ['fetch: (signal: AbortSignal, quiet: QuietErrors) => Promise<T>', 0],
])('%s makes %i decisions to be quiet', (text, count) => expect(decisionsIn(text)).toBe(count));

test('what a server does not have is shown by each button whose errors are toasts', () => {
  const buttons = code.filter(([, text]) => /^\s+quiet: false,$|useSubmit\(.*quiet: false/m.test(text));
  expect(buttons.length).toBeGreaterThan(10);
  expect(buttons.filter(([, text]) => !/\bproblem\b/.test(text)).map(([file]) => file)).toEqual([]);
});

import { isApiError } from '@boostdesk/api-client';
import { msg } from '@lingui/core/macro';
import { importWithRetry } from '../core/lazy.ts';
import type { Services } from '../core/services.ts';
import type { AccountIssue } from '../core/toasts.ts';
import { type ApiInfiniteQueryOptions, prefetchPages } from '../data/api-query.ts';
import { messagesQuery, notificationsQuery } from '../data/header-lists.ts';
import { retryTransientErrors } from '../data/retry-transient-errors.ts';
import { i18n } from '../i18n/i18n.ts';
import { fetchCoins } from './coins.ts';
import { readPendingTasks } from './post-login-tasks.ts';
import { runPostLoginTask } from './run-post-login-task.ts';
import { userInfoAtom } from './session-atoms.ts';

const accountDetailsToast = () => ({
  title: i18n._(msg`Account details issue`),
  message: i18n._(msg`Please fill out your account details to start your order.`),
});

export interface StartUpScreen {
  readonly navigate: (path: string) => void;
  readonly toast: (toast: AccountIssue) => void;
}

/** Current location. The history state differs after each navigation, even one that returns. */
const currentPlace = () => ({ path: location.pathname, entry: history.state as unknown });

/**
 * Opens the order without account details, unless the user followed a link or has navigated (decision 0052): then a
 * toast links to it.
 */
function showMissingDetails(
  order: number,
  from: ReturnType<typeof currentPlace>,
  { navigate, toast }: StartUpScreen,
): void {
  const path = `/order/${order}`;
  const here = currentPlace();
  const hasStayed = here.path === '/' && from.path === '/' && here.entry === from.entry;
  if (here.path !== path && !hasStayed) {
    const label = i18n._(msg`Open order #${order}`);
    toast({ ...accountDetailsToast(), action: { label, onAction: () => navigate(path) } });
    return;
  }
  // A link may have opened it already.
  if (here.path !== path) navigate(path);
  toast(accountDetailsToast());
}

/**
 * Prefetches the first page of a list.
 * @throws the error of the query.
 */
async function prefetchFirstPage<I>(queries: Services['queries'], list: ApiInfiniteQueryOptions<I>): Promise<void> {
  await prefetchPages(queries, list);
  const error = queries.getQueryState(list.key)?.error;
  if (error) throw error;
}

/** Signal that aborts when the session ends. */
function signalSessionEnd(session: Services['session']): AbortSignal {
  const end = new AbortController();
  session.subscribe(({ status }) => {
    if (status !== 'authenticated') end.abort();
  });
  return end.signal;
}

/** Retries a call after transient errors until the session ends. Only the first attempt shows its error. */
function callWithRetry<T>(call: (quiet: boolean) => Promise<T>, end: AbortSignal): Promise<T> {
  let tries = 0;
  return retryTransientErrors(() => call(tries++ > 0), end);
}

/**
 * Asks for an order without account details, and completes the login after the answer. When the server stays
 * unreachable, the next page load asks again.
 */
async function checkMissingDetails({ api, session }: Services, screen: StartUpScreen, end: AbortSignal): Promise<void> {
  const from = currentPlace();
  try {
    const { id } = await runPostLoginTask(
      'noLogin',
      callWithRetry((quiet) => api.order.getNoLogin({}, { quiet }), end),
    );
    if (id !== null && !end.aborted) showMissingDetails(id, from, screen);
  } finally {
    session.completeLogin();
  }
}

/** Fetches the user's data again after the boot could not fetch it. The boot has shown the error. */
async function fetchUserInfo({ api, store }: Services): Promise<void> {
  const { name, premium, balance } = await api.user.getUserInfo({}, { quiet: true });
  const known = store.get(userInfoAtom);
  // Balances of events and of its own call are newer.
  store.set(userInfoAtom, { ...known, name, premium, balance: known.balance ?? balance });
}

async function fetchLoyalty({ api, store }: Services, quiet: boolean): Promise<void> {
  const { name } = await api.user.getLoyaltyRank({}, { quiet });
  store.set(userInfoAtom, { ...store.get(userInfoAtom), loyaltyRank: name });
}

/**
 * Runs the calls of SPEC §4 once per page load, each retried independently. After a login it also opens a paid order
 * without account details (SPEC §2) and sends the fingerprint; a reload before the answer repeats both.
 */
export async function runStartUpCalls(services: Services, screen: StartUpScreen): Promise<void> {
  const { api, config, queries, session, store } = services;
  const pendingTasks = readPendingTasks(session.get());
  const end = signalSessionEnd(session);
  const isUserInfoMissing = store.get(userInfoAtom).premium === null;
  const calls = [
    ...(isUserInfoMissing ? [retryTransientErrors(() => fetchUserInfo(services), end, isApiError)] : []),
    callWithRetry((quiet) => fetchLoyalty(services, quiet), end),
    callWithRetry((quiet) => fetchCoins(services, quiet), end),
    ...(pendingTasks.has('noLogin') ? [checkMissingDetails(services, screen, end)] : []),
    callWithRetry((quiet) => prefetchFirstPage(queries, notificationsQuery(api, quiet)), end),
    callWithRetry((quiet) => prefetchFirstPage(queries, messagesQuery(api, quiet)), end),
  ];
  // Loaded last. A missing key, consent or script is no error.
  if (pendingTasks.has('fingerprint') && config.fingerprint.apiKey !== null) {
    void importWithRetry(() => import('./fingerprint.ts'))
      .then(({ sendFingerprint }) => sendFingerprint(services))
      .catch(() => undefined);
  }
  await Promise.allSettled(calls);
}

import { msg } from '@lingui/core/macro';
import { untilLoaded } from '../core/part.ts';
import type { Services } from '../core/services.ts';
import type { AccountIssue } from '../core/toasts.ts';
import { messagePages, notificationPages } from '../data/header-lists.ts';
import { prefetchPages, type ReadPagesOptions } from '../data/read.ts';
import { untilTaken } from '../data/until-taken.ts';
import { i18n } from '../i18n/i18n.ts';
import { readCoins } from './coins.ts';
import { owedByLogin } from './fresh-login.ts';
import { userInfoAtom } from './session-atoms.ts';
import { settling } from './settle-login.ts';

const accountDetailsToast = () => ({
  title: i18n._(msg`Account details issue`),
  message: i18n._(msg`Please fill out your account details to start your order.`),
});

export interface StartUp {
  readonly navigate: (path: string) => void;
  readonly toast: (toast: AccountIssue) => void;
}

/** Current location. The history state differs after each navigation, even one that returns. */
const placeNow = () => ({ path: location.pathname, entry: history.state as unknown });

/**
 * Opens the order without account details, unless the user followed a link or has navigated (decision 0052): then a
 * toast links to it.
 */
function tellNoLogin(order: number, from: ReturnType<typeof placeNow>, { navigate, toast }: StartUp): void {
  const path = `/order/${order}`;
  const here = placeNow();
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
async function readFirst<I>(queries: Services['queries'], list: ReadPagesOptions<I>): Promise<void> {
  await prefetchPages(queries, list);
  const error = queries.getQueryState(list.key)?.error;
  if (error) throw error;
}

/** Signal that aborts when the session ends. */
function endOf(session: Services['session']): AbortSignal {
  const end = new AbortController();
  session.subscribe(({ status }) => {
    if (status !== 'authenticated') end.abort();
  });
  return end.signal;
}

/** Retries a call after transient errors until the session ends. Only the first attempt shows its error. */
function retried<T>(call: (quiet: boolean) => Promise<T>, end: AbortSignal): Promise<T> {
  let tries = 0;
  return untilTaken(() => call(tries++ > 0), end);
}

/**
 * Asks for an order without account details, and completes the login after the answer. When the server stays
 * unreachable, the next page load asks again.
 */
async function askNoLogin({ api, session }: Services, screen: StartUp, end: AbortSignal): Promise<void> {
  const from = placeNow();
  try {
    const { id } = await settling(
      'noLogin',
      retried((quiet) => api.order.getNoLogin({}, { quiet }), end),
    );
    if (id !== null && !end.aborted) tellNoLogin(id, from, screen);
  } finally {
    session.completeLogin();
  }
}

async function readLoyalty({ api, store }: Services, quiet: boolean): Promise<void> {
  const { name } = await api.user.getLoyaltyRank({}, { quiet });
  store.set(userInfoAtom, { ...store.get(userInfoAtom), loyaltyRank: name });
}

/**
 * Runs the calls of SPEC §4 once per page load, each retried independently. After a login it also opens a paid order
 * without account details (SPEC §2) and sends the fingerprint; a reload before the answer repeats both.
 */
export async function runStartUpCalls(services: Services, screen: StartUp): Promise<void> {
  const { api, config, queries, session } = services;
  const owed = owedByLogin(session.get());
  const end = endOf(session);
  const calls = [
    retried((quiet) => readLoyalty(services, quiet), end),
    retried((quiet) => readCoins(services, quiet), end),
    ...(owed.has('noLogin') ? [askNoLogin(services, screen, end)] : []),
    retried((quiet) => readFirst(queries, notificationPages(api, quiet)), end),
    retried((quiet) => readFirst(queries, messagePages(api, quiet)), end),
  ];
  // Loaded last. A missing key, consent or script is no error.
  if (owed.has('fingerprint') && config.fingerprint.apiKey !== null) {
    void untilLoaded(() => import('./fingerprint.ts'))
      .then(({ sendFingerprint }) => sendFingerprint(services))
      .catch(() => undefined);
  }
  await Promise.allSettled(calls);
}

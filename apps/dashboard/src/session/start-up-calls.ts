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

/** Where somebody is. The entry is another after each navigation, also after one that leads back. */
const placeNow = () => ({ path: location.pathname, entry: history.state as unknown });

/** Leads to an order without account details, but nobody away from where their link led or where they have gone since (decision 0052). */
function tellNoLogin(order: number, from: ReturnType<typeof placeNow>, { navigate, toast }: StartUp): void {
  const path = `/order/${order}`;
  const here = placeNow();
  const hasStayed = here.path === '/' && from.path === '/' && here.entry === from.entry;
  if (here.path !== path && !hasStayed) {
    const label = i18n._(msg`Open order #${order}`);
    toast({ ...accountDetailsToast(), action: { label, onAction: () => navigate(path) } });
    return;
  }
  // Whom a link has led there has one entry of it in the history.
  if (here.path !== path) navigate(path);
  toast(accountDetailsToast());
}

/** Begins to read a list's first page; rejects where that fails. */
async function readFirst<I>(queries: Services['queries'], list: ReadPagesOptions<I>): Promise<void> {
  await prefetchPages(queries, list);
  const error = queries.getQueryState(list.key)?.error;
  if (error) throw error;
}

/** Comes with the end of the session. */
function endOf(session: Services['session']): AbortSignal {
  const end = new AbortController();
  session.subscribe(({ status }) => {
    if (status !== 'authenticated') end.abort();
  });
  return end.signal;
}

/** Makes a call again, some times, while the server is away and the session stands. That it fails is told once: then it is quiet. */
function retried<T>(call: (quiet: boolean) => Promise<T>, end: AbortSignal): Promise<T> {
  let tries = 0;
  return untilTaken(() => call(tries++ > 0), end);
}

/**
 * Asks for an order without account details. Only then is the login done: it may be that the server is away for a moment. One that
 * stays away is asked when the page is loaded again.
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
    session.loginDone();
  }
}

async function readLoyalty({ api, store }: Services, quiet: boolean): Promise<void> {
  const { name } = await api.user.getLoyaltyRank({}, { quiet });
  store.set(userInfoAtom, { ...store.get(userInfoAtom), loyaltyRank: name });
}

/**
 * SPEC §4: once a session, after the first completed navigation while signed in, each retried on its own: what one cannot fetch the
 * others do not miss. After a fresh login a paid order without account details is opened with its toast (SPEC §2), and the fingerprint
 * is sent: a reload before the answer asks again.
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
  // After all that somebody sees. It is the least of the calls: no key, no consent or no script is no trouble to anybody.
  if (owed.has('fingerprint') && config.fingerprint.apiKey !== null) {
    void untilLoaded(() => import('./fingerprint.ts'))
      .then(({ sendFingerprint }) => sendFingerprint(services))
      .catch(() => undefined);
  }
  await Promise.allSettled(calls);
}

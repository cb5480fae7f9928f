import { msg } from '@lingui/core/macro';
import { readCoins } from './coins.ts';
import { messagePages, notificationPages } from './header-lists.ts';
import { i18n } from './i18n.ts';
import { untilLoaded } from './part.ts';
import { prefetchPages } from './read.ts';
import type { Services } from './services.ts';
import { userInfoAtom } from './session-atoms.ts';
import type { AccountIssue } from './toasts.ts';

const accountDetailsToast = () => ({
  title: i18n._(msg`Account details issue`),
  message: i18n._(msg`Please fill out your account details to start your order.`),
});

export interface StartUp {
  readonly navigate: (path: string) => void;
  readonly toast: (toast: AccountIssue) => void;
}

/** Leads to an order without account details, but nobody away from where their link led or where they have gone since (decision 0052). */
function tellNoLogin(order: number, from: string, { navigate, toast }: StartUp): void {
  const path = `/order/${order}`;
  const here = location.pathname;
  if (here !== path && !(here === '/' && from === '/')) {
    const label = i18n._(msg`Open order #${order}`);
    toast({ ...accountDetailsToast(), action: { label, onAction: () => navigate(path) } });
    return;
  }
  // Whom a link has led there has one entry of it in the history.
  if (here !== path) navigate(path);
  toast(accountDetailsToast());
}

/** Each on its own: what one cannot fetch the others do not miss. Failures have had their toast already. */
const each = (calls: readonly Promise<unknown>[]) => Promise.allSettled(calls);

/**
 * SPEC §4: once a session, after the first completed navigation while signed in. After a fresh login a paid order without
 * account details is opened with its toast (SPEC §2).
 */
export async function runStartUpCalls(services: Services, screen: StartUp): Promise<void> {
  const { api, config, queries, store, session } = services;
  const state = session.get();
  const from = location.pathname;
  const fresh = state.status === 'authenticated' && state.login;
  const loyalty = api.user.getLoyaltyRank().then(({ name }) => {
    store.set(userInfoAtom, { ...store.get(userInfoAtom), loyaltyRank: name });
  });
  const noLogin = fresh
    ? api.order.getNoLogin().then(({ id }) => {
        if (id !== null) tellNoLogin(id, from, screen);
      })
    : Promise.resolve();
  session.loginDone();
  // After all that somebody sees. It is the least of the calls: no key, no consent or no script is no trouble to anybody.
  if (fresh && config.fingerprint.apiKey !== null) {
    void untilLoaded(() => import('./fingerprint.ts'))
      .then(({ sendFingerprint }) => sendFingerprint(services))
      .catch(() => undefined);
  }
  await each([
    loyalty,
    readCoins(services),
    noLogin,
    prefetchPages(queries, notificationPages(api)),
    prefetchPages(queries, messagePages(api)),
  ]);
}

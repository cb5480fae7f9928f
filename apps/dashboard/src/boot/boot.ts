import { isApiError } from '@boostdesk/api-client';
import { actorOf } from '@boostdesk/auth';
import { sessionFromToken, tokenOf, userOfToken } from '@boostdesk/auth/session';
import { msg } from '@lingui/core/macro';
import { queryClientAtom } from 'jotai-tanstack-query';
import { loadConfig } from '../core/config.ts';
import { prefetchedAt, rebindPrefetchToken } from '../core/prefetch-cache.ts';
import { showRetry } from '../core/retry-notice.ts';
import { createApi, type Services } from '../core/services.ts';
import { createStore } from '../core/state.ts';
import type { HandOver } from '../core/take-hand-over.ts';
import { toasts } from '../core/toasts.ts';
import type { QueryDeps } from '../data/api-query.ts';
import { restorePersistedQueries } from '../data/persisted-queries/lazy-persister.ts';
import { createQueryClient } from '../data/query-client.ts';
import { i18n, setLocale } from '../i18n/i18n.ts';
import type { StreamPosition } from '../realtime/live.ts';
import { createBrowserSession } from '../session/browser-session.ts';
import { completeHandOver } from '../session/hand-over.ts';
import { createMissingCalls } from '../session/missing-calls.ts';
import { trackLogin } from '../session/post-login-tasks.ts';
import { isRedirecting, redirectSessionEnded, redirectToRelogin } from '../session/redirects.ts';
import { claimsAtom, userInfoAtom } from '../session/session-atoms.ts';
import { cleanUpSession } from '../session/session-cleanup.ts';
import { syncServerTime, tokenClock } from '../session/token-clock.ts';
import { assembleServices, type BaseServices } from './assemble-services.ts';
import type { Router } from './router.tsx';
import { showUserInfoError, toUnknownUserInfo } from './user-info.ts';

/** The link belongs to another account than the one signed in: the user chooses. */
export interface OtherAccount {
  readonly kind: 'otherAccount';
  /** Name of the signed-in user; null when the token has none. */
  readonly current: string | null;
  readonly replace: () => Promise<BootResult>;
  readonly keep: () => Promise<BootResult>;
}

export interface Running {
  readonly services: Services;
  readonly router: Router;
}

export type BootResult =
  | ({ readonly kind: 'ready' } & Running)
  | OtherAccount
  /** The browser is navigating to the public site. */
  | { readonly kind: 'leaving' };

export type Booting = BootResult | Promise<BootResult>;

/** Router functions that the boot needs, injected to keep screens out of its chunk. */
export interface BootRouter {
  readonly navigate: (path: string) => void;
  readonly prefetchQueries: (deps: QueryDeps, isStillNeeded: () => boolean) => Promise<void>;
  readonly openRouter: (services: Services) => Promise<Router>;
}

/**
 * Loads the configuration, runs the first check of SPEC §4 and creates the services.
 * @throws {ConfigError} when `/config.json` is missing or invalid.
 * @throws {ApiError} when the check fails for another reason than an ended session.
 */
export async function boot(handOver: HandOver | null, router: BootRouter): Promise<BootResult> {
  const queries = createQueryClient();
  restorePersistedQueries(queries);
  const [config] = await Promise.all([loadConfig(), setLocale()]);
  const store = createStore();
  const session = createBrowserSession();
  session.subscribe((state) => cleanUpSession(state, store));
  session.subscribe(trackLogin);
  store.set(queryClientAtom, queries);
  // While leaving, another tab may have signed in a different user: send no token.
  const token = () => (isRedirecting() ? null : tokenOf(session));
  const end = () => {
    if (!isRedirecting()) session.rejectToken(tokenOf(session));
  };
  // The old token may be refused for a prefetch although the boot succeeds; the screen fetches again.
  const isAuthenticated = () => session.get().status === 'authenticated';
  const missingCalls = createMissingCalls(session);
  const createPageApi = (isOpened: () => boolean) =>
    createApi(config, token, {
      missingCalls,
      onSessionEnded: end,
      onForbidden: () => isAuthenticated() && isOpened() && router.navigate('/'),
      onRetry: (settled) => isOpened() && showRetry(settled),
      onError: (toast) => isAuthenticated() && isOpened() && toasts.add({ ...toast, style: 'error' }),
    });
  const api = createPageApi(() => true);
  const context: BootContext = { config, api, createPageApi, session, queries, store, handOver, router };
  if (handOver === null) {
    session.start();
    return checkSession(context);
  }
  const login = session.login(handOver.token);
  if (login.ok) return checkSession(context);
  if (userOfToken(handOver.token) === null) {
    // The token is unreadable, so there is no account to ask about.
    completeHandOver();
    showLinkExpired();
    session.start();
    return checkSession({ ...context, handOver: null });
  }
  return {
    kind: 'otherAccount',
    current: login.current,
    replace: () => {
      session.login(handOver.token, { replace: true });
      return checkSession(context);
    },
    keep: () => {
      completeHandOver();
      session.start();
      return checkSession({ ...context, handOver: null });
    },
  };
}

type BootContext = BaseServices & {
  readonly handOver: HandOver | null;
  readonly router: BootRouter;
};

/** First check of SPEC §4: fetches a fresh token and the user's data. Without the latter, the token's claims are shown. */
async function checkSession(context: BootContext): Promise<BootResult> {
  const { api, session, store } = context;
  if (session.get().status !== 'checking') return redirectWithoutSession(context);
  const sentToken = tokenOf(session);
  const at = prefetchedAt('/auth/isAuthenticated', sentToken) ?? Date.now();
  resetAndPrefetch(sentToken, context);
  let position: StreamPosition;
  // Retried after the start, which does not wait for it (`start-up-calls.ts`).
  const fetchUserInfo = () => api.user.getUserInfo({}, { quiet: true, retry: { attempts: 1 } });
  // In parallel, except for a hand-over, whose token is only valid for its exchange.
  const earlyUserInfo = context.handOver === null ? fetchUserInfo() : undefined;
  earlyUserInfo?.catch(() => undefined);
  try {
    const { token } = await api.auth.isAuthenticated({}, { quiet: true, exchangeId: context.handOver?.exchangeId });
    completeHandOver();
    session.confirmToken(token, sentToken);
    rebindPrefetchToken(sentToken, token);
    // Another tab signed in meanwhile.
    if (tokenOf(session) !== token) return checkSession({ ...context, handOver: null });
    const confirmed = session.get();
    if (confirmed.status === 'authenticated') syncServerTime(confirmed.session, at, Date.now());
    const info = await (earlyUserInfo ?? fetchUserInfo())
      .catch((error: unknown) => {
        // Sent with the old token: another tab may have changed the password since.
        if (tokenOf(session) === sentToken || !isApiError(error, 'session_ended')) throw error;
        return fetchUserInfo();
      })
      .catch(showUserInfoError);
    // The answer is the previous user's, as another tab signed in meanwhile.
    if (session.get().status === 'checking') return checkSession({ ...context, handOver: null });
    const { eventSeq = null, ...known } = info ?? toUnknownUserInfo(session);
    position = { seq: eventSeq, at };
    store.set(userInfoAtom, { ...known, loyaltyRank: null });
  } catch (error) {
    if (!isApiError(error, 'session_ended')) {
      // The next attempt creates a new session.
      session.close();
      throw error;
    }
    if (!session.rejectToken(sentToken)) await waitForSessionChange(session, sentToken);
    return handleSessionEnded(context);
  }
  const state = session.get();
  if (state.status !== 'authenticated') return redirectWithoutSession(context);
  store.set(claimsAtom, state.session);
  const { services, close } = assembleServices(
    { ...context, navigate: context.router.navigate },
    state.session,
    position,
  );
  try {
    return { kind: 'ready', services, router: await context.router.openRouter(services) };
  } catch (error) {
    // The next attempt creates new services.
    close();
    session.close();
    throw error;
  }
}

/** Clears the cache, which may hold another user's data, and prefetches the screen unless this is a hand-over. */
function resetAndPrefetch(token: string | null, { api, handOver, queries, router, session }: BootContext): void {
  queries.clear();
  const read = sessionFromToken(token, tokenClock());
  if (handOver === null && read.ok)
    void router.prefetchQueries({ api, queries, actor: actorOf(read.session) }, () => tokenOf(session) === token);
}

/** Waits until the session has changed, as another tab's exchange defers the refusal. */
async function waitForSessionChange(session: Services['session'], sentToken: string | null): Promise<void> {
  if (tokenOf(session) !== sentToken || sentToken === null) return;
  const change = Promise.withResolvers<void>();
  const stop = session.subscribe(() => change.resolve());
  await change.promise;
  stop();
}

function showLinkExpired(): void {
  toasts.add({
    title: i18n._(msg`This link is no longer valid`),
    message: i18n._(msg`You’re still signed in with your current account.`),
    style: 'error',
  });
}

/**
 * Redirects to the logout page after a refusal (SPEC §4), else to the re-login page (SPEC §8). Both lead back here.
 */
function redirectWithoutSession({ config, session }: BootContext): BootResult {
  const state = session.get();
  if (state.status === 'loggedOut' && state.by === 'refusal') redirectSessionEnded(config);
  else redirectToRelogin(config);
  return { kind: 'leaving' };
}

/**
 * Handles a refused first check: redirects to the logout page, which leads back here (SPEC §4, §8). A refused link keeps the earlier session, and a
 * refused token is replaced by a newer one that another tab has stored.
 */
function handleSessionEnded(context: BootContext): Promise<BootResult> | BootResult {
  const { config, handOver, session } = context;
  completeHandOver();
  if (session.get().status === 'checking') {
    if (handOver !== null) showLinkExpired();
    return checkSession({ ...context, handOver: null });
  }
  redirectSessionEnded(config);
  return { kind: 'leaving' };
}

import { isApiError } from '@boostdesk/api-client';
import { actorOf, type SessionClaims } from '@boostdesk/auth';
import { sessionFromToken, tokenOf, userOfToken } from '@boostdesk/auth/session';
import { sessionRooms } from '@boostdesk/realtime/contract';
import { msg } from '@lingui/core/macro';
import { queryClientAtom } from 'jotai-tanstack-query';
import { renewAhead } from '../core/asked-ahead.ts';
import { channelToCome } from '../core/channel-to-come.ts';
import { loadConfig } from '../core/config.ts';
import { afterFirstScreen } from '../core/first-screen.ts';
import { outboxToCome } from '../core/outbox-to-come.ts';
import { createRooms } from '../core/rooms.ts';
import { createApi, type Services } from '../core/services.ts';
import { createStore } from '../core/state.ts';
import { toasts } from '../core/toasts.ts';
import type { Asker } from '../data/asker.ts';
import { createQueryClient } from '../data/query-client.ts';
import { i18n, speak } from '../i18n/i18n.ts';
import type { Opening } from '../realtime/live.ts';
import { followSession } from '../session/follow-session.ts';
import { followLogin } from '../session/fresh-login.ts';
import { type HandOver, handOverDone } from '../session/hand-over.ts';
import { isLeaving, leaveEnded, leaveToLogout, leaveToRelogin, reloadPage } from '../session/leave.ts';
import { logout } from '../session/logout.ts';
import { claimsAtom, userInfoAtom } from '../session/session-atoms.ts';
import { dropWithSession } from '../session/session-over.ts';
import { createBrowserSession } from '../session/session-parts.ts';
import { noteServerTime, tokenClock } from '../session/token-clock.ts';
import type { Router } from './router.tsx';

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
export interface Screens {
  readonly navigate: (path: string) => void;
  readonly readAhead: (asker: Asker, isWanted: () => boolean) => Promise<void>;
  readonly open: (services: Services) => Promise<Router>;
}

/**
 * Loads the configuration, runs the first check of SPEC §4 and creates the services.
 * @throws {ConfigProblem} when `/config.json` is missing or invalid.
 * @throws {ApiError} when the check fails for another reason than an ended session.
 */
export async function boot(handOver: HandOver | null, screens: Screens): Promise<BootResult> {
  const [config] = await Promise.all([loadConfig(), speak()]);
  const store = createStore();
  const session = createBrowserSession();
  session.subscribe(dropWithSession);
  session.subscribe(followLogin);
  const queries = createQueryClient();
  store.set(queryClientAtom, queries);
  // While leaving, another tab may have signed in a different user: send no token.
  const token = () => (isLeaving() ? null : tokenOf(session));
  const end = () => {
    if (!isLeaving()) session.rejectToken(tokenOf(session));
  };
  // The old token may be refused for a prefetch although the boot succeeds; the screen fetches again.
  const stands = () => session.get().status === 'authenticated';
  const api = createApi(config, token, {
    onSessionEnded: end,
    onForbidden: () => stands() && screens.navigate('/'),
    onError: (toast) => stands() && toasts.add({ ...toast, style: 'error' }),
  });
  const parts: Parts = { config, api, session, queries, store, handOver, screens };
  if (handOver === null) {
    session.start();
    return check(parts);
  }
  const login = session.login(handOver.token);
  if (login.ok) return check(parts);
  if (userOfToken(handOver.token) === null) {
    // The token is unreadable, so there is no account to ask about.
    handOverDone();
    linkIsOver();
    session.start();
    return check({ ...parts, handOver: null });
  }
  return {
    kind: 'otherAccount',
    current: login.current,
    replace: () => {
      session.login(handOver.token, { replace: true });
      return check(parts);
    },
    keep: () => {
      handOverDone();
      session.start();
      return check({ ...parts, handOver: null });
    },
  };
}

type Parts = Pick<Services, 'config' | 'api' | 'session' | 'queries' | 'store'> & {
  readonly handOver: HandOver | null;
  readonly screens: Screens;
};

/** First check of SPEC §4: fetches a fresh token and the user's data. */
async function check(parts: Parts): Promise<BootResult> {
  const { api, config, session, store } = parts;
  if (session.get().status !== 'checking') {
    leaveToRelogin(config);
    return { kind: 'leaving' };
  }
  const sent = tokenOf(session);
  readWith(sent, parts);
  const at = Date.now();
  let since: Opening;
  const ask = () => api.user.getUserInfo({}, { quiet: true });
  // In parallel, except for a hand-over, whose token is only valid for its exchange.
  const asked = parts.handOver === null ? ask() : undefined;
  asked?.catch(() => undefined);
  try {
    const { token } = await api.auth.isAuthenticated({}, { quiet: true, exchangeId: parts.handOver?.exchangeId });
    handOverDone();
    session.confirmToken(token, sent);
    renewAhead(sent, token);
    // Another tab signed in meanwhile.
    if (tokenOf(session) !== token) return check({ ...parts, handOver: null });
    const confirmed = session.get();
    if (confirmed.status === 'authenticated') noteServerTime(confirmed.session, at, Date.now());
    const info = await (asked ?? ask()).catch((error: unknown) => {
      // Sent with the old token: another tab may have changed the password since.
      if (tokenOf(session) === sent || !isApiError(error, 'session_ended')) throw error;
      return ask();
    });
    const { eventSeq = null, ...known } = info;
    since = { seq: eventSeq, at };
    store.set(userInfoAtom, { ...known, loyaltyRank: null });
  } catch (error) {
    if (!isApiError(error, 'session_ended')) {
      // The next attempt creates a new session.
      session.close();
      throw error;
    }
    if (!session.rejectToken(sent)) await settled(session, sent);
    return refused(parts);
  }
  const state = session.get();
  if (state.status !== 'authenticated') {
    leaveToRelogin(config);
    return { kind: 'leaving' };
  }
  store.set(claimsAtom, state.session);
  const { services, close } = assemble(parts, state.session, since);
  try {
    return { kind: 'ready', services, router: await parts.screens.open(services) };
  } catch (error) {
    // The next attempt creates new services.
    close();
    session.close();
    throw error;
  }
}

/** Clears the cache, which may hold another user's data, and prefetches the screen unless this is a hand-over. */
function readWith(token: string | null, { api, handOver, queries, screens, session }: Parts): void {
  queries.clear();
  const read = sessionFromToken(token, tokenClock());
  if (handOver === null && read.ok)
    void screens.readAhead({ api, queries, actor: actorOf(read.session) }, () => tokenOf(session) === token);
}

/** Waits until the session has changed, as another tab's exchange defers the refusal. */
async function settled(session: Services['session'], sent: string | null): Promise<void> {
  if (tokenOf(session) !== sent || sent === null) return;
  const change = Promise.withResolvers<void>();
  const stop = session.subscribe(() => change.resolve());
  await change.promise;
  stop();
}

function linkIsOver(): void {
  toasts.add({
    title: i18n._(msg`This link is no longer valid`),
    message: i18n._(msg`You’re still signed in with your current account.`),
    style: 'error',
  });
}

/**
 * Handles an ended session: redirects to the re-login page (SPEC §8). A refused link keeps the earlier session, and a
 * refused token is replaced by a newer one that another tab has stored.
 */
function refused(parts: Parts): Promise<BootResult> | BootResult {
  const { config, handOver, session } = parts;
  handOverDone();
  if (session.get().status === 'checking') {
    if (handOver !== null) linkIsOver();
    return check({ ...parts, handOver: null });
  }
  leaveToRelogin(config);
  return { kind: 'leaving' };
}

const roomsOf = ({ user, role, employee }: SessionClaims) =>
  sessionRooms({ id: user, role, orderNotification: employee?.order_notification ?? null });

interface Assembled {
  readonly services: Services;
  readonly close: () => void;
}

function assemble(
  { api, config, screens, queries, session, store }: Parts,
  claims: SessionClaims,
  since: Opening,
): Assembled {
  const own = roomsOf(claims);
  const live = channelToCome(async () => {
    await afterFirstScreen();
    const { openLive } = await import('../realtime/live.ts');
    return openLive({
      api,
      config,
      navigate: screens.navigate,
      queries,
      rooms: own,
      session,
      since,
      store,
      user: claims.user,
    });
  });
  const rooms = createRooms(live, own);
  const outbox = outboxToCome(async () => {
    const { createAppOutbox } = await import('../realtime/outbox.ts');
    return createAppOutbox({ claims, live, queries, name: store.get(userInfoAtom).name });
  }, live);
  const close = () => {
    outbox.close();
    live.close();
    queries.clear();
  };
  // Refused calls during a logout must not redirect to the re-login page.
  let wantsOut = false;
  const signOut = () => {
    wantsOut = true;
    return logout(api, session);
  };
  followSession(session, {
    onClaims: (fresh) => {
      store.set(claimsAtom, fresh);
      store.set(userInfoAtom, { ...store.get(userInfoAtom), name: fresh.name });
      rooms.setOwn(roomsOf(fresh));
    },
    onEnd: (by) => {
      try {
        close();
      } finally {
        // Redirect even when closing throws.
        if (by === 'refusal' && !wantsOut) leaveEnded(config);
        else leaveToLogout(config);
      }
    },
    onOther: () => {
      reloadPage();
      close();
    },
  });
  return { services: { config, api, session, queries, store, live, rooms, outbox, logout: signOut }, close };
}

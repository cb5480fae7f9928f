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

/** Another account is signed in on this browser: ask before the new one replaces it. */
export interface OtherAccount {
  readonly kind: 'otherAccount';
  /** Who is signed in; null where their token does not tell. */
  readonly current: string | null;
  readonly replace: () => Promise<BootResult>;
  readonly keep: () => Promise<BootResult>;
}

/** The app as it is drawn. */
export interface Running {
  readonly services: Services;
  readonly router: Router;
}

export type BootResult =
  | ({ readonly kind: 'ready' } & Running)
  | OtherAccount
  /** The browser is on its way to the public site. */
  | { readonly kind: 'leaving' };

/** A start: what came of it, or one that is under way or has failed. */
export type Booting = BootResult | Promise<BootResult>;

/** What the start needs of the screens. */
export interface Screens {
  readonly navigate: (path: string) => void;
  readonly readAhead: (asker: Asker, isWanted: () => boolean) => Promise<void>;
  readonly open: (services: Services) => Promise<Router>;
}

/** Loads the configuration, runs the first check of SPEC §4 and puts the app's parts together. */
export async function boot(handOver: HandOver | null, screens: Screens): Promise<BootResult> {
  const [config] = await Promise.all([loadConfig(), speak()]);
  const store = createStore();
  const session = createBrowserSession();
  session.subscribe(dropWithSession);
  session.subscribe(followLogin);
  const queries = createQueryClient();
  store.set(queryClientAtom, queries);
  // On the way out nothing is sent or ended in the name of whom another tab has signed in.
  const token = () => (isLeaving() ? null : tokenOf(session));
  const end = () => {
    if (!isLeaving()) session.refuse(tokenOf(session));
  };
  // What is read ahead may be refused by the old token of a start that succeeds: the screen asks for it again.
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
    // It could sign nobody in: nobody is asked whom to go on as.
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

/** SPEC §4, first check: the server gives a fresh token, then the user's own data. */
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
  // At the same time, but for a hand-over: its token is good for nothing else.
  const asked = parts.handOver === null ? ask() : undefined;
  asked?.catch(() => undefined);
  try {
    const { token } = await api.auth.isAuthenticated({}, { quiet: true, exchangeId: parts.handOver?.exchangeId });
    handOverDone();
    session.confirm(token, sent);
    renewAhead(sent, token);
    // Another tab may have signed somebody in meanwhile.
    if (tokenOf(session) !== token) return check({ ...parts, handOver: null });
    const confirmed = session.get();
    if (confirmed.status === 'authenticated') noteServerTime(confirmed.session, at, Date.now());
    const info = await (asked ?? ask()).catch((error: unknown) => {
      // Asked with the token before: another tab may have changed the password in between.
      if (tokenOf(session) === sent || !isApiError(error, 'session_ended')) throw error;
      return ask();
    });
    const { eventSeq = null, ...known } = info;
    since = { seq: eventSeq, at };
    store.set(userInfoAtom, { ...known, loyaltyRank: null });
  } catch (error) {
    if (!isApiError(error, 'session_ended')) {
      // The next try has one of its own.
      session.close();
      throw error;
    }
    if (!session.refuse(sent)) await settled(session, sent);
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
    // The next try has all of it anew.
    close();
    session.close();
    throw error;
  }
}

/** A hand-over's token is good for nothing but its exchange. What was read with another token may be of somebody else. */
function readWith(token: string | null, { api, handOver, queries, screens, session }: Parts): void {
  queries.clear();
  const read = sessionFromToken(token, tokenClock());
  if (handOver === null && read.ok)
    void screens.readAhead({ api, queries, actor: actorOf(read.session) }, () => tokenOf(session) === token);
}

/** A refusal may have to wait until another tab's exchange is over: the session changes then, one way or the other. */
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
 * SPEC §8: a missing or expired session leads to the re-login page. A link that is refused ends no session that was there before,
 * nor does a token whose successor another tab has stored meanwhile.
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
  // A call that is refused while one signs out is no surprise to them.
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
        // Whatever does not close: nobody stays where they have signed out.
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

import { extendClient } from '@boostdesk/api-client';
import { event } from '@boostdesk/api-client/contract';
import { tokenOf } from '@boostdesk/auth/session';
import { type Channel, createChannel } from '@boostdesk/realtime';
import { createPresence, openTabChannel } from '@boostdesk/realtime/tabs';
import type { Query } from '@tanstack/query-core';
import { followPageErrors } from '../core/page-errors.ts';
import type { Services } from '../core/services.ts';
import { showAlert, toasts } from '../core/toasts.ts';
import { sweepDrafts } from '../data/drafts.ts';
import { followReturn } from '../data/read-again.ts';
import { createStaleQueries } from '../data/stale-queries.ts';
import { i18n } from '../i18n/i18n.ts';
import { readCoins, showCoinsTold } from '../session/coins.ts';
import { hasPushToken } from '../session/logout.ts';
import { aloneAmongTabs, keepRenewed, renewToken } from '../session/renewal.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { readSettings } from '../session/settings-sync.ts';
import { readShortcuts } from '../session/shortcuts.ts';
import { startWorker } from '../worker/start-worker.ts';
import { createAlertCentre } from './alert-centre.ts';
import { entryOf } from './alert-entry.ts';
import { forgetNumbers, keepAlert } from './alert-log.ts';
import { createLatest } from './latest.ts';
import { liveHandlers } from './live-handlers.ts';
import { followNews } from './news-again.ts';
import { followPush } from './push/follow-push.ts';
import { followBreaks } from './short-breaks.ts';
import { createTabSounds } from './tab-sounds.ts';
import { createTabToasts } from './tab-toasts.ts';
import { followViewing } from './viewing.ts';

export interface LiveOptions extends Pick<Services, 'api' | 'config' | 'queries' | 'session' | 'store'> {
  /** Id of the signed-in user. */
  readonly user: number;
  readonly rooms: readonly string[];
  readonly since: Opening;
  readonly navigate: (path: string) => void;
}

/** The point in the event stream at which the page starts. */
export interface Opening {
  /** Number of the last event before the first fetch; null when unknown: then events before the connection do not alert. */
  readonly seq: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Shares the viewed orders among all tabs (SPEC §6). */
function openPresence(user: number) {
  const line = openTabChannel(`boostdesk.viewing.${user}`);
  const presence = createPresence({ channel: line });
  const stop = followViewing(presence.view);
  return {
    viewing: presence.viewing,
    isOnScreen: presence.isOnScreen,
    close: () => {
      stop();
      presence.close();
      line.close();
    },
  };
}

const hasNothing = ({ state }: Query): boolean => state.data === undefined;

/**
 * Opens the channel of SPEC §7, routes its events to the cache and the alerts, and starts the page's background tasks.
 * Closing the channel stops them.
 */
export function openLive({ api, config, navigate, queries, rooms, session, since, store, user }: LiveOptions): Channel {
  sweepDrafts(user);
  const presence = openPresence(user);
  const sounds = createTabSounds(user);
  const tabToasts = createTabToasts(user, toasts);
  const latest = createLatest();
  const alerts = createAlertCentre({
    store,
    latest,
    viewing: presence.viewing,
    isOnScreen: presence.isOnScreen,
    show: (toast, order, event) =>
      tabToasts.show(event, (onClose) => showAlert(toast, order, (id) => navigate(`/order/${id}`), onClose)),
    close: toasts.closeTag,
    play: sounds.play,
    now: () => new Date(),
    isPushOn: hasPushToken,
    tell: (event, verdict) => keepAlert(user, entryOf(event, verdict, store.get(actorAtom))),
  });
  const fetchToken = async () => (await api.auth.isAuthenticated({}, { quiet: true })).token;
  // Every tab receives the event; one fetches the token. The regular renewal makes up for a failure.
  const renew = () => void aloneAmongTabs(() => renewToken({ api, session })).catch(() => undefined);
  const stopRenewal = keepRenewed({
    session,
    fetchToken,
    alone: aloneAmongTabs,
    now: () => Date.now(),
  });
  const caught = extendClient(api, { event });
  const stale = createStaleQueries(queries);
  // Stored settings apply until the answer.
  const onSettings = () => {
    readSettings({ api, store }, user).catch(() => undefined);
    readShortcuts({ api, store }).catch(() => undefined);
  };
  onSettings();
  // Assigned before the first event.
  let breaks: ReturnType<typeof followBreaks> | undefined;
  let isOpening = true;
  forgetNumbers(user);
  const channel = createChannel({
    url: new URL(config.socketUrl, location.origin).origin,
    token: () => tokenOf(session),
    rooms: () => rooms,
    handlers: liveHandlers({
      queries,
      alerts,
      latest,
      renew,
      user,
      onSettings,
      onCoins: (balance) => showCoinsTold(store, balance),
      wasShort: () => breaks?.wasShort() ?? false,
    }),
    seq: since.seq,
    fetchSince: (seq) => caught.event.getSince({ seq }, { quiet: true }),
    onStale: (reason) => {
      breaks?.caughtUp();
      // First fetches are not cancelled, but repeated: they may have started before the connection.
      const first = queries.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: hasNothing });
      void queries.invalidateQueries();
      stale(...first.map(({ queryKey }) => queryKey));
      if (reason === 'reset') {
        latest.forget();
        forgetNumbers(user);
      }
      // The user's own data is updated by events; only the first catch-up may find it older.
      if (reason === 'away' && !isOpening) return;
      isOpening = false;
      // After a failure the old balance stays visible.
      readCoins({ api, store }, true).catch(() => undefined);
      onSettings();
    },
    onSessionEnded: (token) => session.rejectToken(token),
  });
  sounds.follow(channel);
  const ownBreaks = followBreaks(channel, () => Date.now(), since.at);
  breaks = ownBreaks;
  const stopReturn = followReturn(queries, channel);
  const stopNews = followNews();
  // Answers contain text in the previous language.
  const stopLanguage = i18n.on('change', () => void queries.invalidateQueries());
  const stopErrors = followPageErrors({ api });
  const stopPush = followPush({ api, session, store });
  const stopWorker = startWorker({ queries, session, store, navigate });
  return {
    ...channel,
    close: () => {
      stopPush();
      stopWorker();
      stopReturn();
      ownBreaks.stop();
      stopNews();
      stopLanguage();
      stopErrors();
      stopRenewal();
      sounds.close();
      tabToasts.close();
      presence.close();
      channel.close();
    },
  };
}

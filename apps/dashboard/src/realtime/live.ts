import { extendClient, isApiError } from '@boostdesk/api-client';
import { event } from '@boostdesk/api-client/contract';
import { tokenOf } from '@boostdesk/auth/session';
import { type CatchUpResult, type Channel, createChannel } from '@boostdesk/realtime';
import { createPresence, openTabChannel } from '@boostdesk/realtime/tabs';
import type { Query } from '@tanstack/query-core';
import { followPageErrors } from '../core/page-errors.ts';
import type { Services } from '../core/services.ts';
import { showAlert, toasts } from '../core/toasts.ts';
import { sweepDrafts } from '../data/drafts.ts';
import { createInvalidator } from '../data/invalidator.ts';
import { refetchFailedOnReconnect } from '../data/refetch-on-reconnect.ts';
import { createRepeatedCall } from '../data/repeated-call.ts';
import { staffViewerTrackerOf } from '../data/staff-viewer-tracker.ts';
import { i18n } from '../i18n/i18n.ts';
import { serverNow } from '../i18n/server-clock.ts';
import { fetchCoins, showCoinsOfEvent } from '../session/coins.ts';
import { hasPushToken } from '../session/logout.ts';
import { renewToken, runInOneTab, startTokenRenewal } from '../session/renewal.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { fetchSettings } from '../session/settings-sync.ts';
import { startWorker } from '../worker/start-worker.ts';
import { createAlertDispatcher } from './alert-dispatcher.ts';
import { toAlertEntry } from './alert-entry.ts';
import { addAlertEntry, clearAlertSeqs } from './alert-log.ts';
import { trackDisconnects } from './disconnect-tracker.ts';
import { createLiveHandlers } from './live-handlers.ts';
import { followPush } from './push/follow-push.ts';
import { createReceivedReporter, type ReceivedReporter } from './received-reporter.ts';
import { createSequenceGuard } from './sequence-guard.ts';
import { startSessionRebroadcast } from './session-rebroadcast.ts';
import { createTabSounds } from './tab-sound-leader.ts';
import { createTabToasts } from './tab-toasts.ts';
import { createTypingTracker } from './typing-tracker.ts';
import { followViewing } from './viewing.ts';

export interface LiveOptions extends Pick<Services, 'api' | 'config' | 'queries' | 'session' | 'store'> {
  /** Id of the signed-in user. */
  readonly user: number;
  readonly rooms: readonly string[];
  readonly position: StreamPosition;
  readonly navigate: (path: string) => void;
}

/** The point in the event stream at which the page starts. */
export interface StreamPosition {
  /** Number of the last event before the first fetch; null when unknown: then events before the connection do not alert. */
  readonly seq: number | null;
  /** Before the first fetch, in ms since 1970. */
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

/** A server that stores no events: all data is fetched again instead. */
function withoutCatchUp(error: unknown): CatchUpResult {
  if (!isApiError(error, 'unsupported')) throw error;
  return { events: [], last: 0, complete: false };
}

const hasNoData = ({ state }: Query): boolean => state.data === undefined;

/**
 * Opens the channel of SPEC §7, routes its events to the cache and the alerts, and starts the page's background tasks.
 * Closing the channel stops them.
 */
export function openLive({
  api,
  config,
  navigate,
  queries,
  rooms,
  session,
  position,
  store,
  user,
}: LiveOptions): Channel {
  sweepDrafts(user);
  const presence = openPresence(user);
  const sounds = createTabSounds(user);
  const tabToasts = createTabToasts(user, toasts);
  const sequenceGuard = createSequenceGuard();
  const alerts = createAlertDispatcher({
    store,
    sequenceGuard,
    viewing: presence.viewing,
    isOnScreen: presence.isOnScreen,
    show: (toast, order, event) =>
      tabToasts.show(event, (onClose) => showAlert(toast, order, (id) => navigate(`/order/${id}`), onClose)),
    close: toasts.closeTag,
    play: sounds.play,
    now: () => new Date(serverNow()),
    isPushOn: hasPushToken,
    record: (event, verdict) => addAlertEntry(user, toAlertEntry(event, verdict, store.get(actorAtom))),
  });
  const repeatRenewal = createRepeatedCall();
  const repeatCatchUp = createRepeatedCall();
  const repeatSettings = createRepeatedCall();
  const repeatCoins = createRepeatedCall();
  const fetchToken = async () => (await repeatRenewal((quiet) => api.auth.isAuthenticated({}, { quiet }))).token;
  // Every tab receives the event; one fetches the token. The regular renewal makes up for a failure.
  const renew = () =>
    void runInOneTab(() => repeatRenewal((quiet) => renewToken({ api, session }, quiet))).catch(() => undefined);
  const stopRenewal = startTokenRenewal({
    session,
    fetchToken,
    runInOneTab: runInOneTab,
    now: () => Date.now(),
  });
  const eventCalls = extendClient(api, { event });
  const invalidate = createInvalidator(queries);
  // Stored settings apply until the answer.
  const onSettings = () => {
    repeatSettings((quiet) => fetchSettings({ api, store }, user, quiet)).catch(() => undefined);
  };
  onSettings();
  // Assigned before the first event.
  let disconnects: ReturnType<typeof trackDisconnects> | undefined;
  let received: ReceivedReporter | undefined;
  let isFirstCatchUp = true;
  clearAlertSeqs(user);
  const channel = createChannel({
    url: new URL(config.socketUrl, location.origin).origin,
    token: () => tokenOf(session),
    rooms: () => rooms,
    handlers: createLiveHandlers({
      queries,
      alerts,
      sequenceGuard,
      typing: createTypingTracker(store),
      viewers: staffViewerTrackerOf(store),
      onReceived: (order, upTo) => received?.report(order, upTo),
      renew,
      user,
      onSettings,
      onCoins: (balance) => showCoinsOfEvent(store, balance),
      wasBrief: () => disconnects?.wasBrief() ?? false,
    }),
    seq: position.seq,
    fetchSince: (seq) => repeatCatchUp((quiet) => eventCalls.event.getSince({ seq }, { quiet })).catch(withoutCatchUp),
    onStale: (reason) => {
      disconnects?.markCaughtUp();
      const isFirst = isFirstCatchUp;
      isFirstCatchUp = false;
      // Nothing has happened since the page's first fetch.
      if (isFirst && reason === 'away' && channel.quietFor() > Date.now() - position.at) return;
      // First fetches are not cancelled, but repeated: they may have started before the connection.
      const first = queries.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: hasNoData });
      void queries.invalidateQueries();
      invalidate(...first.map(({ queryKey }) => queryKey));
      if (reason === 'reset') {
        sequenceGuard.reset();
        clearAlertSeqs(user);
      }
      // The user's own data is updated by events; only the first catch-up may find it older.
      if (reason === 'away' && !isFirst) return;
      // After a failure the old balance stays visible.
      repeatCoins((quiet) => fetchCoins({ api, store }, quiet)).catch(() => undefined);
      onSettings();
    },
    onSessionEnded: (token) => session.rejectToken(token),
  });
  sounds.followChannel(channel);
  const receivedReporter = createReceivedReporter(channel);
  received = receivedReporter;
  const disconnectTracker = trackDisconnects(channel, () => Date.now(), position.at);
  disconnects = disconnectTracker;
  const stopRefetching = refetchFailedOnReconnect(queries, channel);
  const stopRebroadcast = startSessionRebroadcast();
  // Answers contain text in the previous language.
  const stopLanguage = i18n.on('change', () => void queries.invalidateQueries());
  const stopErrors = followPageErrors({ api });
  const stopPush = followPush({ api, session, store });
  const stopWorker = startWorker({ queries, store, navigate });
  return {
    ...channel,
    close: () => {
      stopPush();
      stopWorker();
      stopRefetching();
      disconnectTracker.stop();
      stopRebroadcast();
      stopLanguage();
      stopErrors();
      stopRenewal();
      sounds.close();
      tabToasts.close();
      presence.close();
      receivedReporter.close();
      channel.close();
    },
  };
}

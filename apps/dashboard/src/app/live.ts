import { tokenOf } from '@boostdesk/auth/session';
import { type Channel, createChannel } from '@boostdesk/realtime';
import { createAlertCentre } from './alert-centre.ts';
import { liveHandlers } from './live-handlers.ts';
import type { Services } from './services.ts';
import { playSound } from './sounds.ts';
import { showAlert } from './toasts.ts';
import { viewedOrders } from './viewing.ts';

export interface LiveOptions extends Pick<Services, 'api' | 'config' | 'queries' | 'session' | 'store'> {
  readonly rooms: readonly string[];
  readonly navigate: (path: string) => void;
}

/** The channel of SPEC §7, its events routed to the cache and to the alerts. */
export function openLive({ api, config, navigate, queries, rooms, session, store }: LiveOptions): Channel {
  const alerts = createAlertCentre({
    store,
    viewing: viewedOrders,
    show: (toast, order) => showAlert(toast, order, (id) => navigate(`/order/${id}`)),
    play: playSound,
  });
  return createChannel({
    url: new URL(config.socketUrl, location.origin).origin,
    token: () => tokenOf(session),
    rooms: () => rooms,
    handlers: liveHandlers({ queries, alerts }),
    fetchSince: (seq) => api.event.getSince({ seq }, { quiet: true }),
    onStale: () => void queries.invalidateQueries(),
    onSessionEnded: () => session.refuse(),
  });
}

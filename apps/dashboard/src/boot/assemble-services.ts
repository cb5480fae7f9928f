import type { SessionClaims } from '@boostdesk/auth';
import { sessionRooms } from '@boostdesk/realtime/contract';
import { waitForFirstScreen } from '../core/first-screen.ts';
import { createLazyChannel } from '../core/lazy-channel.ts';
import { createLazyOutbox } from '../core/lazy-outbox.ts';
import { createRooms } from '../core/rooms.ts';
import type { Services } from '../core/services.ts';
import type { StreamPosition } from '../realtime/live.ts';
import { followSession } from '../session/follow-session.ts';
import { logout } from '../session/logout.ts';
import { redirectSessionEnded, redirectToLogout, reloadForOtherUser } from '../session/redirects.ts';
import { claimsAtom, userInfoAtom } from '../session/session-atoms.ts';

const sessionRoomsOf = ({ user, role, employee }: SessionClaims) =>
  sessionRooms({ id: user, role, orderNotification: employee?.order_notification ?? null });

/** The services that the boot itself needs. */
export type BaseServices = Pick<Services, 'config' | 'api' | 'createPageApi' | 'session' | 'queries' | 'store'>;

interface Assembly extends BaseServices {
  readonly navigate: (path: string) => void;
}

interface Assembled {
  readonly services: Services;
  readonly close: () => void;
}

/** Creates all services of a signed-in user. */
export function assembleServices(
  { api, createPageApi, config, navigate, queries, session, store }: Assembly,
  claims: SessionClaims,
  position: StreamPosition,
): Assembled {
  const ownRooms = sessionRoomsOf(claims);
  const live = createLazyChannel(async () => {
    await waitForFirstScreen();
    const { openLive } = await import('../realtime/live.ts');
    return openLive({
      api,
      config,
      navigate,
      queries,
      rooms: ownRooms,
      session,
      position,
      store,
      user: claims.user,
    });
  });
  const rooms = createRooms(live, ownRooms);
  const outbox = createLazyOutbox(async () => {
    const { createAppOutbox } = await import('../realtime/outbox.ts');
    return createAppOutbox({ api, claims, live, queries, name: store.get(userInfoAtom).name });
  }, live);
  const close = () => {
    outbox.close();
    live.close();
    queries.clear();
  };
  // Refused calls during a logout must not redirect to the re-login page.
  let isLoggingOut = false;
  const logOut = () => {
    isLoggingOut = true;
    return logout(api, session);
  };
  followSession(session, {
    onClaims: (fresh) => {
      store.set(claimsAtom, fresh);
      const known = store.get(userInfoAtom);
      store.set(userInfoAtom, { ...known, name: fresh.name || known.name });
      rooms.setOwn(sessionRoomsOf(fresh));
    },
    onEnd: (by) => {
      try {
        close();
      } finally {
        // Redirect even when closing throws.
        if (by === 'refusal' && !isLoggingOut) redirectSessionEnded(config);
        else redirectToLogout(config);
      }
    },
    onOther: () => {
      reloadForOtherUser();
      close();
    },
  });
  return {
    services: { config, api, createPageApi, session, queries, store, live, rooms, outbox, logout: logOut },
    close,
  };
}

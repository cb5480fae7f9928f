import { type Session, type SessionStorage, STORAGE_KEYS } from '@boostdesk/auth/session';
import type { Api } from '../core/services.ts';

const PATIENCE_MS = 3_000;

type Storage = Pick<SessionStorage, 'getItem'>;

interface LogoutApi {
  readonly user: Pick<Api['user'], 'removeOnesignalToken'>;
  readonly auth: Pick<Api['auth'], 'logout'>;
}

/** Each call has its own time: a push service that hangs takes nothing from the end of the server's session. */
const quiet = () => ({ quiet: true, signal: AbortSignal.timeout(PATIENCE_MS) });

function pushTokenOf(storage: Storage): string | null {
  try {
    return storage.getItem(STORAGE_KEYS.pushId);
  } catch {
    // A browser that forbids its storage has kept no push token there.
    return null;
  }
}

/** Pushes of whoever is signed in come to this browser. */
export const hasPushToken = (): boolean => pushTokenOf(localStorage) !== null;

/** SPEC §4: the push token is removed first, even if that fails; then the session ends everywhere. */
export async function logout(
  api: LogoutApi,
  session: Pick<Session, 'logout'>,
  storage: Storage = localStorage,
): Promise<void> {
  const pushToken = pushTokenOf(storage);
  if (pushToken !== null)
    await api.user.removeOnesignalToken({ onesignal_token: pushToken }, quiet()).catch(() => undefined);
  await api.auth.logout({}, quiet()).catch(() => undefined);
  session.logout();
}

interface EverywhereApi {
  readonly account: { readonly logoutEverywhere: () => Promise<unknown> };
}

/**
 * Ends all of one's own sessions. Unlike a logout here it must be heard by the server: where it is not, one stays signed in, and what
 * this device was told of pushes stays true. Their tokens need no call of their own: on the server each ends with its session.
 */
export async function logoutEverywhere(api: EverywhereApi, session: Pick<Session, 'logout'>): Promise<void> {
  await api.account.logoutEverywhere();
  session.logout();
}

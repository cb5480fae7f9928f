import type { CallOptions } from '@boostdesk/api-client';
import { type Session, type SessionStorage, STORAGE_KEYS } from '@boostdesk/auth/session';
import type { Api } from '../core/services.ts';

const TIMEOUT_MS = 3_000;

type Storage = Pick<SessionStorage, 'getItem'>;

interface LogoutApi {
  readonly user: Pick<Api['user'], 'removeOnesignalToken'>;
  readonly auth: Pick<Api['auth'], 'logout'>;
}

/** A timeout for each call, so that a hanging push service does not delay the end of the session. */
const quietWithTimeout = () => ({ quiet: true, signal: AbortSignal.timeout(TIMEOUT_MS) });

function pushTokenOf(storage: Storage): string | null {
  try {
    return storage.getItem(STORAGE_KEYS.pushId);
  } catch {
    // Without storage there is no push token.
    return null;
  }
}

/** Whether this browser receives pushes of the signed-in user. */
export const hasPushToken = (): boolean => pushTokenOf(localStorage) !== null;

/** Removes the push token, then ends the session, even when the server answers neither call (SPEC §4). */
export async function logout(
  api: LogoutApi,
  session: Pick<Session, 'logout'>,
  storage: Storage = localStorage,
): Promise<void> {
  const pushToken = pushTokenOf(storage);
  if (pushToken !== null)
    await api.user.removeOnesignalToken({ onesignal_token: pushToken }, quietWithTimeout()).catch(() => undefined);
  await api.auth.logout({}, quietWithTimeout()).catch(() => undefined);
  session.logout();
}

interface EverywhereApi {
  readonly account: {
    readonly logoutEverywhere: (request: Record<string, never>, options?: CallOptions) => Promise<unknown>;
  };
}

/**
 * Ends all sessions of the user, and with them their push tokens. When the call fails the user stays signed in.
 * @throws {ApiError} when the server has not ended them.
 */
export async function logoutEverywhere(
  api: EverywhereApi,
  session: Pick<Session, 'logout'>,
  options?: CallOptions,
): Promise<void> {
  await api.account.logoutEverywhere({}, options);
  session.logout();
}

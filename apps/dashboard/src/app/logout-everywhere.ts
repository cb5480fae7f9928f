import type { Session, SessionStorage } from '@boostdesk/auth/session';
import { type LogoutApi, removePushToken } from './logout.ts';

interface EverywhereApi extends Pick<LogoutApi, 'user'> {
  readonly account: { readonly logoutEverywhere: () => Promise<unknown> };
}

/** Ends all of one's own sessions. Unlike a logout here it must be heard by the server: where it is not, one stays signed in. */
export async function logoutEverywhere(
  api: EverywhereApi,
  session: Pick<Session, 'logout'>,
  storage: Pick<SessionStorage, 'getItem'> = localStorage,
): Promise<void> {
  await removePushToken(api, storage);
  await api.account.logoutEverywhere();
  session.logout();
}

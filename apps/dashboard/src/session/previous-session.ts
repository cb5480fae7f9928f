import { STORAGE_KEYS, userOfToken } from '@boostdesk/auth/session';
import { postToWorker } from '../core/post-to-worker.ts';
import { createApi, type Services } from '../core/services.ts';
import { logout } from './logout.ts';

const nothing = () => undefined;

/**
 * Remembers the current session before a hand-over. The returned function ends it on the server, with its push token,
 * once another session has replaced it; a refused link replaces none.
 */
export function capturePreviousSession(
  storage = localStorage,
): (now: Pick<Services, 'config' | 'session'>) => Promise<void> {
  const token = storage.getItem(STORAGE_KEYS.token);
  const pushToken = storage.getItem(STORAGE_KEYS.pushId);
  return async ({ config, session }) => {
    const state = session.get();
    if (token === null || state.status !== 'authenticated' || state.session.user === userOfToken(token)) return;
    if (storage.getItem(STORAGE_KEYS.pushId) === pushToken) storage.removeItem(STORAGE_KEYS.pushId);
    postToWorker('signedOut');
    const api = createApi(config, () => token, { onSessionEnded: nothing, onForbidden: nothing, onError: nothing });
    await logout(api, { logout: nothing }, { getItem: () => pushToken });
  };
}

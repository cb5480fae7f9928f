import type { SessionState } from '@boostdesk/auth/session';
import { postToWorker } from '../core/post-to-worker.ts';
import type { Store } from '../core/services.ts';
import { clearAlertLogs } from '../data/clear-alert-logs.ts';
import { clearPersistedQueries } from '../data/persisted-queries/lazy-persister.ts';
import { mutedOrdersAtom } from './muted-orders.ts';

/**
 * Removes data of a session that ends or is being replaced. Persisted queries, alert logs and muted orders are
 * removed before a login, too; the push token only when nobody is signed in, as the same user may sign in again.
 */
export function cleanUpSession(state: SessionState, store: Store): void {
  const isKept = state.status === 'authenticated' || (state.status === 'checking' && !state.login);
  if (!isKept) {
    void clearPersistedQueries();
    clearAlertLogs();
    if (store.get(mutedOrdersAtom).length > 0) store.set(mutedOrdersAtom, []);
  }
  if (state.status === 'loggedOut' || state.status === 'anonymous') postToWorker('signedOut');
}

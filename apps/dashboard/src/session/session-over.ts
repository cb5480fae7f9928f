import type { SessionState } from '@boostdesk/auth/session';
import { tellWorker } from '../core/tell-worker.ts';
import { forgetLists } from '../data/kept/forget-lists.ts';

/**
 * Removes data of a session that ends or is being replaced. Cached lists are removed before a login, too; the push
 * token only when nobody is signed in, as the same user may sign in again.
 */
export function dropWithSession(state: SessionState): void {
  const stands = state.status === 'authenticated' || (state.status === 'checking' && !state.login);
  if (!stands) forgetLists();
  if (state.status === 'loggedOut' || state.status === 'anonymous') tellWorker('signedOut');
}

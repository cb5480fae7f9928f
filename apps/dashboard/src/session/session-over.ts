import type { SessionState } from '@boostdesk/auth/session';
import { tellWorker } from '../core/tell-worker.ts';
import { forgetLists } from '../data/kept/forget-lists.ts';

/**
 * What the browser has of a session goes with it, however early the page is asked to end it. Lists kept for a start without a line go
 * before another begins, too; pushes go where nobody is signed in, as whoever follows may be the same person.
 */
export function dropWithSession(state: SessionState): void {
  const stands = state.status === 'authenticated' || (state.status === 'checking' && !state.login);
  if (!stands) forgetLists();
  if (state.status === 'loggedOut' || state.status === 'anonymous') tellWorker('signedOut');
}

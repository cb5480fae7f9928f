import type { SessionClaims } from './claims.ts';

/** SPEC §4: unknown at start, then authenticated or not. `login`: a login is in progress, or was just made. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'checking'; readonly token: string; readonly login: boolean }
  | {
      readonly status: 'authenticated';
      readonly token: string;
      readonly session: SessionClaims;
      readonly login: boolean;
    }
  | { readonly status: 'anonymous' }
  | { readonly status: 'loggedOut'; readonly by: 'user' | 'refusal' | 'otherTab' };

/** What may happen to a session. `found`: a look into the storage; `confirmed`: the server vouched for the token. */
export type SessionEvent =
  | { readonly type: 'found'; readonly token: string | null }
  | { readonly type: 'login'; readonly token: string }
  | { readonly type: 'confirmed'; readonly token: string; readonly session: SessionClaims }
  | { readonly type: 'loginDone' }
  | { readonly type: 'ended'; readonly by: 'user' | 'refusal' | 'otherTab' };

/**
 * SPEC §4, Session. An answer that comes after the end is not taken: only a session that is being checked, or stands, is
 * confirmed. One that ended stays so until there is a token again.
 */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'found':
      if (event.token !== null) return { status: 'checking', token: event.token, login: false };
      // News of a token that went with the session, perhaps.
      return state.status === 'loggedOut' ? state : { status: 'anonymous' };
    case 'login':
      return { status: 'checking', token: event.token, login: true };
    case 'confirmed': {
      if (state.status !== 'checking' && state.status !== 'authenticated') return state;
      return { status: 'authenticated', token: event.token, session: event.session, login: state.login };
    }
    case 'loginDone':
      return state.status === 'authenticated' && state.login ? { ...state, login: false } : state;
    case 'ended':
      return state.status === 'loggedOut' ? state : { status: 'loggedOut', by: event.by };
  }
}

/** A login whose token the server has not vouched for yet. */
export const isLoggingIn = (state: SessionState): boolean => state.status === 'checking' && state.login;

/** The token to send now; null for who is signed out. */
export function tokenOf(session: { readonly get: () => SessionState }): string | null {
  const state = session.get();
  return state.status === 'checking' || state.status === 'authenticated' ? state.token : null;
}

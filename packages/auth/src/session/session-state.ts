import type { SessionClaims } from './claims.ts';

/**
 * Session state.
 *
 * | status | meaning | followed by |
 * |---|---|---|
 * | `unknown` | the storage was not read | `checking` with a token, else `anonymous` |
 * | `checking` | the server is asked to confirm the token | `authenticated` when confirmed, `loggedOut` when refused |
 * | `authenticated` | the token is confirmed | `loggedOut` |
 * | `anonymous` | there is no token | `checking` at a login |
 * | `loggedOut` | the session ended here | `checking` at a login |
 *
 * `login`: in progress (`checking`) or just succeeded (`authenticated`). A refused login goes back to `checking` the
 * stored token.
 */
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

/** Session event. `found`: the storage was read; `confirmed`: the server accepted the token. */
export type SessionEvent =
  | { readonly type: 'found'; readonly token: string | null }
  | { readonly type: 'login'; readonly token: string }
  | { readonly type: 'confirmed'; readonly token: string; readonly session: SessionClaims }
  | { readonly type: 'loginDone' }
  | { readonly type: 'ended'; readonly by: 'user' | 'refusal' | 'otherTab' };

/** Session reducer; ignores confirmations of ended sessions. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'found':
      if (event.token !== null) return { status: 'checking', token: event.token, login: false };
      // The session's end may have removed the token.
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

/** Whether a login awaits confirmation. */
export const isLoggingIn = (state: SessionState): boolean => state.status === 'checking' && state.login;

/** Token to send, if any. */
export function tokenOf(session: { readonly get: () => SessionState }): string | null {
  const state = session.get();
  return state.status === 'checking' || state.status === 'authenticated' ? state.token : null;
}

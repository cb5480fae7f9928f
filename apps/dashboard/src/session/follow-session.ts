import type { SessionClaims } from '@boostdesk/auth';
import type { Session } from '@boostdesk/auth/session';

export interface SessionHooks {
  /** The token was renewed in this or another tab. */
  readonly onClaims: (claims: SessionClaims) => void;
  /** `refusal`: the server ended the session. */
  readonly onEnd: (by: 'user' | 'refusal' | 'otherTab') => void;
  /** Another tab signed in another user; this page's data is not theirs. */
  readonly onOther: () => void;
}

/** Calls the hooks for each change of the session. Returns the unsubscribe function. */
export function followSession(session: Pick<Session, 'subscribe'>, hooks: SessionHooks): () => void {
  return session.subscribe((state) => {
    if (state.status === 'authenticated') hooks.onClaims(state.session);
    else if (state.status === 'loggedOut') hooks.onEnd(state.by);
    else hooks.onOther();
  });
}

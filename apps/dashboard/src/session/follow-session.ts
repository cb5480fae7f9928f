import type { SessionClaims } from '@boostdesk/auth';
import type { Session } from '@boostdesk/auth/session';

export interface SessionHooks {
  /** The token was renewed, here or in another tab. */
  readonly onClaims: (claims: SessionClaims) => void;
  /** `refusal`: not the user's own doing. */
  readonly onEnd: (by: 'user' | 'refusal' | 'otherTab') => void;
  /** Another tab signed somebody else in: nothing of this page is theirs. */
  readonly onOther: () => void;
}

/** Follows the session of a page that is up. */
export function followSession(session: Pick<Session, 'subscribe'>, hooks: SessionHooks): () => void {
  return session.subscribe((state) => {
    if (state.status === 'authenticated') hooks.onClaims(state.session);
    else if (state.status === 'loggedOut') hooks.onEnd(state.by);
    else hooks.onOther();
  });
}

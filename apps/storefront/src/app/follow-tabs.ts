import type { Session } from '@boostdesk/auth/session';

export interface TabHandlers {
  /** Another tab signed in: its token is to be checked here too. */
  readonly onToken: () => void;
  /** Somebody else took the place of the visitor: what is on the page was theirs. */
  readonly onUserChange: () => void;
}

/** Follows what other tabs do to the session. A guest's page stays as it is, with what they typed. */
export function followTabs(
  session: Pick<Session, 'get' | 'subscribe'>,
  { onToken, onUserChange }: TabHandlers,
): () => void {
  let before = session.get().status;
  return session.subscribe((state) => {
    const wasSignedIn = before === 'authenticated';
    before = state.status;
    if (state.status === 'checking' && state.login) return;
    if (state.status === 'checking') (wasSignedIn ? onUserChange : onToken)();
    else if (state.status === 'anonymous' && wasSignedIn) onUserChange();
  });
}

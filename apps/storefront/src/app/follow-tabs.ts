import type { Session } from '@boostdesk/auth/session';

export interface TabHandlers {
  /** Another tab signed in; check the token here too. */
  readonly onToken: () => void;
  /** The user changed or signed out, while the page shows their data. */
  readonly onUserChange: () => void;
}

/** Follows session changes of other tabs. A guest's page stays, including form input. */
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

import type { Session } from '@boostdesk/auth/session';

export interface TabHandlers {
  /** Called when another tab signed in; the token has to be checked here too. */
  readonly onToken: () => void;
  /** Called when the user changed or signed out, because the page shows the former user's data. */
  readonly onUserChange: () => void;
}

/** Follows session changes of other tabs. A guest's page stays as it is, including form input. */
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

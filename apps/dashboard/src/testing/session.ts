import { createSession, type Session } from '@boostdesk/auth/session';
import { tokenFor } from './token.ts';

/** A confirmed session with a stored token. */
export function signedInSession(claims: Parameters<typeof tokenFor>[0]): Session {
  const token = tokenFor(claims);
  localStorage.setItem('token', token);
  const session = createSession({
    storage: localStorage,
    channel: { send: () => undefined, listen: () => () => undefined },
  });
  session.start();
  session.confirmToken(token, token);
  return session;
}

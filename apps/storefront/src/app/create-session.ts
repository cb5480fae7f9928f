import { createSession, createSessionChannel, type Session } from '@boostdesk/auth/session';

/** The site's own session, in its own origin's storage: the dashboard's is another one. */
export const createSiteSession = (): Session =>
  createSession({
    storage: localStorage,
    channel: createSessionChannel(
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('boostdesk.site-session'),
    ),
  });

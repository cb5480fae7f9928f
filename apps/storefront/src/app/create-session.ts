import { createSession, createSessionChannel, type Session } from '@boostdesk/auth/session';

/** The site's session in its own origin's storage, separate from the dashboard's. */
export const createSiteSession = (): Session =>
  createSession({
    storage: localStorage,
    channel: createSessionChannel(
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('boostdesk.site-session'),
    ),
  });

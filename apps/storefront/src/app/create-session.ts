import { createSession, createSessionChannel, type Session } from '@boostdesk/auth/session';

/** Stored in the site's own origin, separate from the dashboard's. */
export const createSiteSession = (): Session =>
  createSession({
    storage: localStorage,
    channel: createSessionChannel(
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('boostdesk.site-session'),
    ),
  });

import { createSession, createTabNews, type Session } from '@boostdesk/auth/session';

/** The session of this browser's tabs, which agree over a line of their own. */
export const createBrowserSession = (): Session =>
  createSession({
    storage: localStorage,
    channel: createTabNews(typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('boostdesk.session')),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });

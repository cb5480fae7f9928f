import { createSession, createSessionChannel, type Session } from '@boostdesk/auth/session';

/** Creates the session of this tab, shared over localStorage and a BroadcastChannel. */
export const createBrowserSession = (): Session =>
  createSession({
    storage: localStorage,
    channel: createSessionChannel(
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('boostdesk.session'),
    ),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });

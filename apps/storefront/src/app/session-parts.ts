import { createSession, type Session, type SessionChannel, type SessionNews } from '@boostdesk/auth/session';
import * as z from 'zod/mini';

const CHANNEL = 'boostdesk.site-session';
const News = z.enum(['token', 'ended']);

/** Tells the other tabs of the site; where there is no BroadcastChannel each tab finds out with its next call. */
function createTabChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    send: (news: SessionNews) => channel.postMessage(news),
    listen: (hear) => {
      const take = ({ data }: MessageEvent<unknown>) => {
        const news = News.safeParse(data);
        if (news.success) hear(news.data);
      };
      channel.addEventListener('message', take);
      return () => channel.removeEventListener('message', take);
    },
  };
}

/** The site's own session, in its own origin's storage: the dashboard's is another one. */
export const createSiteSession = (): Session =>
  createSession({ storage: localStorage, channel: createTabChannel(), now: () => Date.now() });

export const tokenOf = (session: Session): string | null => {
  const state = session.get();
  return state.status === 'checking' || state.status === 'authenticated' ? state.token : null;
};

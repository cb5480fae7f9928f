import type { SessionChannel, SessionNews } from './create-session.ts';

/** What is needed of a browser's BroadcastChannel. */
export interface NewsLine {
  postMessage(news: SessionNews): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

const known = { token: 1, ended: 1, refused: 1, exchanging: 1, exchanged: 1 } satisfies Record<SessionNews, 1>;
const isNews = (data: unknown): data is SessionNews => typeof data === 'string' && Object.hasOwn(known, data);

/** Tells the other tabs over a line; without one (an old browser) each tab finds out with its next call. */
export function createTabNews(line: NewsLine | null): SessionChannel {
  if (line === null) return { send: () => undefined, listen: () => () => undefined };
  return {
    send: (news) => line.postMessage(news),
    listen: (hear) => {
      const take = ({ data }: { readonly data: unknown }) => {
        if (isNews(data)) hear(data);
      };
      line.addEventListener('message', take);
      return () => line.removeEventListener('message', take);
    },
  };
}

import type { SessionChannel, SessionNews } from './session-types.ts';

/** What is needed of a browser's BroadcastChannel. */
export interface NewsLine {
  postMessage(news: SessionNews): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

const known = /^(token|ended|refused|exchanging \S+ \S+|exchanged \S+)$/;
const isNews = (data: unknown): data is SessionNews => typeof data === 'string' && known.test(data);

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

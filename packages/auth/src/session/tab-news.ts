import type { SessionChannel, SessionNews } from './session-types.ts';

/** The part of BroadcastChannel in use. */
export interface NewsLine {
  postMessage(news: SessionNews): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

const known = /^(token|ended|refused|exchanging \S+ \S+|exchanged \S+)$/;
const isNews = (data: unknown): data is SessionNews => typeof data === 'string' && known.test(data);

/** Broadcasts session messages. Without a channel (old browsers) tabs learn of changes by their next call. */
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

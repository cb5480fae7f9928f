import type { SessionChannel, SessionMessage } from './session-types.ts';

/** Used part of BroadcastChannel. */
export interface BroadcastChannelLike {
  postMessage(news: SessionMessage): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

const MESSAGE = /^(token|ended|refused|exchanging \S+ \S+|exchanged \S+)$/;
const isSessionMessage = (data: unknown): data is SessionMessage => typeof data === 'string' && MESSAGE.test(data);

/** Broadcasts session messages. Without a channel (old browsers) tabs learn of changes by their next call. */
export function createSessionChannel(channel: BroadcastChannelLike | null): SessionChannel {
  if (channel === null) return { send: () => undefined, listen: () => () => undefined };
  return {
    send: (news) => channel.postMessage(news),
    listen: (listener) => {
      const onMessage = ({ data }: { readonly data: unknown }) => {
        if (isSessionMessage(data)) listener(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

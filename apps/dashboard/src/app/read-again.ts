import type { Channel } from '@boostdesk/realtime';
import type { QueryClient } from '@tanstack/query-core';
import { keys } from './query-client.ts';

/**
 * When the line is back: reads what failed once more, so that whoever looks at "This did not load" need not ask for it; and after a
 * break the chat that is on the screen, where no event tells of own messages that went out from another tab or device. Returns its end.
 */
export function followReturn(queries: QueryClient, channel: Pick<Channel, 'onStatus'>): () => void {
  let wasOnline = false;
  const readFailed = () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const stop = channel.onStatus((status) => {
    if (status !== 'online') return;
    readFailed();
    if (wasOnline) void queries.invalidateQueries({ queryKey: keys.chats() });
    wasOnline = true;
  });
  // The browser knows of its network at once; the line may not have missed it.
  window.addEventListener('online', readFailed);
  return () => {
    stop();
    window.removeEventListener('online', readFailed);
  };
}

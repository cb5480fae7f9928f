import type { Channel } from '@boostdesk/realtime';
import type { QueryClient } from '@tanstack/query-core';

/** When the line is back: reads what failed once more, so that whoever looks at "This did not load" need not ask for it. Returns its end. */
export function followReturn(queries: QueryClient, channel: Pick<Channel, 'onStatus'>): () => void {
  const readFailed = () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const stop = channel.onStatus((status) => {
    if (status === 'online') readFailed();
  });
  // The browser knows of its network at once; the line may not have missed it.
  window.addEventListener('online', readFailed);
  return () => {
    stop();
    window.removeEventListener('online', readFailed);
  };
}

import type { QueryClient } from '@tanstack/query-core';
import type { CachedChat } from './chat-cache.ts';
import { keys } from './query-client.ts';
import type { Stale } from './stale-queries.ts';

export interface ChatChangeDeps {
  readonly queries: QueryClient;
  readonly stale: Stale;
}

/**
 * Changes an order's chat where the cache holds it, without marking it fresh. A read of the chat that is under way began before the
 * change, and its answer would undo it: the chat is read once more, also where the change finds nothing to do in the cached messages.
 */
export function changeChat(
  { queries, stale }: ChatChangeDeps,
  order: number,
  change: (chat: CachedChat) => CachedChat,
): void {
  const queryKey = keys.chat(order);
  const chat = queries.getQueryData<CachedChat>(queryKey);
  const changed = chat && change(chat);
  let isOutdated = queries.isFetching({ queryKey, exact: true }) > 0;
  if (changed !== undefined && changed !== chat) {
    isOutdated ||= queries.getQueryState(queryKey)?.isInvalidated ?? false;
    queries.setQueryData<CachedChat>(queryKey, changed);
  }
  if (isOutdated) stale(queryKey);
}

import type { QueryClient } from '@tanstack/query-core';
import type { CachedChat } from './chat-cache.ts';
import type { Invalidate } from './invalidator.ts';
import { keys } from './query-client.ts';

export interface ChatChangeDeps {
  readonly queries: QueryClient;
  readonly invalidate: Invalidate;
}

/**
 * Changes the cached chat of an order without marking it fresh. A fetch in flight may have started before the change
 * and would undo it, so the chat is then fetched again, even when the cached messages have not changed.
 */
export function changeChat(
  { queries, invalidate }: ChatChangeDeps,
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
  if (isOutdated) invalidate(queryKey);
}

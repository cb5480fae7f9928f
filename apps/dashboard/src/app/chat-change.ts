import type { QueryClient } from '@tanstack/query-core';
import type { CachedChat } from './chat-cache.ts';
import { keys } from './query-client.ts';
import type { Stale } from './stale-queries.ts';

export interface ChatChangeDeps {
  readonly queries: QueryClient;
  readonly stale: Stale;
}

/**
 * Changes an order's chat where the cache holds it. What is put in counts as fresh, though the chat may wait to be read; and a read under
 * way began before the change, and would take it away again.
 */
export function changeChat(
  { queries, stale }: ChatChangeDeps,
  order: number,
  change: (chat: CachedChat) => CachedChat,
): void {
  const queryKey = keys.chat(order);
  const chat = queries.getQueryData<CachedChat>(queryKey);
  const changed = chat && change(chat);
  if (changed === undefined || changed === chat) return;
  const isToBeRead = queries.getQueryState(queryKey)?.isInvalidated ?? false;
  queries.setQueryData<CachedChat>(queryKey, changed);
  if (isToBeRead || queries.isFetching({ queryKey, exact: true }) > 0) stale(queryKey);
}

import type { ChatMessage } from '@boostdesk/api-client/contract';
import type { QueryClient } from '@tanstack/query-core';
import type { CachedChat, ChatPage } from './cached-chat.ts';
import { keepReceipts } from './chat-receipts.ts';
import type { Invalidate } from './invalidator.ts';
import { keys } from './query-client.ts';

export type { CachedChat, ChatPage };

/** All messages, oldest first and unique: pages overlap when a message arrives between two requests. */
export function mergeMessages(pages: readonly ChatPage[]): ChatMessage[] {
  const bySeq = new Map<number, ChatMessage>();
  for (const page of pages) for (const message of page.messages) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/** Adds a message that the server has just accepted, before the next refetch. */
export function withMessage<C extends CachedChat>(chat: C, message: ChatMessage): C {
  const [newest, ...older] = chat.pages;
  const page = newest?.items[0];
  if (newest === undefined || page === undefined) return chat;
  if (page.messages.some(({ seq }) => seq === message.seq)) return chat;
  const grown: ChatPage = { ...page, messages: mergeMessages([page, { ...page, messages: [message] }]) };
  return { ...chat, pages: [{ ...newest, items: [grown, ...newest.items.slice(1)] }, ...older] };
}

/** Sequence number of the last message; 0 for an empty chat, undefined without a page. */
export function lastSeqOf(chat: CachedChat): number | undefined {
  const page = chat.pages[0]?.items[0];
  return page && (page.messages.at(-1)?.seq ?? 0);
}

/** Maps the messages; returns the same chat when none has changed. */
function mapMessages<C extends CachedChat>(chat: C, change: (message: ChatMessage) => ChatMessage): C {
  let changed = false;
  const pages = chat.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({
      ...item,
      messages: item.messages.map((message) => {
        const next = change(message);
        changed ||= next !== message;
        return next;
      }),
    })),
  }));
  return changed ? { ...chat, pages } : chat;
}

/** Marks the others' messages up to a number as seen. */
export const withSeen = <C extends CachedChat>(
  chat: C,
  { upTo, by, at }: { upTo: number; by: number; at: string },
): C =>
  mapMessages(chat, (message) =>
    message.seq > upTo || message.sender?.id === by || message.seenAt !== null ? message : { ...message, seenAt: at },
  );

/** Marks a message as unread; the first unread one counts. */
export function withUnread<C extends CachedChat>(chat: C, seq: number): C {
  const [newest, ...older] = chat.pages;
  const page = newest?.items[0];
  if (newest === undefined || page === undefined) return chat;
  const firstUnread = Math.min(page.firstUnread ?? seq, seq);
  if (firstUnread === page.firstUnread) return chat;
  return { ...chat, pages: [{ ...newest, items: [{ ...page, firstUnread }, ...newest.items.slice(1)] }, ...older] };
}

export function withAllRead<C extends CachedChat>(chat: C): C {
  const [newest, ...older] = chat.pages;
  const page = newest?.items[0];
  if (newest === undefined || page === undefined || page.firstUnread === null) return chat;
  return {
    ...chat,
    pages: [{ ...newest, items: [{ ...page, firstUnread: null }, ...newest.items.slice(1)] }, ...older],
  };
}

/**
 * Keeps what events changed in the cached chat during a fetch that may have started before them: later messages, which
 * ones are seen, and receipts.
 */
export function keepLater<C extends CachedChat>(cached: C, fetched: C): C {
  const known = mergeMessages(cached.pages.flatMap(({ items }) => items));
  const seenAt = new Map(known.map((message) => [message.seq, message.seenAt]));
  const seen = mapMessages(fetched, (message) => {
    const at = message.seenAt ?? seenAt.get(message.seq) ?? null;
    return at === message.seenAt ? message : { ...message, seenAt: at };
  });
  const last = lastSeqOf(fetched) ?? Number.POSITIVE_INFINITY;
  return known.filter(({ seq }) => seq > last).reduce<C>(withMessage, keepReceipts(cached, seen));
}

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

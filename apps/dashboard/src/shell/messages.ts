import { chatMessage, type MessageItem, type UnreadItem } from '@boostdesk/api-client/contract';
import { useApi, useServices } from '../core/services-context.ts';
import { useApiInfiniteQuery } from '../data/api-query.ts';
import { type MessageList, messagesQuery, type Paged } from '../data/header-lists.ts';
import { keys } from '../data/query-client.ts';
import { updateOptimistically } from './optimistic.ts';

type Cached = Paged<MessageList>;

/** Message query for every unread count: header, browser tab and app icon. */
export function useMessages() {
  const { items, ...pages } = useApiInfiniteQuery(messagesQuery(useServices().api));
  return { ...pages, data: items && mergeLists(items) };
}

/** Merges the pages into one list. */
export const mergeLists = (pages: readonly MessageList[]): MessageList => ({
  unreadMsg: pages.flatMap(({ unreadMsg }) => unreadMsg),
  allMsg: pages.flatMap(({ allMsg }) => allMsg),
});

const mapLists = (change: (list: MessageList, isFirst: boolean) => MessageList) => (cached: Cached) => ({
  ...cached,
  pages: cached.pages.map((page, at) => ({ ...page, items: page.items.map((list) => change(list, at === 0)) })),
});

const markUnread = (list: MessageList, ids: ReadonlySet<number>, unread: boolean) =>
  list.allMsg.map((item) => (ids.has(item.id) ? { ...item, unread } : item));

export function withMessagesRead(ids: readonly number[]) {
  const read = new Set(ids);
  return mapLists((list) => ({
    unreadMsg: list.unreadMsg.filter(({ id }) => !read.has(id)),
    allMsg: markUnread(list, read, false),
  }));
}

/** Unread messages, newest first; all are on the first page. */
export function withMessagesUnread(items: readonly UnreadItem[]) {
  const ids = new Set(items.map(({ id }) => id));
  return mapLists((list, isFirst) => ({
    unreadMsg: isFirst
      ? [...list.unreadMsg.filter(({ id }) => !ids.has(id)), ...items].sort((one, other) => other.id - one.id)
      : list.unreadMsg,
    allMsg: markUnread(list, ids, true),
  }));
}

const toUnread = ({ id, order, purchase, message, createdAt }: MessageItem): UnreadItem => ({
  id,
  order,
  purchase,
  Chat_messages: { message, createdAt },
});

const parts = { chatMessage };

/** Message actions with optimistic updates (SPEC §4, Messages). */
export function useMessageActions() {
  const { queries } = useServices();
  const api = useApi(parts);
  const change = (change: (cached: Cached) => Cached, call: () => Promise<unknown>) =>
    updateOptimistically<Cached>(queries, { key: keys.messages(), change, call });
  const idsOf = (items: readonly UnreadItem[]) => items.map(({ id }) => id);

  return {
    clear: (items: readonly UnreadItem[]) =>
      change(withMessagesRead(idsOf(items)), () => api.chatMessage.clearMessages({ ids: idsOf(items) })),
    restore: (items: readonly UnreadItem[]) =>
      change(withMessagesUnread(items), () => api.chatMessage.restoreMessages({ ids: idsOf(items) })),
    markRead: (id: number) => change(withMessagesRead([id]), () => api.chatMessage.makeRead({ id })),
    markUnread: (item: MessageItem) =>
      change(withMessagesUnread([toUnread(item)]), () => api.chatMessage.makeUnread({ id: item.id })),
  };
}

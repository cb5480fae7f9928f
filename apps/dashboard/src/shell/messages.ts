import { extendClient } from '@boostdesk/api-client';
import { chatMessage, type MessageItem, type UnreadItem } from '@boostdesk/api-client/contract';
import { useServices } from '../core/services-context.ts';
import { type MessageList, messagePages, type Paged } from '../data/header-lists.ts';
import { optimistically } from '../data/optimistic.ts';
import { keys } from '../data/query-client.ts';
import { useReadPages } from '../data/read.ts';

type Cached = Paged<MessageList>;

/** Message query for every unread count: header, browser tab and app icon. */
export function useMessages() {
  const { items, ...pages } = useReadPages(messagePages(useServices().api));
  return { ...pages, data: items && listOf(items) };
}

/** Merges the pages into one list. */
export const listOf = (pages: readonly MessageList[]): MessageList => ({
  unreadMsg: pages.flatMap(({ unreadMsg }) => unreadMsg),
  allMsg: pages.flatMap(({ allMsg }) => allMsg),
});

const onLists = (change: (list: MessageList, isFirst: boolean) => MessageList) => (cached: Cached) => ({
  ...cached,
  pages: cached.pages.map((page, at) => ({ ...page, items: page.items.map((list) => change(list, at === 0)) })),
});

const marked = (list: MessageList, ids: ReadonlySet<number>, unread: boolean) =>
  list.allMsg.map((item) => (ids.has(item.id) ? { ...item, unread } : item));

export function withoutUnread(ids: readonly number[]) {
  const read = new Set(ids);
  return onLists((list) => ({
    unreadMsg: list.unreadMsg.filter(({ id }) => !read.has(id)),
    allMsg: marked(list, read, false),
  }));
}

/** Unread messages, newest first; all are on the first page. */
export function withUnread(items: readonly UnreadItem[]) {
  const ids = new Set(items.map(({ id }) => id));
  return onLists((list, isFirst) => ({
    unreadMsg: isFirst
      ? [...list.unreadMsg.filter(({ id }) => !ids.has(id)), ...items].sort((one, other) => other.id - one.id)
      : list.unreadMsg,
    allMsg: marked(list, ids, true),
  }));
}

const toUnread = ({ id, order, purchase, message, createdAt }: MessageItem): UnreadItem => ({
  id,
  order,
  purchase,
  Chat_messages: { message, createdAt },
});

/** Message actions with optimistic updates (SPEC §4, Messages). */
export function useMessageActions() {
  const { api, queries } = useServices();
  const change = (change: (cached: Cached) => Cached, call: () => Promise<unknown>) =>
    optimistically<Cached>(queries, { key: keys.messages(), change, call });
  const idsOf = (items: readonly UnreadItem[]) => items.map(({ id }) => id);

  return {
    clear: (items: readonly UnreadItem[]) =>
      change(withoutUnread(idsOf(items)), () => api.chatMessage.clearMessages({ ids: idsOf(items) })),
    restore: (items: readonly UnreadItem[]) =>
      change(withUnread(items), () =>
        extendClient(api, { chatMessage }).chatMessage.restoreMessages({ ids: idsOf(items) }),
      ),
    markRead: (id: number) => change(withoutUnread([id]), () => api.chatMessage.makeRead({ id })),
    markUnread: (item: MessageItem) =>
      change(withUnread([toUnread(item)]), () => api.chatMessage.makeUnread({ id: item.id })),
  };
}

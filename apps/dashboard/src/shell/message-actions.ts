import { extendClient } from '@boostdesk/api-client';
import { chatMessage, type MessageItem, type UnreadItem } from '@boostdesk/api-client/contract';
import type { MessageList, Paged } from '../app/header-lists.ts';
import { optimistically } from '../app/optimistic.ts';
import { keys } from '../app/query-client.ts';
import type { Services } from '../app/services.ts';

type Cached = Paged<MessageList>;

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

/** All unread messages stand on the first page, newest first. */
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

/** Shown at once, taken back where the server says no, and fetched again either way (SPEC §4, Messages). */
export function messageActions({ api, queries }: Pick<Services, 'api' | 'queries'>) {
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

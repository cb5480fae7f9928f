import type { MessageItem, UnreadItem } from '@boostdesk/api-client/contract';
import type { MessageList, Paged } from '../data/header-lists.ts';

export const mergeLists = (pages: readonly MessageList[]): MessageList => ({
  unreadMsg: pages.flatMap(({ unreadMsg }) => unreadMsg),
  allMsg: pages.flatMap(({ allMsg }) => allMsg),
});

const mapLists =
  (change: (list: MessageList, isFirst: boolean) => MessageList) =>
  (cached: Paged<MessageList>): Paged<MessageList> => ({
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

export const toUnread = ({ id, order, purchase, message, createdAt }: MessageItem): UnreadItem => ({
  id,
  order,
  purchase,
  Chat_messages: { message, createdAt },
});

import {
  type chatList,
  MESSAGES_PAGE,
  NOTIFICATIONS_PAGE,
  type notification,
  type ReadResponseOf,
} from '@boostdesk/api-client/contract';
import type { InfiniteData } from '@tanstack/query-core';
import type { Api } from '../core/services.ts';
import type { ApiInfiniteQueryOptions } from './api-query.ts';
import { keys } from './query-client.ts';

type ReceivedNotice = ReadResponseOf<typeof notification.getNotifications>[number];
/** A notification; its id is negative when the server sends none. */
export type Notice = ReceivedNotice & { readonly id: number };
export type MessageList = ReadResponseOf<typeof chatList.getMessageList>;

/** Cached data of an infinite query. */
export type Paged<I> = InfiniteData<{ readonly items: I[]; readonly next: string | null }, string | undefined>;

interface Position {
  /** Id of the last loaded row. */
  readonly before: number;
  /** Number of loaded rows, for servers that know no `before`. */
  readonly offset: number;
}

/** A cursor is `before` and `offset`: '10290,20'. */
function parseCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [before = 0, offset = 0] = cursor.split(',').map(Number);
  return { before, offset };
}

/** Rows after the position, as servers without `before` repeat earlier ones. */
const rowsAfter = <R extends { readonly id: number | null }>(rows: readonly R[], position: Position | undefined): R[] =>
  rows.filter(({ id }) => position === undefined || (id !== null && id < position.before));

/**
 * Cursor of the page after `rows`; null at the end, and without ids.
 * @param isFull whether the received page was full
 */
function nextOf(rows: readonly { readonly id: number | null }[], isFull: boolean, position?: Position): string | null {
  const last = rows.at(-1)?.id ?? null;
  return isFull && last !== null ? `${last},${(position?.offset ?? 0) + rows.length}` : null;
}

/** Notifications, newest first. `quiet` shows no toast for an error. */
export const notificationsQuery = ({ notification }: Api, quiet = false): ApiInfiniteQueryOptions<Notice> => ({
  key: keys.notifications(),
  fetchPage: async (cursor, signal) => {
    const position = parseCursor(cursor);
    const request = position === undefined ? {} : { before: position.before };
    const received = await notification.getNotifications(request, { signal, quiet });
    const rows = rowsAfter(received, position);
    const items = rows.map((row, at): Notice => ({ ...row, id: row.id ?? -1 - at }));
    return { items, next: nextOf(rows, received.length >= NOTIFICATIONS_PAGE, position) };
  },
});

/** Chat messages; the first page has all unread ones. `quiet` shows no toast for an error. */
export const messagesQuery = ({ chatMessage }: Api, quiet = false): ApiInfiniteQueryOptions<MessageList> => ({
  key: keys.messages(),
  fetchPage: async (cursor, signal) => {
    const position = parseCursor(cursor);
    const list = await chatMessage.getMessageList(position ?? { offset: 0 }, { signal, quiet });
    const allMsg = rowsAfter(list.allMsg, position);
    const unreadMsg = position === undefined ? list.unreadMsg : [];
    return { items: [{ unreadMsg, allMsg }], next: nextOf(allMsg, list.allMsg.length >= MESSAGES_PAGE, position) };
  },
});

import type { MessageItem, UnreadItem } from '@boostdesk/api-client/contract';
import { expect, test } from 'vitest';
import type { MessageList, Paged } from '../data/header-lists.ts';
import { mergeLists, withMessagesRead, withMessagesUnread } from './messages.ts';

const createdAt = '2026-01-02T03:04:05.000Z';
const about = { order: 10_001, purchase: 'Gold IV to Platinum II' };
const unreadItem = (id: number): UnreadItem => ({ id, ...about, Chat_messages: { message: `m${id}`, createdAt } });
const item = (id: number, unread: boolean): MessageItem => ({ id, ...about, message: `m${id}`, createdAt, unread });

/** Two pages; 4 and 2 are unread. */
const cached: Paged<MessageList> = {
  pages: [
    { items: [{ unreadMsg: [unreadItem(4), unreadItem(2)], allMsg: [item(4, true), item(3, false)] }], next: '3' },
    { items: [{ unreadMsg: [], allMsg: [item(2, true), item(1, false)] }], next: null },
  ],
  pageParams: [undefined, '3'],
};
const shown = (data: Paged<MessageList>) => {
  const { unreadMsg, allMsg } = mergeLists(data.pages.flatMap(({ items }) => items));
  return [unreadMsg.map(({ id }) => id), allMsg.filter(({ unread }) => unread).map(({ id }) => id)];
};

test.each([
  ['read on a later page', withMessagesRead([2]), [4]],
  ['cleared', withMessagesRead([4, 2]), []],
  ['unread again, in its place', withMessagesUnread([unreadItem(3)]), [4, 3, 2]],
  ['unread although it is unread already', withMessagesUnread([unreadItem(4)]), [4, 2]],
])('marking a message %s changes both lists', (_, change, left) => {
  expect(shown(change(cached))).toEqual([left, left]);
});

test('undoing a clear restores the lists', () => {
  expect(withMessagesUnread([unreadItem(4), unreadItem(2)])(withMessagesRead([4, 2])(cached))).toEqual(cached);
});

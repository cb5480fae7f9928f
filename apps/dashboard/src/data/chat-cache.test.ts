import type { ChatMessage } from '@boostdesk/api-client/contract';
import { expect, it, test } from 'vitest';
import {
  type ChatPage,
  keepLater,
  lastSeqOf,
  mergeMessages,
  withAllRead,
  withMessage,
  withSeen,
  withUnread,
} from './chat-cache.ts';

const message = (seq: number): ChatMessage => ({
  id: 100 + seq,
  order: 9,
  seq,
  sender: { id: 5, name: 'Mina', role: 3, image: null },
  clientId: `c${seq}`,
  body: `m${seq}`,
  code: null,
  params: {},
  createdAt: '2026-11-21T10:00:00.000Z',
  seenAt: null,
});
const page = (...seqs: number[]): ChatPage => ({ messages: seqs.map(message), more: false, firstUnread: null });
const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);

it('mergeMessages merges overlapping pages, oldest first, each message once', () => {
  expect(seqs(mergeMessages([page(4, 5, 6), page(2, 3, 4), page(1)]))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(mergeMessages([])).toEqual([]);
});

it('withMessage adds a message to the newest page once', () => {
  const older = { items: [page(1, 2)], next: null };
  const chat = { pages: [{ items: [page(3, 4)], next: '3' }, older], pageParams: [undefined, '3'] };
  const grown = withMessage(chat, message(5));
  expect(seqs(grown.pages[0]?.items[0]?.messages ?? [])).toEqual([3, 4, 5]);
  expect(grown.pages[1]).toBe(older);
  expect(grown.pageParams).toBe(chat.pageParams);
  expect(withMessage(grown, message(5))).toBe(grown);
});

it('withMessage leaves a chat without pages unchanged', () => {
  const empty = { pages: [] };
  expect(withMessage(empty, message(1))).toBe(empty);
});

it('withAllRead clears the first unread message', () => {
  const chat = { pages: [{ items: [{ ...page(3, 4), firstUnread: 4 }], next: null }] };
  const read = withAllRead(chat);
  expect(read.pages[0]?.items[0]?.firstUnread).toBeNull();
  expect(seqs(read.pages[0]?.items[0]?.messages ?? [])).toEqual([3, 4]);
  expect(withAllRead(read)).toBe(read);
});

it("withSeen marks the others' messages up to a number as seen once", () => {
  const chat = { pages: [{ items: [page(1, 2, 3)], next: null }] };
  const seen = withSeen(chat, { upTo: 2, by: 7, at: 'now' });
  expect(mergeMessages(seen.pages[0]?.items ?? []).map(({ seenAt }) => seenAt)).toEqual(['now', 'now', null]);
  expect(withSeen(seen, { upTo: 2, by: 7, at: 'later' })).toBe(seen);
  expect(withSeen(chat, { upTo: 3, by: 5, at: 'now' })).toBe(chat);
});

it('withUnread keeps the lowest unread number in any order', () => {
  const chat = { pages: [{ items: [page(1, 2, 3)], next: null }] };
  const unread = withUnread(chat, 3);
  expect(unread.pages[0]?.items[0]?.firstUnread).toBe(3);
  expect(withUnread(unread, 2).pages[0]?.items[0]?.firstUnread).toBe(2);
  expect(withUnread(unread, 4)).toBe(unread);
});

it('newestOf returns 0 for an empty chat and undefined for one without pages', () => {
  expect(lastSeqOf({ pages: [{ items: [page(1, 2)], next: null }] })).toBe(2);
  expect(lastSeqOf({ pages: [{ items: [page()], next: null }] })).toBe(0);
  expect(lastSeqOf({ pages: [] })).toBeUndefined();
});

const pagesOf = (...pages: ChatPage[]) => ({ pages: pages.map((items) => ({ items: [items], next: null })) });

test.each([
  ['older page', pagesOf(page(3, 4, 5)), pagesOf(page(3, 4), page(1, 2)), [1, 2, 3, 4, 5]],
  ['empty older page', pagesOf(page(3, 4, 5)), pagesOf(page(3, 4), page()), [3, 4, 5]],
  ['refetch', pagesOf(page(3, 4, 5, 6), page(1, 2)), pagesOf(page(3, 4), page(1, 2)), [1, 2, 3, 4, 5, 6]],
  ['first page of an empty chat', pagesOf(page(1)), pagesOf(page()), [1]],
  ['refetch that has the message', pagesOf(page(3, 4, 5)), pagesOf(page(4, 5), page(2, 3)), [2, 3, 4, 5]],
  ['refetch with fewer pages', pagesOf(page(3, 4), page(1, 2)), pagesOf(page(3, 4)), [3, 4]],
])('keepLater keeps messages that arrived during the fetch: %s', (_, cached, fetched, expected) => {
  expect(seqs(mergeMessages(keepLater(cached, fetched).pages.flatMap(({ items }) => items)))).toEqual(expected);
});

it('keepLater keeps messages seen that were seen during the fetch', () => {
  const fetched = pagesOf(page(3, 4), page(1, 2));
  const cached = withSeen(pagesOf(page(3, 4)), { upTo: 3, by: 7, at: 'now' });
  const kept = mergeMessages(keepLater(cached, fetched).pages.flatMap(({ items }) => items));
  expect(kept.map(({ seenAt }) => seenAt)).toEqual([null, null, 'now', null]);
  expect(keepLater(fetched, fetched)).toBe(fetched);
});

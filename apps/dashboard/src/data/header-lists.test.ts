import { MESSAGES_PAGE, NOTIFICATIONS_PAGE } from '@boostdesk/api-client/contract';
import { expect, test } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import type { ApiInfiniteQueryOptions } from './api-query.ts';
import { messagesQuery, notificationsQuery } from './header-lists.ts';

const at = '2026-01-02T03:04:05.000Z';
const { signal } = new AbortController();
const message = (id: number) => ({ id, order: 10_001, purchase: 'p', message: `m${id}`, createdAt: at, unread: false });
const notice = (id: number) => ({ id, message: `n${id}`, createdAt: at, seen: 1 as const, order: null, path: null });
const downTo = <T>(from: number, count: number, create: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => create(from - place));

/** Loads pages to the end, at most ten. */
async function loadAll<I>(fetchPage: ApiInfiniteQueryOptions<I>['fetchPage']): Promise<I[][]> {
  const pages: I[][] = [];
  for (let cursor: string | null = ''; cursor !== null && pages.length < 10; ) {
    const page: { items: I[]; next: string | null } = await fetchPage(cursor || undefined, signal, () => true);
    pages.push(page.items);
    cursor = page.next;
  }
  return pages;
}

test('messages are paged by id and offset, so that servers may use either', async () => {
  const { api, fake } = createFakeServer({
    chatMessage: {
      getMessageList: ({ before = 100 }) => ({
        unreadMsg: [],
        allMsg: downTo(before - 1, before > 60 ? MESSAGES_PAGE : 3, message),
      }),
    },
  });
  const pages = await loadAll(messagesQuery(api).fetchPage);
  expect(fake.sent.map(({ request }) => request)).toEqual([
    { offset: 0 },
    { offset: 20, before: 80 },
    { offset: 40, before: 60 },
  ]);
  expect(pages.flat().flatMap(({ allMsg }) => allMsg)).toHaveLength(43);
});

test('messages of a server that knows only the offset are listed once, though new ones shift the pages', async () => {
  let newest = 50;
  const unread = { id: 50, order: 10_001, purchase: 'p', Chat_messages: { message: 'm50', createdAt: at } };
  const { api } = createFakeServer({
    chatMessage: {
      getMessageList: ({ offset }) => {
        const rows = downTo(newest, newest, message).slice(offset, offset + MESSAGES_PAGE);
        newest += 1;
        return { unreadMsg: [unread], allMsg: rows };
      },
    },
  });
  const lists = (await loadAll(messagesQuery(api).fetchPage)).flat();
  expect(lists.flatMap(({ allMsg }) => allMsg.map(({ id }) => id))).toEqual(downTo(50, 50, (id) => id));
  expect(lists.flatMap(({ unreadMsg }) => unreadMsg)).toEqual([unread]);
});

test('notifications of a server that knows no pages are listed once', async () => {
  const { api } = createFakeServer({
    notification: { getNotifications: () => downTo(300, NOTIFICATIONS_PAGE + 50, notice) },
  });
  const pages = await loadAll(notificationsQuery(api).fetchPage);
  expect(pages.map((page) => page.length)).toEqual([250, 0]);
});

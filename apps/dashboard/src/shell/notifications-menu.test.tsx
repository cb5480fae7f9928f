import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '../core/toasts.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import { MessagesMenu } from './messages-menu.tsx';
import { NotificationsMenu } from './notifications-menu.tsx';

const createdAt = '2026-01-02T03:04:05.000Z';

beforeEach(() => {
  localStorage.clear();
  toasts.closeAll();
});

const press = (name: string) => {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.filter((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(name)).at(-1);
  return act(async () => found?.click());
};
const undo = () => act(async () => toasts.getSnapshot().visible.at(-1)?.action?.onAction());

test('what the server cannot do with notifications is said in the list, asked once', async () => {
  stubLayout();
  let notices = [{ id: 1, message: 'Payout sent', createdAt, seen: 0 as const, order: null, path: null }];
  const answers = {
    notification: {
      getNotifications: () => notices,
      clearNotifications: () => {
        notices = [];
        return { ok: true as const };
      },
    },
  };
  const { asked, settle } = await renderInApp({
    node: <NotificationsMenu />,
    answers: answers as never,
    specOnly: true,
  });
  const gaps = () =>
    [...document.querySelectorAll('[role=dialog] [role=status] p')].map(({ textContent }) => textContent);
  for (const _ of [1, 2]) {
    await press('Notifications');
    await settle();
    expect(gaps()).toEqual(['Marking as seen: Not available on this server']);
    await press('Notifications');
    await settle();
  }
  await press('Notifications');
  await settle();
  await press('Clear');
  await settle();
  await undo();
  await settle();
  await press('Notifications');
  await settle();
  expect(gaps()).toEqual([
    'Marking as seen: Not available on this server',
    'Undoing the clear: Not available on this server',
  ]);
  expect(asked().filter((name) => name === 'notification.makeSeen')).toHaveLength(1);
  expect(asked().filter((name) => name === 'notification.restoreNotifications')).toHaveLength(1);
  expect(toasts.getSnapshot().visible.filter(({ style }) => style === 'error')).toEqual([]);
});

test('clearing messages can be undone on a server that marks one message at a time', async () => {
  stubLayout();
  const unread = new Set([3, 4]);
  const rows = [3, 4].map((id) => ({ id, order: 9, purchase: 'LoL boosting' }));
  const answers = {
    chatMessage: {
      getMessageList: () => ({
        unreadMsg: rows
          .filter(({ id }) => unread.has(id))
          .map((row) => ({ ...row, Chat_messages: { message: 'Found it', createdAt } })),
        allMsg: rows.map((row) => ({ ...row, message: 'Found it', createdAt, unread: unread.has(row.id) })),
      }),
      clearMessages: () => {
        unread.clear();
        return { ok: true as const };
      },
      makeUnread: ({ id }: { id: number }) => {
        unread.add(id);
        return { ok: true as const };
      },
    },
  };
  const services = { outbox: { subscribe: () => () => undefined, messages: () => none } } as never;
  const { asked, settle } = await renderInApp({ node: <MessagesMenu />, answers, services, specOnly: true });
  await press('Messages');
  await settle();
  await press('Clear');
  await settle();
  expect([...unread]).toEqual([]);
  await undo();
  await settle();
  expect([...unread]).toEqual([3, 4]);
  expect(asked().filter((name) => name === 'chatMessage.makeUnread')).toHaveLength(2);
  expect(asked().filter((name) => name === 'chatMessage.restoreMessages')).toHaveLength(1);
});

const none: readonly never[] = [];

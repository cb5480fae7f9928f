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

const items = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] li')];
const button = (page: HTMLElement) => page.querySelector('button');
const shownToasts = () => toasts.getSnapshot().visible.map(({ title, message }) => `${title}: ${message}`);

// @spec 2.6-1, 2.6-2, 2.6-3, 4.5-2, 8.1-1
test('notifications show their time, are marked until the list is opened, and can be cleared and restored', async () => {
  stubLayout();
  const newest = { id: 2, message: 'Order paused', createdAt, seen: 0, order: null, path: null };
  const stored = [newest, { ...newest, id: 1, message: 'Payout sent', seen: 1 }];
  let notices = stored;
  const ok = { ok: true as const };
  const answers = {
    notification: {
      getNotifications: () => notices,
      makeSeen: () => {
        notices = notices.map((notice) => ({ ...notice, seen: 1 }));
        return ok;
      },
      clearNotifications: () => {
        notices = [];
        return ok;
      },
      restoreNotifications: () => {
        notices = stored;
        return ok;
      },
    },
  };
  const { asked, page, settle } = await renderInApp({ node: <NotificationsMenu />, answers: answers as never });
  const dot = () => button(page)?.querySelector('.bd-mark');
  const reads = () => asked().filter((name) => name === 'notification.getNotifications').length;
  expect(button(page)?.getAttribute('aria-label')).toBe('Notifications, 1 new');
  expect(dot()).not.toBeNull();

  await press('Notifications');
  await settle();
  expect(items().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Order paused/),
    expect.stringMatching(/^Payout sent/),
  ]);
  expect(items()[0]?.querySelector('time')?.getAttribute('datetime')).toBe(createdAt);
  expect(asked()).toContain('notification.makeSeen');
  expect(button(page)?.getAttribute('aria-label')).toBe('Notifications');
  expect(dot()).toBeNull();
  // The open list still marks the new ones.
  expect(items().map(({ dataset }) => dataset.unread)).toEqual(['true', undefined]);

  const readsBefore = reads();
  await press('Clear');
  await settle();
  expect(shownToasts()).toEqual(['Success: Notifications successfully cleared.']);
  expect(items()).toEqual([]);
  expect(notices).toEqual([]);
  expect(reads()).toBeGreaterThan(readsBefore);

  await undo();
  await settle();
  expect(notices).toEqual(stored);
  await press('Notifications');
  await settle();
  expect(items()).toHaveLength(2);
});

// @spec 2.7-1, 2.7-3, 3.8-2, 3.8-3, 4.4-3, 8.1-2, 9.0-8, 9.0-12
test('unread messages show order, first words and date, and can be cleared and restored', async () => {
  stubLayout();
  const text = 'We look into it and answer tomorrow at the latest.';
  const message = { id: 3, order: 9, purchase: 'LoL boosting' };
  const stored = [{ ...message, Chat_messages: { message: text, createdAt } }];
  let unreadMsg = stored;
  const ok = { ok: true as const };
  const answers = {
    chatMessage: {
      getMessageList: () => ({
        unreadMsg,
        allMsg: [{ ...message, message: text, createdAt, unread: unreadMsg.length > 0 }],
      }),
      clearMessages: () => {
        unreadMsg = [];
        return ok;
      },
      restoreMessages: () => {
        unreadMsg = stored;
        return ok;
      },
    },
  };
  const services = { outbox: { subscribe: () => () => undefined, messages: () => none } } as never;
  const { page, settle } = await renderInApp({ node: <MessagesMenu />, answers, services });
  const label = () => button(page)?.getAttribute('aria-label');
  expect(label()).toBe('Messages, 1 unread');

  await press('Messages');
  await settle();
  const [item] = items();
  expect(item?.textContent).toContain('#9 LoL boosting');
  expect(item?.textContent).toContain('We look into it and answer tom…');
  expect(item?.querySelector('time')?.textContent).toContain('Jan 2, 2026');
  expect(item?.dataset.unread).toBe('true');

  await press('Clear');
  await settle();
  expect(shownToasts()).toEqual(['Success: Messages successfully cleared.']);
  expect(label()).toBe('Messages');
  expect(unreadMsg).toEqual([]);

  await undo();
  await settle();
  expect(label()).toBe('Messages, 1 unread');
  expect(unreadMsg).toEqual(stored);
});

const none: readonly never[] = [];

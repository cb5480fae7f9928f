import { UNREAD_MAX } from '@boostdesk/api-client/contract';
import { expect, test } from 'vitest';
import { drawInApp } from '../testing/in-app.tsx';
import { MessagesMenu } from './messages-menu.tsx';

const unreadMsg = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: 1 + place,
    order: 10_001,
    purchase: 'LoL boosting',
    Chat_messages: { message: 'We have found it.', createdAt: '2026-01-01T00:00:00.000Z' },
  }));

test.each([
  [0, 'Messages', ''],
  [123, 'Messages, 123 unread', '123'],
  [999, 'Messages, 999 unread', '999'],
  // The server tells of no more: how many there are is not known.
  [UNREAD_MAX, 'Messages, 1,000 or more unread', '999+'],
])('%i unread messages: the button is named %s and shows %j, as the tab does', async (count, name, shown) => {
  const { page } = await drawInApp({
    node: <MessagesMenu />,
    answers: { chatMessage: { getMessageList: () => ({ unreadMsg: unreadMsg(count), allMsg: [] }) } },
  });
  const button = page.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe(name);
  expect(button?.textContent).toBe(shown);
  expect(document.title).toMatch(shown === '' ? /^[^(]/ : new RegExp(`^\\(${shown.replace('+', '\\+')}\\) `));
});

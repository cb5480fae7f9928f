import { LANGUAGES, UNREAD_MAX } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setLocale } from '../i18n/i18n.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { MessagesMenu } from './messages-menu.tsx';

const at = '2026-01-01T00:00:00.000Z';
const unreadMsg = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: 1 + place,
    order: 10_001,
    purchase: 'LoL boosting',
    Chat_messages: { message: 'We have found it.', createdAt: at },
  }));

const search = ['/messages', 'Search messages'];

const outboxOf = (count: number) => {
  const waiting = Array.from({ length: count });
  return { outbox: { messages: () => waiting, subscribe: () => () => undefined } } as never;
};

async function buttonWith(count: number) {
  const { page } = await renderInApp({
    node: <MessagesMenu />,
    answers: { chatMessage: { getMessageList: () => ({ unreadMsg: unreadMsg(count), allMsg: [] }) } },
  });
  return page.querySelector('button');
}

test.each([
  [0, 'Messages', ''],
  [123, 'Messages, 123 unread', '123'],
  [999, 'Messages, 999 unread', '999'],
  // The server counts no further.
  [UNREAD_MAX, 'Messages, 999+ unread', '999+'],
])('%i unread messages: the button has the name %s and shows %j, as the tab does', async (count, name, shown) => {
  const button = await buttonWith(count);
  expect(button?.getAttribute('aria-label')).toBe(name);
  expect(button?.textContent).toBe(shown);
  expect(document.title).toMatch(shown === '' ? /^[^(]/ : new RegExp(`^\\(${shown.replace('+', '\\+')}\\) `));
});

test.each([
  [false, '/order/10001?tab=chat', '#10001 LoL boosting'],
  [true, undefined, 'LoL boosting'],
])('a message links to its order; specOnly %s: %j', async (specOnly, href, title) => {
  const { page, settle } = await renderInApp({
    node: <MessagesMenu />,
    answers: { chatMessage: { getMessageList: () => ({ unreadMsg: unreadMsg(1), allMsg: [] }) } },
    services: outboxOf(0),
    specOnly,
  });
  page.querySelector('button')?.click();
  await settle();
  const item = document.querySelector('li');
  expect(item?.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(item?.textContent).toContain(title);
  expect(item?.querySelector('button')?.getAttribute('aria-label')).toBe('Mark as read');
});

test.each([
  [0, [search]],
  [1, [['/unsent', '1 unsent message'], search]],
  [2, [['/unsent', '2 unsent messages'], search]],
])('the menu leads to %i unsent messages, also while the list fails to load', async (count, links) => {
  const { page, settle } = await renderInApp({ node: <MessagesMenu />, answers: {}, services: outboxOf(count) });
  page.querySelector('button')?.click();
  await settle();
  const found = [...document.querySelectorAll('[role=dialog] a')];
  expect(found.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(links);
});

test('the filter shows unread messages alone, and stays for the next visit', async () => {
  const read = { id: 9, order: 10_002, purchase: 'LoL boosting', message: 'Read', createdAt: at, unread: false };
  const answers = { chatMessage: { getMessageList: () => ({ unreadMsg: unreadMsg(1), allMsg: [read] }) } };
  const open = async () => {
    const { page, settle, store } = await renderInApp({ node: <MessagesMenu />, answers, services: outboxOf(0) });
    page.querySelector('button')?.click();
    await settle();
    return { settle, store };
  };
  const { settle } = await open();
  expect(document.querySelectorAll('[role=dialog] li')).toHaveLength(2);
  document.querySelector<HTMLElement>('[role=dialog] input[value=unread]')?.click();
  await settle();
  expect(document.querySelectorAll('[role=dialog] li')).toHaveLength(1);
  expect(localStorage.getItem('boostdesk.messagesFilter')).toBe('"unread"');
});

describe.each(LANGUAGES)("%s: the button's visible text is part of its name, for speech input", (language) => {
  beforeAll(() => setLocale(language));
  afterAll(() => setLocale('en'));

  // One number per Arabic plural form.
  test.each([1, 2, 3, 11, 100, UNREAD_MAX])('%i unread messages', async (count) => {
    const button = await buttonWith(count);
    expect(button?.textContent).not.toBe('');
    expect(button?.getAttribute('aria-label')?.split(/[\s،,\u2066-\u2069]+/)).toContain(button?.textContent);
  });
});

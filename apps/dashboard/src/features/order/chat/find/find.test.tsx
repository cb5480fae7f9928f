import type { ChatMessage } from '@boostdesk/api-client/contract';
import { aMessage, FakeApiError } from '@boostdesk/api-client/testing';
import type { SessionClaims } from '@boostdesk/auth';
import { createMemoryStore, createOutbox } from '@boostdesk/realtime/outbox';
import { act } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../../core/toasts.ts';
import { renderInApp } from '../../../../testing/in-app.tsx';
import { orderView } from '../../../../testing/order-view.ts';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { typeInto } from '../../../../testing/type-into.ts';
import { Chat } from '../chat.tsx';
import { useChat } from '../use-chat.ts';

const ORDER = 9;
const COUNT = 50_000;
const MINA = { id: 5, name: 'Mina' };
const KAITO = { id: 7, name: 'Kaito' };
const order = orderView(ORDER, {
  status: 1,
  customer: { ...MINA, image: null },
  booster: { ...KAITO, image: null },
});
const claims = { user: MINA.id, role: 3, employee: null, notification: true } as SessionClaims;

beforeEach(() => localStorage.clear());

const byKaito = (seq: number): ChatMessage =>
  aMessage({
    id: seq,
    order: ORDER,
    seq,
    sender: { ...KAITO, role: 2, image: null },
    clientId: null,
    body: `No. ${seq}.`,
  });

interface HistoryRequest {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
  readonly since?: string | undefined;
  readonly limit?: number | undefined;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => byKaito(from + place));

/** A server with messages 1 to `COUNT`; `since` finds number 700. */
function historyOf({ before, after, around, since, limit = 50 }: HistoryRequest, unread: number | null) {
  const state = { firstUnread: unread, unread: unread === null ? 0 : 1000 };
  const place = since === undefined ? around : 700;
  if (place !== undefined) {
    const [from, to] = [Math.max(1, place - 25), Math.min(COUNT, place + 24)];
    const found = since === undefined ? {} : { found: place };
    return { messages: range(from, to), more: from > 1, newer: to < COUNT, ...found, ...state };
  }
  if (after !== undefined) {
    const to = Math.min(COUNT, after + limit);
    return { messages: range(after + 1, to), more: to < COUNT, ...state };
  }
  const to = (before ?? COUNT + 1) - 1;
  const from = Math.max(1, to - limit + 1);
  return { messages: range(from, to), more: from > 1, ...state };
}

const Page = () => {
  const chat = useChat(ORDER);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('?message=1234')}>
        Follow link
      </button>
      <Chat order={order} chat={chat} isShown />
    </>
  );
};

const found = (seq: number, body: string) => ({
  id: seq,
  order: ORDER,
  purchase: 'LoL boosting',
  seq,
  sender: KAITO,
  body,
  createdAt: '2026-01-01T00:00:00.000Z',
});

async function open({
  unread = null,
  answer,
}: {
  unread?: number | null;
  answer?: (request: HistoryRequest) => void;
} = {}) {
  stubLayout();
  const getHistory = vi.fn((request: HistoryRequest) => {
    answer?.(request);
    return historyOf(request, unread);
  });
  const search = vi.fn(({ text }: { text: string }) => ({
    items: text.startsWith('ahri') ? [found(800, 'Is Ahri fine?'), found(400, 'I play ahri.')] : [],
    next: null,
  }));
  const live = { status: () => 'online', onStatus: () => () => undefined, request: async () => ({ ok: true }) };
  const outbox = createOutbox({
    user: MINA.id,
    store: createMemoryStore(),
    send: async () => ({ ok: false, code: 'offline', message: '' }),
    lock: (_, task) => task(),
  });
  const app = await renderInApp({
    node: <Page />,
    claims,
    answers: { chatMessage: { getHistory, search, makeOrderRead: () => ({ ok: true }) } },
    services: { outbox, live, rooms: { enter: () => () => undefined } } as never,
  });
  const { page, settle } = app;
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
  const press = async (name: string) => {
    await act(async () => (button(name) ?? expect.unreachable(name)).click());
    await settle();
  };
  const key = async (name: string) => {
    await act(async () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      ),
    );
  };
  return {
    ...app,
    button,
    getHistory,
    key,
    press,
    search: async (text: string) => {
      await press('Find in this chat');
      await typeInto(page.querySelector('search input') ?? expect.unreachable('no field'), text);
      await act(async () => vi.advanceTimersByTimeAsync(500));
      await settle();
    },
    shown: () => [...page.querySelectorAll('[role=log] .bd-chat__bubble')].map(({ textContent }) => textContent),
    focused: () => document.activeElement?.textContent ?? '',
  };
}

test('a search lists the messages with their words marked, and announces their number', async () => {
  const { page, search } = await open();
  await search('ahri');
  expect(page.querySelector('search [role=status]')?.textContent).toBe('2 results');
  expect([...page.querySelectorAll('search mark')].map(({ textContent }) => textContent)).toEqual(['Ahri', 'ahri']);
});

test('a text that shows nothing is no search', async () => {
  const { page, search } = await open();
  await search('\u200b');
  expect(page.querySelector('search [role=status]')).toBeNull();
});

test('a search without results says so', async () => {
  const { page, search } = await open();
  await search('nothing like it');
  expect(page.querySelector('search')?.textContent).toContain('No messages found');
});

test('the arrow keys move from the field among the results, and Escape closes the search', async () => {
  const { button, focused, key, page, search } = await open();
  await search('ahri');
  await key('ArrowDown');
  expect(focused()).toContain('Is Ahri fine?');
  await key('ArrowDown');
  expect(focused()).toContain('I play ahri.');
  await key('ArrowDown');
  await key('Home');
  expect(focused()).toContain('Is Ahri fine?');
  await key('Escape');
  expect(page.querySelector('search')).toBeNull();
  expect(document.activeElement).toBe(button('Find in this chat'));
});

test('a result shows the page around its message and focuses it; the newest messages are one press away', async () => {
  const { focused, getHistory, press, page, search, settle, shown } = await open();
  await search('ahri');
  await act(async () => page.querySelector<HTMLElement>('[data-result]')?.click());
  await settle();
  expect(getHistory.mock.calls.map(([request]) => request.around)).toEqual([undefined, 800]);
  expect([shown()[0], shown().at(-1)]).toEqual(['No. 775.', 'No. 824.']);
  expect(focused()).toContain('No. 800.');
  await press('Jump to latest');
  expect(shown().at(-1)).toBe('No. 50000.');
});

test('newer pages join the shown ones', async () => {
  const { press, page, search, settle, shown } = await open();
  await search('ahri');
  await act(async () => page.querySelector<HTMLElement>('[data-result]')?.click());
  await settle();
  await press('Load newer messages');
  expect([shown()[0], shown().at(-1), shown().length]).toEqual(['No. 775.', 'No. 874.', 100]);
});

test('a link to a message shows it', async () => {
  const { focused, press } = await open();
  await press('Follow link');
  expect(focused()).toContain('No. 1234.');
});

test('the first of many unread messages is one press away, with the page around it alone', async () => {
  const { button, focused, getHistory, press, shown } = await open({ unread: 1001 });
  expect(getHistory).toHaveBeenCalledTimes(1);
  await press('999+ unread, go to first');
  expect(focused()).toContain('No. 1001.');
  expect(getHistory).toHaveBeenCalledTimes(2);
  expect(shown()).toHaveLength(50);
  expect(button('999+ unread, go to first')).toBeUndefined();
});

test('a page that fails keeps the chat in its place and says so', async () => {
  const add = vi.spyOn(toasts, 'add');
  const { press, shown } = await open({
    answer: ({ around }) => {
      if (around !== undefined) throw new FakeApiError('internal');
    },
  });
  await press('Follow link');
  expect(shown().at(-1)).toBe('No. 50000.');
  expect(add.mock.calls.map(([{ title }]) => title)).toContain('Couldn’t show the message');
});

test('a day of the calendar leads to its first message', async () => {
  const { focused, getHistory, press } = await open();
  await press('Find in this chat');
  await press('Go to a day');
  const day = document.querySelector<HTMLElement>('[role=dialog] td [role=button]:not([aria-disabled=true])');
  await act(async () => day?.click());
  await press('Close search').catch(() => undefined);
  expect(getHistory.mock.calls.at(-1)?.[0].since).toBeDefined();
  expect(focused()).toContain('No. 700.');
});

import type { ChatMessage } from '@boostdesk/api-client/contract';
import { aMessage } from '@boostdesk/api-client/testing';
import type { SessionClaims } from '@boostdesk/auth';
import { createMemoryStore, createOutbox, type OutboxRequest } from '@boostdesk/realtime/outbox';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../testing/in-app.tsx';
import { orderView } from '../../../../testing/order-view.ts';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { typeInto } from '../../../../testing/type-into.ts';
import { Chat } from '../chat.tsx';
import { useChat } from '../use-chat.ts';

const ORDER = 9;
const MINA = { id: 5, name: 'Mina' };
const KAITO = { id: 7, name: 'Kaito' };
const order = orderView(ORDER, {
  status: 1,
  customer: { ...MINA, image: null },
  booster: { ...KAITO, image: null },
});
const claims = { user: MINA.id, role: 3, employee: null, notification: true } as SessionClaims;

beforeEach(() => localStorage.clear());

const byKaito = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage =>
  aMessage({
    id: 100 + seq,
    order: ORDER,
    seq,
    sender: { ...KAITO, role: 2, image: null },
    clientId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    body: `Message ${seq}`,
    ...more,
  });
const quoteOf = (seq: number) => ({
  id: 100 + seq,
  message: { seq, sender: KAITO, body: `Message ${seq}`, pictures: 0 },
});

const Page = () => {
  const [isOpen, setOpen] = useState(true);
  const chat = useChat(ORDER);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Reload
      </button>
      {isOpen && <Chat order={order} chat={chat} isShown />}
    </>
  );
};

interface HistoryRequest {
  readonly before?: number | undefined;
  readonly around?: number | undefined;
  readonly limit?: number | undefined;
}

/** A chat of messages 1 to `count`, of which the last ones may be given. */
async function open(count: number, last: readonly ChatMessage[] = []) {
  stubLayout();
  const all = [...Array.from({ length: count }, (_, place) => byKaito(place + 1)), ...last];
  const getHistory = vi.fn(({ before, around, limit = 50 }: HistoryRequest) => {
    if (around !== undefined) {
      const near = all.filter(({ seq }) => Math.abs(seq - around) < limit / 2);
      return { messages: near, more: true, newer: true, firstUnread: null };
    }
    const older = all.filter(({ seq }) => before === undefined || seq < before);
    return { messages: older.slice(-limit), more: older.length > limit, firstUnread: null };
  });
  const sent: OutboxRequest[] = [];
  const outbox = createOutbox({
    user: MINA.id,
    store: createMemoryStore(),
    send: async (request) => {
      sent.push(request);
      return { ok: false, code: 'offline', message: '' };
    },
    lock: (_, task) => task(),
  });
  const live = { status: () => 'online', onStatus: () => () => undefined, request: async () => ({ ok: true }) };
  const app = await renderInApp({
    node: <Page />,
    claims,
    answers: { chatMessage: { getHistory, makeOrderRead: () => ({ ok: true }) } },
    services: { outbox, live, rooms: { enter: () => () => undefined } } as never,
  });
  const { page, settle } = app;
  const item = (text: string) =>
    [...page.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(text));
  const press = async (button: Element | null | undefined) => {
    await act(async () => (button as HTMLElement).click());
    await settle();
  };
  return {
    getHistory,
    page,
    sent,
    item,
    press,
    settle,
    reply: (text: string) => press(item(text)?.querySelector('[aria-label="Reply to this message"]')),
    composer: () => page.querySelector('form')?.textContent ?? '',
    field: () => page.querySelector('textarea') ?? expect.unreachable('no field'),
  };
}

test('a reply shows its quote above the field, survives a reload, and is sent with the id', async () => {
  const { composer, field, item, page, press, reply, sent, settle } = await open(3);
  await reply('Message 2');
  expect(composer()).toContain('Replying to Kaito Message 2');
  expect(document.activeElement).toBe(field());
  await press(page.querySelector('button'));
  await press(page.querySelector('button'));
  expect(composer()).toContain('Replying to Kaito Message 2');
  await typeInto(field(), 'Yes, please');
  await press(page.querySelector('[aria-label=Send]'));
  expect(sent).toMatchObject([{ msg: 'Yes, please', replyTo: 102 }]);
  await settle();
  expect(composer()).not.toContain('Replying to');
  const waiting = item('Yes, please');
  expect(waiting?.textContent).toContain('In reply to Kaito Message 2');
  expect(waiting?.querySelector('[aria-label="Reply to this message"]')).toBeNull();
  expect({ ...localStorage }).toEqual({});
});

test('a cancelled reply sends the text alone', async () => {
  const { composer, field, page, press, reply, sent } = await open(2);
  await reply('Message 1');
  await press(page.querySelector('[aria-label="Cancel reply"]'));
  expect(composer()).not.toContain('Replying to');
  await typeInto(field(), 'Hello');
  await press(page.querySelector('[aria-label=Send]'));
  expect(sent.map(({ msg, replyTo }) => [msg, replyTo])).toEqual([['Hello', undefined]]);
});

test('pressing a quote loads the page around its message, and focuses it', async () => {
  const { getHistory, item, press } = await open(199, [byKaito(200, { body: 'As I wrote', replyTo: quoteOf(70) })]);
  expect(getHistory).toHaveBeenCalledTimes(1);
  await press(item('As I wrote')?.querySelector('.bd-chat__quote'));
  expect(getHistory.mock.calls.map(([{ around }]) => around)).toEqual([undefined, 70]);
  expect(document.activeElement?.textContent).toContain('Message 70');
});

test('a quote whose message is gone says so and is no button', async () => {
  const { item } = await open(1, [byKaito(2, { body: 'As I wrote', replyTo: { id: 999, message: null } })]);
  const quote = item('As I wrote')?.querySelector('.bd-chat__quote');
  expect([quote?.tagName, quote?.textContent]).toEqual(['DIV', 'In reply to Message not available']);
});

test('a quote of an own message names the reader, one of pictures counts them', async () => {
  const message = { seq: 1, sender: MINA, body: '', pictures: 2 };
  const { item } = await open(1, [byKaito(2, { body: 'Nice', replyTo: { id: 101, message } })]);
  expect(item('Nice')?.querySelector('.bd-chat__quote')?.textContent).toBe('In reply to You 2 pictures');
});

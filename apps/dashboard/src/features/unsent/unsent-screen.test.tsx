import type { SessionClaims } from '@boostdesk/auth';
import { createMemoryStore, createOutbox, type Outbox, type StoredMessage } from '@boostdesk/realtime/outbox';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../core/toasts.ts';
import { readDraft, writeDraft } from '../../data/drafts.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { Component } from './unsent-screen.tsx';

const ME = 5;
const claims = { user: ME, role: 3, employee: null, notification: true } as SessionClaims;
const at = Date.UTC(2026, 10, 29, 10);
const written = (msg: string, more: Partial<StoredMessage> = {}): Omit<StoredMessage, 'place'> => ({
  clientId: `id of ${msg}`,
  user: ME,
  room: 'order9',
  msg,
  at,
  failure: null,
  ...more,
});
const refused = { code: 'not_found', message: 'Not found.' };

beforeEach(() => {
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

async function open(messages: readonly Omit<StoredMessage, 'place'>[], given: Partial<Outbox> = {}) {
  const store = createMemoryStore();
  for (const message of messages) await store.add(message);
  const isSent = new Set<string>();
  const outbox = createOutbox({
    user: ME,
    store,
    now: () => at,
    send: async ({ msg }) =>
      isSent.has(msg)
        ? { ok: true, id: 1, seqInOrder: 1, createdAt: '2026-01-01T00:00:00.000Z' }
        : { ok: false, code: 'offline', message: '' },
    lock: (_, task) => task(),
  });
  const { page, settle } = await renderInApp({
    node: (
      <>
        <Component />
        <Address />
      </>
    ),
    claims,
    answers: {},
    live: { status: () => 'online', onStatus: () => () => undefined } as never,
    services: { outbox: { ...outbox, ...given, whenReady: () => outbox.ready } },
  });
  const row = (text: string) => [...page.querySelectorAll('li')].find((one) => one.textContent?.includes(text));
  const buttonsOf = (text: string) => [...(row(text)?.querySelectorAll('button') ?? [])];
  return {
    page,
    isSent,
    outbox,
    row,
    labels: (text: string) => buttonsOf(text).map(({ textContent }) => textContent),
    press: async (text: string, label: string) => {
      await act(async () =>
        buttonsOf(text)
          .find(({ textContent }) => textContent === label)
          ?.click(),
      );
      await settle();
    },
    address: () => page.querySelector('output')?.textContent,
  };
}

test('lists the own messages of all orders with reason and actions', async () => {
  const { labels, row, page } = await open([
    written('Waits'),
    written('Refused', { room: 'order12', failure: refused }),
    written('Too old', { failure: { code: 'expired', message: 'expired' } }),
    written('', { clientId: 'p', pictures: [], failure: { code: 'x', message: '' } }),
    written('Of somebody else', { user: 6 }),
  ]);
  expect(row('Waits')?.textContent).toContain('Waiting to send');
  expect(labels('Waits')).toEqual(['Edit', 'Discard']);
  expect(row('Refused')?.textContent).toContain('Not found.');
  expect(row('Refused')?.querySelector('a')?.getAttribute('href')).toBe('/order/12?tab=chat');
  expect(labels('Refused')).toEqual(['Try again', 'Edit', 'Discard']);
  expect(row('Too old')?.textContent).toContain('more than a day old');
  expect(page.textContent).toContain('The server rejected this message.');
  expect(page.textContent).not.toContain('Of somebody else');
});

test('a refused message is sent again, and disappears', async () => {
  const { isSent, press, page } = await open([written('Refused', { failure: refused })]);
  isSent.add('Refused');
  await press('Refused', 'Try again');
  expect(page.textContent).toContain('No unsent messages');
});

test('a discarded message is gone, the others stay', async () => {
  const { press, row, outbox } = await open([
    written('One', { failure: refused }),
    written('Two', { failure: refused }),
  ]);
  await press('One', 'Discard');
  expect([row('One'), outbox.messages().map(({ msg }) => msg)]).toEqual([undefined, ['Two']]);
});

test('a message that needs a confirmation is sent anyway', async () => {
  const unconfirmed = { code: 'needs_confirmation', message: 'This message seems to have contact details.' };
  const { isSent, labels, row, press, page } = await open([written('t.me/mina', { failure: unconfirmed })]);
  expect(labels('t.me/mina')).toEqual(['Send anyway', 'Edit', 'Discard']);
  expect(row('t.me/mina')?.textContent).toContain('This message seems to have contact details.');
  isSent.add('t.me/mina');
  await press('t.me/mina', 'Send anyway');
  expect(page.textContent).toContain('No unsent messages');
});

test('Undo brings a discarded message back as it was', async () => {
  const add = vi.spyOn(toasts, 'add');
  const { labels, press, row } = await open([
    written('One', { failure: refused }),
    written('Two', { failure: refused }),
  ]);
  await press('One', 'Discard');
  const [toast] = add.mock.calls.map(([one]) => one);
  expect([toast?.message, toast?.action?.label]).toEqual(['Message discarded.', 'Undo']);
  await act(async () => toast?.action?.onAction());
  expect(row('One')?.textContent).toContain('Not found.');
  expect(labels('One')).toEqual(['Try again', 'Edit', 'Discard']);
});

test('the buttons of a row name its order and the beginning of its text', async () => {
  const long = 'I can play tonight from eight, and tomorrow as well';
  const { page } = await open([written(long, { failure: refused })]);
  expect([...page.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'))).toEqual(
    ['Try again', 'Edit', 'Discard'].map((verb) => `${verb}: order #9, I can play tonight from eight, and tomor…`),
  );
});

test('Try again keeps the focus while the message waits', async () => {
  const { page, press } = await open([written('Refused', { failure: refused })]);
  const button = page.querySelector<HTMLElement>('li button');
  act(() => button?.focus());
  await press('Refused', 'Try again');
  expect(page.textContent).toContain('Waiting to send');
  expect(document.activeElement).toBe(button);
  expect(button?.isConnected).toBe(true);
});

test('Edit of a message without a reply ends the reply that the composer has', async () => {
  writeDraft(ME, '9.reply', { id: 3, message: null });
  const { press } = await open([written('Waits')]);
  await press('Waits', 'Edit');
  expect([readDraft(ME, '9'), readDraft(ME, '9.reply')]).toEqual(['Waits', undefined]);
});

test('Edit moves text and reply to the composer of the order, above a text that is there', async () => {
  const replyTo = { id: 3, message: null };
  writeDraft(ME, '9', 'Begun');
  const { address, outbox, press } = await open([written('Waits', { replyTo })]);
  await press('Waits', 'Edit');
  expect(address()).toBe('/order/9?tab=chat');
  expect([readDraft(ME, '9'), readDraft(ME, '9.reply')]).toEqual(['Waits\nBegun', replyTo]);
  expect(outbox.messages()).toEqual([]);
});

test('a message that is already sent stays as it is, and so does the draft', async () => {
  const add = vi.spyOn(toasts, 'add');
  writeDraft(ME, '9', 'Begun');
  const { address, press } = await open([written('Waits')], { cancel: async () => false });
  await press('Waits', 'Edit');
  expect(address()).toBe('/');
  expect([readDraft(ME, '9'), readDraft(ME, '9.reply')]).toEqual(['Begun', undefined]);
  expect(add.mock.calls.map(([{ title }]) => title)).toEqual(['Too late']);
});

test('a message with pictures cannot be edited', async () => {
  const picture = { clientId: 'p', id: null, file: new Blob(['x']), width: 4, height: 3, alt: '' };
  const { labels, page } = await open([written('', { pictures: [picture], failure: refused })]);
  expect(page.textContent).toContain('1 picture');
  expect(labels('1 picture')).toEqual(['Try again', 'Discard']);
});

test('the empty page says so', async () => {
  const { page } = await open([]);
  expect(page.textContent).toContain('No unsent messages');
});

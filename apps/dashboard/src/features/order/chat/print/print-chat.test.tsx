import { ApiError } from '@boostdesk/api-client';
import type { ChatMessage } from '@boostdesk/api-client/contract';
import { aMessage, FakeApiError } from '@boostdesk/api-client/testing';
import type { SessionClaims } from '@boostdesk/auth';
import { createMemoryStore, createOutbox } from '@boostdesk/realtime/outbox';
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '../../../../testing/in-app.tsx';
import { orderView } from '../../../../testing/order-view.ts';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import styles from '../chat.module.css';
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

beforeEach(() => {
  localStorage.clear();
  whole.replaced = null;
});

/** Replaces the loading of the messages to print. */
const whole = vi.hoisted(() => ({ replaced: null as (() => Promise<unknown>) | null }));
vi.mock('./whole-chat.ts', async (load) => {
  const { fetchWholeChat } = await load<typeof import('./whole-chat.ts')>();
  return {
    fetchWholeChat: (...given: Parameters<typeof fetchWholeChat>) =>
      whole.replaced === null ? fetchWholeChat(...given) : whole.replaced(),
  };
});

const byKaito = (seq: number): ChatMessage =>
  aMessage({
    id: 100 + seq,
    order: ORDER,
    seq,
    sender: { ...KAITO, role: 2, image: null },
    clientId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    body: `Message ${seq}.`,
    createdAt: new Date().toISOString(),
  });

interface HistoryRequest {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}
type Gate = (request: HistoryRequest) => void | Promise<void>;

const Page = () => <Chat order={order} chat={useChat(ORDER)} isShown />;

/** A chat of messages 1 to `count`. `gate` holds or refuses a request for a page of the print. */
async function open(count: number, gate: Gate = () => undefined) {
  stubLayout();
  const all = Array.from({ length: count }, (_, place) => byKaito(place + 1));
  const getHistory = vi.fn(async ({ before, limit = 50 }: HistoryRequest) => {
    if (limit === 100) await gate({ before });
    const older = all.filter(({ seq }) => before === undefined || seq < before);
    return { messages: older.slice(-limit), more: older.length > limit, firstUnread: null };
  });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  const outbox = createOutbox({
    user: MINA.id,
    store: createMemoryStore(),
    send: async () => ({ ok: false, code: 'offline', message: '' }),
    lock: (_, task) => task(),
  });
  const live = { status: () => 'online', onStatus: () => () => undefined, request: async () => ({ ok: true }) };
  const failures: string[] = [];
  const { page, settle } = await renderInApp({
    node: <Page />,
    claims,
    answers: { chatMessage: { getHistory, makeOrderRead: () => ({ ok: true }) } },
    services: { outbox, live, rooms: { enter: () => () => undefined } } as never,
    onError: ({ call }) => failures.push(call),
  });
  const press = async (name: string) => {
    const buttons = [...page.querySelectorAll('button')];
    const found = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
    await act(async () => found?.click());
    await settle();
  };
  /** The texts of the messages on paper; the loaded ones stay on the screen. */
  const printed = () => {
    const whole = page.querySelector(`.${styles.printOnly}`);
    const box = whole ?? page;
    return [...box.querySelectorAll('li')].flatMap(({ textContent }) => textContent?.match(/Message \d+\./)?.[0] ?? []);
  };
  const note = () => page.querySelector(`.${styles.printNote}`)?.textContent;
  const state = () => page.querySelector(`.${styles.loadingAll} [role=status]`)?.textContent;
  return { getHistory, page, settle, print, press, printed, note, state, failures };
}

const allOf = (count: number) => Array.from({ length: count }, (_, place) => `Message ${place + 1}.`);

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 1],
  [100, 1],
  [101, 2],
  [250, 3],
  [1_001, 11],
])('of a chat of %i messages all are printed, after %i requests', async (count, requests) => {
  const { getHistory, press, print, printed, page } = await open(count);
  await press('Print chat');
  expect(printed()).toEqual(allOf(count));
  expect(getHistory.mock.calls.filter(([{ limit }]) => limit === 100)).toHaveLength(requests);
  expect(print).toHaveBeenCalledOnce();
  // The thread on the screen is not printed a second time.
  expect(page.querySelectorAll(`.${styles.screenOnly}`)).toHaveLength(1);
  await act(async () => dispatchEvent(new Event('afterprint')));
  expect(page.querySelector(`.${styles.printOnly}`)).toBeNull();
  expect(page.querySelector(`.${styles.screenOnly}`)).toBeNull();
});

test.each([
  [50, undefined],
  [51, 'Messages printed: 50 of 51. To print all of them, choose “Print chat”.'],
  [250, 'Messages printed: 50 of 250. To print all of them, choose “Print chat”.'],
])('the browser’s own print of a chat of %i messages says what is missing', async (count, said) => {
  const { note, press, printed } = await open(count);
  expect(printed()).toEqual(allOf(count).slice(-50));
  expect(note()).toBe(said);
  await press('Print chat');
  expect(note()).toBeUndefined();
});

test('while it loads, it says how far it is, and can be cancelled', async () => {
  const held = Promise.withResolvers<void>();
  const { note, page, press, print, settle, state } = await open(250, ({ before }) =>
    before === 51 ? held.promise : undefined,
  );
  await press('Print chat');
  expect(state()).toBe('Loading all messages to print: 200');
  // The browser's own print has the loaded messages until then.
  expect([page.querySelector(`.${styles.screenOnly}`), note() === undefined]).toEqual([null, false]);
  await press('Cancel');
  expect(state()).toBeUndefined();
  held.resolve();
  await settle();
  expect(print).not.toHaveBeenCalled();
});

test('a page that fails is reported, nothing is printed, and it can be tried again', async () => {
  let isDown = true;
  const { failures, press, print, printed, state } = await open(150, ({ before }) => {
    if (before !== undefined && isDown) throw new FakeApiError('internal');
  });
  await press('Print chat');
  expect(failures).toEqual(['chatMessage.getHistory']);
  expect([state(), print.mock.calls.length]).toEqual([undefined, 0]);
  isDown = false;
  await press('Print chat');
  expect(printed()).toEqual(allOf(150));
});

test('a server that does not have the call says so in place, and the chat is printed as it is', async () => {
  const { page, press, print, printed } = await open(51);
  whole.replaced = async () => {
    throw new ApiError({
      call: 'chatMessage.getHistory',
      code: 'unsupported',
      status: 404,
      body: 'Not available here',
    });
  };
  await press('Print chat');
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Not available here');
  expect([print.mock.calls.length, page.querySelector(`.${styles.screenOnly}`)]).toEqual([0, null]);
  expect(printed()).toEqual(allOf(51).slice(-50));
});

test('a print that the browser refuses ends', async () => {
  const { page, press, print } = await open(3);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const refusal = new Error('Sandboxed');
  print.mockImplementation(() => {
    throw refusal;
  });
  await press('Print chat');
  expect(reported).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(page.querySelector(`.${styles.printOnly}`)).toBeNull();
  expect(page.querySelector(`.${styles.screenOnly}`)).toBeNull();
});

test('a print that failed to show is no reason to hide the thread, and is tried again with the next press', async () => {
  const { page, press, print, printed } = await open(3);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  whole.replaced = async () => ({ messages: [null], receipts: [] });
  await press('Print chat');
  expect([print.mock.calls.length, page.querySelector(`.${styles.screenOnly}`)]).toEqual([0, null]);
  whole.replaced = null;
  await press('Print chat');
  expect(print).toHaveBeenCalledOnce();
  expect(printed()).toEqual(allOf(3));
});

test('a browser that does not say when it has printed can print again', async () => {
  const { press, print, printed } = await open(3);
  await press('Print chat');
  await press('Print chat');
  expect(print).toHaveBeenCalledTimes(2);
  expect(printed()).toEqual(allOf(3));
});

test('days are dates on paper, not “Today”', async () => {
  const { page, press } = await open(1);
  expect(page.textContent).toContain('Today');
  await press('Print chat');
  expect(page.querySelector(`.${styles.printOnly}`)?.textContent).not.toContain('Today');
});

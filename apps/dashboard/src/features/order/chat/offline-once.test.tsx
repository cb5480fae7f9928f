import type { SessionClaims } from '@boostdesk/auth';
import type { ChannelStatus } from '@boostdesk/realtime';
import { createMemoryStore, createOutbox } from '@boostdesk/realtime/outbox';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConnectionBanner } from '../../../shell/connection-banner.tsx';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { Chat } from './chat.tsx';
import { useChat } from './use-chat.ts';

const MINA = { id: 5, name: 'Mina', image: null };
const order = orderView(9, { status: 1, customer: MINA, booster: { id: 7, name: 'Kaito', image: null } });
const claims = { user: MINA.id, role: 3, employee: null, notification: true } as SessionClaims;

const Page = () => (
  <>
    <ConnectionBanner />
    <Chat order={order} chat={useChat(order.id)} isShown />
  </>
);

beforeEach(() => {
  stubLayout();
  localStorage.clear();
});

/** Opens the chat of an order. Returns the announcements about the connection. */
async function openChat() {
  let status: ChannelStatus = 'online';
  const listeners = new Set<() => void>();
  const live = {
    status: () => status,
    onStatus: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request: async () => ({ ok: true }),
  };
  const outbox = createOutbox({
    user: MINA.id,
    store: createMemoryStore(),
    send: async () => ({ ok: false, code: 'offline', message: '' }),
    lock: (_, task) => task(),
  });
  const getHistory = () => ({ messages: [], more: false, firstUnread: null });
  const { page } = await renderInApp({
    node: <Page />,
    claims,
    answers: { chatMessage: { getHistory, makeOrderRead: () => ({ ok: true }) } } as never,
    services: { outbox, live, rooms: { enter: () => () => undefined } } as never,
  });
  return {
    /** Changes the connection, and waits. */
    turn: async (next: ChannelStatus, ms: number) => {
      status = next;
      await act(async () => {
        for (const listener of listeners) listener();
        await vi.advanceTimersByTimeAsync(ms);
      });
    },
    announced: () =>
      [...page.querySelectorAll('[role=status], [role=alert]')].filter(({ textContent }) =>
        textContent?.includes('You’re offline'),
      ).length,
    note: () => page.querySelector('.bd-composer__note')?.textContent,
  };
}

test.each([
  [4_000, 1],
  [60_000, 1],
  [2_100, 1],
  [1_900, 0],
  [100, 0],
])('a connection that is lost for %i ms is announced %i times beside a chat', async (ms, count) => {
  const { announced, note, turn } = await openChat();
  await turn('offline', ms);
  expect([announced(), note() !== undefined]).toEqual([count, count > 0]);
  await turn('online', 100);
  expect([announced(), note()]).toEqual([0, undefined]);
});

test('a connection that is lost again is announced once again', async () => {
  const { announced, turn } = await openChat();
  await turn('offline', 4_000);
  await turn('online', 4_000);
  expect(announced()).toBe(0);
  await turn('offline', 4_000);
  expect(announced()).toBe(1);
});

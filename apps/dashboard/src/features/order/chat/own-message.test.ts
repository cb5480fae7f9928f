// An own message written while offline, from the composer to its place in the chat.
import { createClient } from '@boostdesk/api-client';
import type { ChatMessage } from '@boostdesk/api-client/contract';
import { createFakeApi } from '@boostdesk/api-client/testing';
import type { SessionClaims } from '@boostdesk/auth';
import type { ChannelStatus } from '@boostdesk/realtime';
import { chatRoom } from '@boostdesk/realtime/contract';
import { InfiniteQueryObserver } from '@tanstack/query-core';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { coreCalls } from '../../../core/services.ts';
import { type ChatPage, mergeMessages } from '../../../data/chat-cache.ts';
import { createQueryClient, keys } from '../../../data/query-client.ts';
import { serverNow, setServerLead } from '../../../i18n/server-clock.ts';
import { type AppOutboxDeps, createAppOutbox } from '../../../realtime/outbox.ts';
import { toThread } from './chat-entries.ts';

const ME = { id: 5, name: 'Mina', role: 3, image: null } as const;
const OTHER = { id: 7, name: 'Kaito', role: 2, image: null } as const;
const ORDER = 9;
const MINE = 'Written in a tunnel';
const claims = { user: ME.id, role: ME.role } as SessionClaims;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A server with messages by the other side, which accepts each message once by client id. */
function openServer() {
  const messages: ChatMessage[] = [];
  const write = (body: string, sender: ChatMessage['sender'], clientId: string | null = null) => {
    const seq = messages.length + 1;
    const createdAt = '2026-01-01T00:00:00.000Z';
    const written = {
      id: seq,
      order: ORDER,
      seq,
      sender,
      clientId,
      body,
      code: null,
      params: {},
      createdAt,
      seenAt: null,
    };
    messages.push(written);
    return written;
  };
  const take = (body: string, clientId: string) => {
    const { id, seq, createdAt } =
      messages.find((message) => message.clientId === clientId) ?? write(body, ME, clientId);
    return { ok: true as const, id, seqInOrder: seq, createdAt };
  };
  const page = (): ChatPage => ({ messages: [...messages], more: false, firstUnread: null });
  return { page, take, write: (body: string) => void write(body, OTHER) };
}

/** The connection, initially down; `loses` is the number of responses that get lost. */
function openLine(server: ReturnType<typeof openServer>, loses: number) {
  const listeners = new Set<(status: ChannelStatus) => void>();
  let isUp = false;
  let lost = 0;
  const sent: string[] = [];
  const request = async (_: string, { msg, clientId }: { readonly msg: string; readonly clientId: string }) => {
    if (!isUp) return { ok: false as const, code: 'offline' as const, message: '' };
    sent.push(clientId);
    const answer = server.take(msg, clientId);
    lost += 1;
    return lost > loses ? answer : { ok: false as const, code: 'no_answer' as const, message: '' };
  };
  const onStatus = (listener: (status: ChannelStatus) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const up = () => {
    isUp = true;
    for (const listener of listeners) listener('online');
  };
  return { live: { request, onStatus } as unknown as AppOutboxDeps['live'], sent, up };
}

const api = createClient({
  parts: coreCalls,
  baseUrl: 'https://api.example',
  token: () => null,
  fetch: createFakeApi({}).fetch,
});

async function openChat(loses: number) {
  const server = openServer();
  for (const text of ['One', 'Two']) server.write(text);
  const line = openLine(server, loses);
  const queries = createQueryClient();
  const chat = new InfiniteQueryObserver(queries, {
    queryKey: keys.chat(ORDER),
    queryFn: async () => ({ items: [server.page()], next: null }),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  });
  const outbox = createAppOutbox({ api, claims, live: line.live, queries, name: ME.name });
  const thread = () => {
    const items = chat.getCurrentResult().data?.pages.flatMap((page) => page.items) ?? [];
    const entries = toThread({ messages: mergeMessages(items), outbox: outbox.messages(), receipts: [], self: ME.id });
    return entries.map((entry) => (entry.kind === 'message' ? [entry.text, entry.delivery] : []));
  };
  const drawn: ReturnType<typeof thread>[] = [];
  // Renders after the current change.
  const draw = () => queueMicrotask(() => drawn.push(thread()));
  const stops = [chat.subscribe(draw), outbox.subscribe(draw)];
  onTestFinished(() => {
    for (const stop of stops) stop();
    outbox.close();
    queries.clear();
  });
  await vi.advanceTimersByTimeAsync(1_000);
  return { drawn, line, outbox, server, thread };
}

test.each([
  ['accepted at once', 0],
  ['accepted after two lost responses', 2],
])('stays visible while pending, is %s, and is never shown twice', async (_, loses) => {
  const { drawn, line, outbox, server, thread } = await openChat(loses);
  await outbox.add(chatRoom(ORDER), MINE);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(thread()).toEqual([
    ['One', undefined],
    ['Two', undefined],
    [MINE, 'waiting'],
  ]);
  drawn.splice(0);
  // This client did not receive the event.
  server.write('Three');
  line.up();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(thread()).toEqual([
    ['One', undefined],
    ['Two', undefined],
    ['Three', undefined],
    [MINE, 'sent'],
  ]);
  expect(new Set(line.sent).size).toBe(1);
  expect(line.sent).toHaveLength(1 + loses);
  expect(server.page().messages).toHaveLength(4);
  expect(drawn.map((entries) => entries.filter(([text]) => text === MINE).length)).toEqual(drawn.map(() => 1));
  expect(drawn.length).toBeGreaterThan(1);
});

test.each([
  ['right', 0],
  ['3 minutes behind', 180],
  ['3 minutes ahead', -180],
  ['2 days behind', 2 * 24 * 3600],
  ['2 days ahead', -2 * 24 * 3600],
])('its time is the server’s, as the times beside it, when the local clock is %s', async (_, lead) => {
  setServerLead(lead);
  onTestFinished(() => setServerLead(0));
  const { outbox } = await openChat(0);
  const { at } = await outbox.add(chatRoom(ORDER), MINE);
  expect(at).toBe(serverNow());
});

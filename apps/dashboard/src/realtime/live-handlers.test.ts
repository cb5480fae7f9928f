import type { ChatMessage } from '@boostdesk/api-client/contract';
import { InfiniteQueryObserver, type QueryKey, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CachedChat, type ChatPage, mergeMessages } from '../data/chat-cache.ts';
import { createQueryClient, keys } from '../data/query-client.ts';
import { createLiveHandlers } from './live-handlers.ts';
import { createSequenceGuard } from './sequence-guard.ts';

const USER = 5;
const OTHER = { id: 7, name: 'Kaito', role: 2, image: null } as const;
const ORDER = 9;
const at = '2026-01-01T00:00:00.000Z';
const stamp = () => ({ eventId: crypto.randomUUID(), seq: 1, at });
const live = { replayed: false };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const queries = createQueryClient();
  const alerts = { dispatch: vi.fn(), recordMissed: vi.fn(), dismissNewOrder: vi.fn() };
  const onCoins = vi.fn();
  const renew = vi.fn();
  const onSettings = vi.fn();
  const wasShort = vi.fn(() => false);
  const typing = { add: vi.fn(), remove: vi.fn() };
  const viewers = { add: vi.fn(), remove: vi.fn() };
  const onReceived = vi.fn();
  const handlers = createLiveHandlers({
    queries,
    alerts,
    sequenceGuard: createSequenceGuard(),
    typing,
    viewers,
    onReceived,
    onCoins,
    onSettings,
    renew,
    user: USER,
    wasBrief: wasShort,
  });
  return { queries, alerts, typing, viewers, onReceived, onCoins, onSettings, renew, wasShort, handlers };
}

const message = (seq: number): ChatMessage => ({
  id: 100 + seq,
  order: ORDER,
  seq,
  sender: OTHER,
  clientId: null,
  body: `m${seq}`,
  code: null,
  params: {},
  createdAt: at,
  seenAt: null,
});
const messageEvent = (seq: number, more: object = {}) => {
  const { seq: seqInOrder, body: msg, seenAt: _, ...fields } = message(seq);
  return { ...fields, ...stamp(), seq: null, seqInOrder, msg, ...more };
};

type Setting = ReturnType<typeof setUp>;
type Told = Setting['handlers'];

/** A visible chat whose server has the messages 1 to `last()`. */
async function openChat({ queries }: Setting, last: () => number = () => 3) {
  const read = vi.fn(async () => {
    const messages = Array.from({ length: last() }, (_, index) => message(index + 1));
    const page: ChatPage = { messages, more: false, firstUnread: null };
    return { items: [page], next: null };
  });
  const chat = new InfiniteQueryObserver(queries, {
    queryKey: keys.chat(ORDER),
    queryFn: read,
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  });
  chat.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  const items = () => queries.getQueryData<CachedChat>(keys.chat(ORDER))?.pages.flatMap((page) => page.items) ?? [];
  return { read, seqs: () => mergeMessages(items()).map(({ seq }) => seq), items };
}

async function show({ queries }: Setting, queryKey: QueryKey) {
  const read = vi.fn(async (): Promise<never[]> => []);
  new QueryObserver(queries, { queryKey, queryFn: read }).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  return read;
}

test('a burst of messages is added to the chat without a refetch, and refetches each list once', async () => {
  const setting = setUp();
  const { handlers } = setting;
  const chat = await openChat(setting);
  const lists = [await show(setting, keys.messages()), await show(setting, keys.orderList({}))];
  for (let seq = 4; seq < 104; seq += 1) {
    handlers.message(messageEvent(seq), live);
    handlers.newMessage({ ...stamp(), to: USER, id: ORDER, seqInOrder: seq }, live);
    handlers.messagesChanged({ ...stamp(), unread: seq }, live);
    handlers.messagesSeen({ ...stamp(), seq: null, order: ORDER, upTo: seq, by: OTHER.id, at }, live);
  }
  expect(chat.seqs()).toEqual(Array.from({ length: 103 }, (_, index) => index + 1));
  await vi.runAllTimersAsync();
  expect(chat.read).toHaveBeenCalledTimes(1);
  expect(lists.map((read) => read.mock.calls.length)).toEqual([2, 2]);
  expect(chat.items()[0]?.firstUnread).toBe(4);
});

test.each([
  ['taken', { status: 1 }, [[ORDER]]],
  ['cancelled while awaiting', { status: 0, archived: true }, [[ORDER]]],
  ['put on the board', { status: 0 }, []],
] as const)('an order that was %s: its board toast closes when it has left the board', (_, told, gone) => {
  const { handlers, alerts } = setUp();
  handlers.orderUpdated({ ...stamp(), id: ORDER, ...told }, live);
  expect(alerts.dismissNewOrder.mock.calls).toEqual(gone);
});

test.each([
  ['the staff dashboard', 'messagesChanged', { unread: 1 }, () => keys.orderDesk()],
  ['the ledger', 'earningsChanged', { payout: null }, () => keys.ledger()],
  ["a booster's rank", 'earningsChanged', { payout: null }, () => keys.ownRanking({})],
  ['the site log', 'earningsChanged', { payout: null }, () => keys.siteLogs()],
] as const)('%s is refetched after %s', async (_, name, told, key) => {
  const setting = setUp();
  const read = await show(setting, key());
  setting.handlers[name]({ ...stamp(), ...told } as never, live);
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledTimes(2);
});

describe('what the page of an order shows', () => {
  const parts = [keys.play(ORDER), keys.guide(ORDER, null), keys.chat(ORDER), keys.scheduledMessages(ORDER)];
  const invalidateAll = ({ handlers }: Setting) => {
    handlers.orderUpdated({ ...stamp(), id: ORDER, status: 0 }, live);
    handlers.scheduledMessagesChanged({ ...stamp(), order: ORDER }, live);
  };

  test('is refetched once the order is', async () => {
    const setting = setUp();
    const order = await show(setting, keys.order(ORDER));
    const reads = await Promise.all(parts.map((key) => show(setting, key)));
    const fetched = Promise.withResolvers<never[]>();
    order.mockReturnValueOnce(fetched.promise);
    invalidateAll(setting);
    await vi.advanceTimersByTimeAsync(1000);
    expect([order, ...reads].map((read) => read.mock.calls.length)).toEqual([2, 1, 1, 1, 1]);
    fetched.resolve([]);
    await vi.runAllTimersAsync();
    expect([order, ...reads].map((read) => read.mock.calls.length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('does not wait more than three seconds for an order that is slow to fetch and changes meanwhile', async () => {
    const setting = setUp();
    const order = await show(setting, keys.order(ORDER));
    const reads = await Promise.all(parts.map((key) => show(setting, key)));
    order.mockReturnValue(Promise.withResolvers<never[]>().promise);
    for (let second = 0; second < 4; second += 1) {
      invalidateAll(setting);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(reads.map((read) => read.mock.calls.length)).toEqual([2, 2, 2, 2]);
  });

  test.each([
    ['at once', 0, 0],
    ['just before the parts are fetched, and the page renders slowly', 140, 100],
  ])('is not refetched when the order was taken away %s', async (_, answerMs, renderMs) => {
    const setting = setUp();
    const read = vi.fn(async () => []);
    const part = new QueryObserver(setting.queries, { queryKey: keys.play(ORDER), queryFn: read });
    const leave = part.subscribe(() => undefined);
    const order = await show(setting, keys.order(ORDER));
    order.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      // React renders later.
      setTimeout(leave, renderMs);
      return [];
    });
    invalidateAll(setting);
    await vi.runAllTimersAsync();
    expect([order.mock.calls.length, read.mock.calls.length]).toEqual([2, 1]);
  });

  test('does not wait for an order that is not invalidated', async () => {
    const setting = setUp();
    await show(setting, keys.order(ORDER));
    const read = await show(setting, keys.scheduledMessages(ORDER));
    setting.handlers.scheduledMessagesChanged({ ...stamp(), order: ORDER }, live);
    await vi.advanceTimersByTimeAsync(150);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

test('a message after a gap is shown at once, and the gap is fetched', async () => {
  const setting = setUp();
  let last = 3;
  const chat = await openChat(setting, () => last);
  last = 6;
  setting.handlers.message(messageEvent(6), live);
  expect(chat.seqs()).toEqual([1, 2, 3, 6]);
  await vi.runAllTimersAsync();
  expect(chat.seqs()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a gap is still fetched after further messages', async () => {
  const { queries, handlers } = setUp();
  const page: ChatPage = { messages: [1, 2, 3].map(message), more: false, firstUnread: null };
  queries.setQueryData<CachedChat>(keys.chat(ORDER), { pages: [{ items: [page], next: null }] });
  for (const seq of [6, 7]) {
    handlers.message(messageEvent(seq), live);
    await vi.advanceTimersByTimeAsync(1000);
    expect(queries.getQueryState(keys.chat(ORDER))?.isInvalidated).toBe(true);
  }
});

test.each([
  [
    'the other side has read',
    (to: Told) => to.messagesSeen({ ...stamp(), seq: null, order: ORDER, upTo: 1, by: 7, at }, live),
  ],
  [
    'newMessage follows its message',
    (to: Told) => to.newMessage({ ...stamp(), to: USER, id: ORDER, seqInOrder: 3 }, live),
  ],
])('a stale chat stays stale when %s', async (_, tell) => {
  const { queries, handlers } = setUp();
  const own = { id: USER, name: 'Mina', role: 3, image: null } as const;
  const page: ChatPage = { messages: [{ ...message(1), sender: own }], more: false, firstUnread: null };
  queries.setQueryData<CachedChat>(keys.chat(ORDER), { pages: [{ items: [page], next: null }] });
  // After a gap.
  handlers.message(messageEvent(3), live);
  await vi.advanceTimersByTimeAsync(1000);
  tell(handlers);
  expect(queries.getQueryState(keys.chat(ORDER))?.isInvalidated).toBe(true);
});

test('a change during a fetch is not lost to the older answer', async () => {
  const setting = setUp();
  const chat = await openChat(setting);
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof chat.read>>>();
  chat.read.mockReturnValueOnce(answer.promise);
  void setting.queries.invalidateQueries({ queryKey: keys.chat(ORDER) });
  setting.handlers.messagesSeen({ ...stamp(), seq: null, order: ORDER, upTo: 3, by: USER, at }, live);
  answer.resolve({ items: chat.items(), next: null });
  await vi.runAllTimersAsync();
  expect(chat.read).toHaveBeenCalledTimes(3);
});

test('messagesSeen reads the chat once more when a read is under way and the cache lacks the message', async () => {
  const setting = setUp();
  let last = 3;
  const chat = await openChat(setting, () => last);
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof chat.read>>>();
  chat.read.mockReturnValueOnce(answer.promise);
  void setting.queries.invalidateQueries({ queryKey: keys.chat(ORDER) });
  last = 4;
  const answeredBeforeSeen = { messages: [1, 2, 3, 4].map(message), more: false, firstUnread: null };
  setting.handlers.messagesSeen({ ...stamp(), seq: null, order: ORDER, upTo: 4, by: OTHER.id, at }, live);
  answer.resolve({ items: [answeredBeforeSeen], next: null });
  await vi.runAllTimersAsync();
  expect(chat.read).toHaveBeenCalledTimes(3);
});

/** All combinations of deliveries of so many messages. */
const fates = ['arrives', 'twice', 'late', 'lost'] as const;
type Story = readonly (typeof fates)[number][];
const stories = (length: number): readonly Story[] =>
  length === 0 ? [[]] : stories(length - 1).flatMap((story) => fates.map((fate) => [...story, fate]));

test.each(stories(3).map((story) => [story.join(', '), story] as const))(
  'each message is in the chat once and in order, whatever its delivery: %s',
  async (_, story) => {
    const setting = setUp();
    const { handlers } = setting;
    let last = 3;
    const chat = await openChat(setting, () => last);
    const listener = (seq: number) => handlers.message(messageEvent(seq), live);
    const tell = (seqInOrder: number, replayed = false) =>
      handlers.newMessage({ ...stamp(), to: USER, id: ORDER, seqInOrder }, { replayed });
    const late: number[] = [];
    for (const fate of story) {
      last += 1;
      if (fate === 'arrives' || fate === 'twice') listener(last);
      if (fate === 'twice') listener(last);
      if (fate !== 'lost') tell(last);
      if (fate === 'late') late.push(last);
      await vi.advanceTimersByTimeAsync(100);
    }
    for (const seq of late.reverse()) listener(seq);
    // After the reconnect the server replays the lost messages.
    for (const [place, fate] of story.entries()) if (fate === 'lost') tell(4 + place, true);
    await vi.runAllTimersAsync();
    expect(chat.seqs()).toEqual([1, 2, 3, 4, 5, 6]);
  },
);

test('newMessage without its message fetches the chat', async () => {
  const setting = setUp();
  let last = 3;
  const chat = await openChat(setting, () => last);
  last = 4;
  setting.handlers.newMessage({ ...stamp(), to: USER, id: ORDER }, { replayed: true });
  await vi.runAllTimersAsync();
  expect(chat.seqs()).toEqual([1, 2, 3, 4]);
});

test('a message without newMessage does not count for a later newMessage without its message', async () => {
  const setting = setUp();
  let last = 3;
  const chat = await openChat(setting, () => last);
  // Staff receive messages without a newMessage event.
  setting.handlers.message(messageEvent(4), live);
  last = 5;
  setting.handlers.newMessage({ ...stamp(), to: USER, id: ORDER, seqInOrder: 5 }, live);
  await vi.runAllTimersAsync();
  expect(chat.seqs()).toEqual([1, 2, 3, 4, 5]);
});

test('a system message is fetched with its change', async () => {
  const setting = setUp();
  const chat = await openChat(setting);
  setting.handlers.message(messageEvent(4, { sender: null, code: 'paused', msg: '' }), live);
  await vi.runAllTimersAsync();
  expect(chat.read).toHaveBeenCalledTimes(2);
});

test('a query that changes during its fetch is fetched once more and not cancelled', async () => {
  const setting = setUp();
  const { queries, handlers } = setting;
  const reads: PromiseWithResolvers<string>[] = [];
  const aborted = vi.fn();
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', aborted);
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  new QueryObserver(queries, { queryKey: keys.messages(), queryFn }).subscribe(() => undefined);
  handlers.messagesChanged({ ...stamp(), unread: 1 }, live);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads).toHaveLength(1);
  reads[0]?.resolve('old');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('new');
  await vi.runAllTimersAsync();
  expect(queries.getQueryData(keys.messages())).toBe('new');
  expect(aborted).not.toHaveBeenCalled();
});

test('text searches are refetched once per longer burst, and those of several pages not at all', async () => {
  const { handlers, queries } = setUp();
  const read = {
    all: vi.fn(async () => 'all'),
    found: vi.fn(async () => ({ pages: [{ items: [] }], pageParams: [] })),
    long: vi.fn(async () => ({ pages: [{ items: [] }, { items: [] }], pageParams: [] })),
  };
  new QueryObserver(queries, { queryKey: keys.areaPage('sitelogs', {}), queryFn: read.all }).subscribe(() => undefined);
  const queryKey = keys.areaPage('sitelogs', { text: 'kaito' });
  new QueryObserver(queries, { queryKey, queryFn: read.found }).subscribe(() => undefined);
  const long = keys.areaPage('sitelogs', { text: 'needle' });
  new QueryObserver(queries, { queryKey: long, queryFn: read.long }).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  for (let burst = 0; burst < 4; burst += 1) {
    handlers.earningsChanged({ ...stamp(), payout: null }, live);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(read.all).toHaveBeenCalledTimes(5);
  expect(read.found).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(read.found).toHaveBeenCalledTimes(2);
  expect(read.long).toHaveBeenCalledTimes(1);
});

test.each([true, false])('coinsChanged shows the new balance, replayed %s', (replayed) => {
  const { handlers, onCoins } = setUp();
  handlers.coinsChanged({ ...stamp(), balance: 4650 }, { replayed });
  expect(onCoins).toHaveBeenCalledExactlyOnceWith(4650);
});

test('a late coinsChanged does not change the balance', () => {
  const { handlers, onCoins } = setUp();
  handlers.coinsChanged({ ...stamp(), seq: 8, balance: 50 }, live);
  handlers.coinsChanged({ ...stamp(), seq: 7, balance: 4650 }, { replayed: true });
  handlers.coinsChanged({ ...stamp(), seq: 9, balance: 60 }, live);
  expect(onCoins.mock.calls).toEqual([[50], [60]]);
});

test.each([
  { replayed: false, isShort: false, alerted: 1 },
  { replayed: true, isShort: false, alerted: 0 },
  { replayed: true, isShort: true, alerted: 1 },
])(
  'an event with replayed $replayed after a break, short $isShort, invalidates the cache and alerts $alerted times',
  (of) => {
    const { replayed, isShort, alerted } = of;
    const { queries, alerts, wasShort, handlers } = setUp();
    wasShort.mockReturnValue(isShort);
    queries.setQueryData(keys.order(5), {});
    handlers.orderNotification({ ...stamp(), id: 5, type: 'Pause' } as never, { replayed });
    expect(queries.getQueryState(keys.order(5))?.isInvalidated).toBe(true);
    expect(alerts.dispatch).toHaveBeenCalledTimes(alerted);
    expect(alerts.recordMissed).toHaveBeenCalledTimes(1 - alerted);
  },
);

test.each(['newMessage', 'newNotification', 'newOrder', 'orderNotification'] as const)(
  '%s may be pushed and invalidates the push results',
  (name) => {
    const { queries, handlers } = setUp();
    queries.setQueryData(keys.pushOutcomes(), {});
    handlers[name]({ ...stamp(), id: 5 } as never, live);
    expect(queries.getQueryState(keys.pushOutcomes())?.isInvalidated).toBe(true);
  },
);

test('a changed order invalidates the site log and all counts', () => {
  const { queries, handlers } = setUp();
  const shown = [
    keys.areaPage('sitelogs', {}),
    keys.areaRow('sitelogs', 5),
    keys.orderCounts('all'),
    keys.orderCounts('mine'),
  ];
  for (const key of shown) queries.setQueryData(key, {});
  handlers.orderUpdated({ ...stamp(), id: 5 } as never, live);
  expect(shown.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true]);
});

test('accountChanged fetches token and favourites of the own account, and the names and avatars in chats', async () => {
  const setting = setUp();
  const chat = await show(setting, keys.chat(5));
  const favorites = await show(setting, keys.favorites());
  setting.handlers.accountChanged({ ...stamp(), user: 77 }, live);
  await vi.runAllTimersAsync();
  const fetched = () => [setting.renew, chat, favorites].map(({ mock }) => mock.calls.length);
  expect(fetched()).toEqual([0, 2, 1]);
  setting.handlers.accountChanged({ ...stamp(), user: USER }, live);
  await vi.runAllTimersAsync();
  expect(fetched()).toEqual([1, 3, 2]);
});

test('notificationsChanged refetches the notifications', async () => {
  const setting = setUp();
  const list = await show(setting, keys.notifications());
  setting.handlers.notificationsChanged(stamp(), live);
  await vi.runAllTimersAsync();
  expect(list).toHaveBeenCalledTimes(2);
  expect([setting.alerts.dispatch.mock.calls, setting.alerts.recordMissed.mock.calls]).toEqual([[], []]);
});

test('settingsChanged fetches the settings', () => {
  const { handlers, onSettings } = setUp();
  handlers.settingsChanged(stamp(), live);
  expect(onSettings).toHaveBeenCalledOnce();
});

test('employeeChanged fetches a fresh token and the board', async () => {
  const setting = setUp();
  const board = await show(setting, keys.orderList({ scope: 'board' }));
  setting.handlers.employeeChanged(stamp(), live);
  await vi.runAllTimersAsync();
  expect(setting.renew).toHaveBeenCalledOnce();
  expect(board).toHaveBeenCalledTimes(2);
});

test('events without the fields that SPEC does not name invalidate what they may have changed', () => {
  const { handlers, queries } = setUp();
  const lists = [keys.chat(ORDER), keys.orderList({ scope: 'mine' }), keys.orderCounts('mine')];
  const bare = { eventId: 'e', seq: null };
  const incomplete = { ...bare, id: null, seqInOrder: null, sender: null, clientId: null, msg: 'hi' };
  const message = { ...incomplete, code: null, params: {}, createdAt: null };
  const invalidatedBy = (send: () => void) => {
    for (const key of lists) queries.setQueryData(key, {});
    send();
    return lists.map((key) => queries.getQueryState(key)?.isInvalidated);
  };
  expect(invalidatedBy(() => handlers.message({ ...message, order: ORDER }, live))).toEqual([true, false, false]);
  expect(invalidatedBy(() => handlers.message({ ...message, order: null }, live))).toEqual([false, false, false]);
  expect(invalidatedBy(() => handlers.lockinInit({ ...bare, id: null }, live))).toEqual([false, true, false]);
  expect(invalidatedBy(() => handlers.lockinStatus({ ...bare, id: null }, live))).toEqual([false, true, true]);
});

test('a user types until their message arrives, and the own typing of another device is ignored', () => {
  const { handlers, typing } = setUp();
  const { id, name } = OTHER;
  handlers.typing({ ...stamp(), seq: null, order: ORDER, by: { id: USER, name: 'Mina' } }, live);
  expect(typing.add).not.toHaveBeenCalled();
  handlers.typing({ ...stamp(), seq: null, order: ORDER, by: { id, name } }, live);
  expect(typing.add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ order: ORDER, by: { id, name } }));
  handlers.message(messageEvent(1), live);
  expect(typing.remove).toHaveBeenCalledExactlyOnceWith(ORDER, id);
});

test('newMessage reports the message as received, also when it is replayed', () => {
  const { handlers, onReceived } = setUp();
  handlers.newMessage({ ...stamp(), to: USER, id: ORDER, seqInOrder: 4 }, live);
  handlers.newMessage({ ...stamp(), to: USER, id: ORDER, seqInOrder: 5 }, { ...live, replayed: true });
  handlers.newMessage({ ...stamp(), to: USER, id: ORDER }, live);
  expect(onReceived.mock.calls).toEqual([
    [ORDER, 4],
    [ORDER, 5],
  ]);
});

test('receiptChanged is shown in the cached chat without a refetch', async () => {
  const setting = setUp();
  const chat = await openChat(setting);
  const receipt = {
    by: { id: OTHER.id, name: 'Kaito', role: 2 },
    deliveredUpTo: 3,
    deliveredAt: at,
    seenUpTo: 0,
    seenAt: null,
  };
  setting.handlers.receiptChanged({ ...stamp(), seq: null, order: ORDER, ...receipt }, live);
  expect(chat.items()[0]?.receipts).toEqual([receipt]);
  setting.handlers.receiptChanged({ ...stamp(), seq: null, order: ORDER, ...receipt, deliveredUpTo: 2 }, live);
  await vi.runAllTimersAsync();
  expect(chat.items()[0]?.receipts).toEqual([receipt]);
  expect(chat.read).toHaveBeenCalledTimes(1);
});

test('staffViewing adds and removes a viewer', () => {
  const { handlers, viewers } = setUp();
  const event = { ...stamp(), seq: null, order: ORDER, connection: 'c', by: { id: 1, name: 'Ada', image: null } };
  handlers.staffViewing({ ...event, isOpen: true }, live);
  handlers.staffViewing({ ...event, isOpen: false }, live);
  expect([viewers.add.mock.calls.length, viewers.remove.mock.calls.length]).toEqual([1, 1]);
});

test('scheduledMessagesChanged refetches the waiting messages and the chat, which counts them', async () => {
  const setting = setUp();
  const chat = await openChat(setting);
  const waiting = await show(setting, keys.scheduledMessages(ORDER));
  setting.handlers.scheduledMessagesChanged({ ...stamp(), order: ORDER }, live);
  await vi.runAllTimersAsync();
  expect([waiting.mock.calls.length, chat.read.mock.calls.length]).toEqual([2, 2]);
});

// Only socket, server and audio output are fakes.
import type { SessionClaims } from '@boostdesk/auth';
import { createSession } from '@boostdesk/auth/session';
import type { ChannelOptions } from '@boostdesk/realtime';
import { openTabChannel } from '@boostdesk/realtime/tabs';
import { type QueryClient, QueryObserver } from '@tanstack/query-core';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { createStore } from '../core/state.ts';
import { toasts } from '../core/toasts.ts';
import { createQueryClient } from '../data/query-client.ts';
import { i18n } from '../i18n/i18n.ts';
import { claimsAtom } from '../session/session-atoms.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { tokenFor } from '../testing/token.ts';
import { readAlertLog } from './alert-log.ts';
import { openLive } from './live.ts';

const ME = 5;
const employee = { trial: false, games: null, platforms: [] };
const claims = { user: ME, role: 2, employee, notification: true } as unknown as SessionClaims;

const socket = vi.hoisted(() => {
  const listeners = new Map<string, (error: never) => void>();
  let notify: (name: string, payload: unknown) => void = () => undefined;
  const own = {
    active: true,
    connected: false,
    connect: () => undefined,
    disconnect: () => undefined,
    on: (name: string, listener: (error: never) => void) => void listeners.set(name, listener),
    onAny: (listener: typeof notify) => {
      notify = listener;
    },
    emit: () => undefined,
    /** In the answer to a join; undefined for a server that does not say it. */
    quietFor: undefined as number | undefined,
    timeout: () => ({ emitWithAck: async () => ({ ok: true, joined: [], quietFor: own.quietFor }) }),
  };
  const become = (connected: boolean) => {
    own.connected = connected;
    listeners.get(connected ? 'connect' : 'disconnect')?.(undefined as never);
  };
  return {
    own,
    up: () => become(true),
    down: () => become(false),
    send: (name: string, event: object) => notify(name, event),
  };
});

vi.mock('@boostdesk/realtime', async (importActual) => {
  const actual = await importActual<typeof import('@boostdesk/realtime')>();
  const createChannel = (options: ChannelOptions) => actual.createChannel({ ...options, connect: () => socket.own });
  return { ...actual, createChannel };
});

const order = (seq: number) => ({ id: seq, game: 3, platform: null, server: null, purchase: `Order ${seq}` });
const event = (name: string, seq: number, fields: object) => ({
  name,
  payload: { eventId: `e${seq}`, seq, ...fields },
});
/** Missed events: orders 2 and 3 on the board, two messages, order 8 paused and continued. */
const meanwhile = [
  event('newOrder', 2, order(2)),
  event('newMessage', 3, { to: ME, id: 9, seqInOrder: 1 }),
  event('newOrder', 4, order(3)),
  event('newMessage', 5, { to: ME, id: 9, seqInOrder: 2 }),
  event('orderNotification', 6, { type: 'Pause', id: 8 }),
  event('orderNotification', 7, { type: 'Unpause', id: 8 }),
];

/** Advances the time by seconds and lets pending work finish. */
async function pass(seconds: number): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(seconds * 50);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

interface Opening {
  /** Delay of the first connection, in seconds. */
  readonly takes: number;
  readonly swallowed: readonly ReturnType<typeof event>[];
  readonly queries?: QueryClient;
  readonly specOnly?: boolean;
}

/** A page that has just connected, with events between its first call and the connection. */
async function openPage(opening: Opening = { takes: 1, swallowed: [] }) {
  const { takes, swallowed, queries = createQueryClient(), specOnly = false } = opening;
  const heard: string[] = [];
  vi.stubGlobal(
    'Audio',
    class {
      play = async () => undefined;
      constructor(file: string) {
        heard.push(file);
      }
    },
  );
  const kept: { readonly name: string; readonly payload: { readonly seq: number } }[] = [];
  const getSince = ({ seq }: { seq: number | null }) => ({
    events: seq === null ? [] : kept.filter(({ payload }) => payload.seq > seq),
    last: kept.at(-1)?.payload.seq ?? 1,
    complete: true,
  });
  const { api, fake } = createFakeServer({ event: { getSince } }, undefined, { specOnly });
  const storage = { getItem: () => tokenFor({}), setItem: () => undefined, removeItem: () => undefined };
  const session = createSession({ storage, channel: { send: () => undefined, listen: () => () => undefined } });
  const store = createStore();
  store.set(claimsAtom, claims);
  const config = { socketUrl: 'https://live.example' } as Services['config'];
  const page = openLive({
    api,
    config,
    queries,
    session,
    store,
    user: ME,
    rooms: [],
    position: { seq: 1, at: Date.now() },
    navigate: () => undefined,
  });
  onTestFinished(() => {
    page.close();
    toasts.closeAll();
  });
  await pass(takes);
  kept.push(...swallowed);
  socket.up();
  await pass(5);
  /** Disconnects for so long; the events happen meanwhile. */
  const breakFor = async (seconds: number, swallowed = meanwhile) => {
    socket.down();
    await pass(seconds);
    kept.push(...swallowed);
    socket.up();
    await pass(5);
  };
  const shown = () => toasts.getSnapshot().visible.map(({ title, message, count }) => [title, message, count]);
  /** The event numbers restart, as after a database restore. */
  const beginAnew = () => void kept.splice(0);
  return { beginAnew, breakFor, fake, heard, shown };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  localStorage.clear();
  socket.own.quietFor = undefined;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('events of a short disconnect show their current state and play each sound once', async () => {
  const { breakFor, heard, shown } = await openPage();
  await breakFor(20);
  expect(shown()).toEqual([
    ['New order', 'Order 2', 1],
    ['New message', 'New message received on order 9', 2],
    ['New order', 'Order 3', 1],
    ['Unpause', 'has been unpaused', 1],
  ]);
  expect(heard).toEqual(['/sounds/neworder.mp3', '/sounds/newmessage.mp4']);
});

test('of alerts with equal texts each has a button to its own order', async () => {
  const { breakFor } = await openPage();
  await breakFor(
    20,
    [8, 9].map((id, place) => event('orderNotification', place + 2, { type: 'Unpause', id })),
  );
  const { visible } = toasts.getSnapshot();
  expect(visible.map(({ message, action }) => [message, action?.label])).toEqual([
    ['has been unpaused', 'Open order #8'],
    ['has been unpaused', 'Open order #9'],
  ]);
});

test('events of a server that knows only SPEC alert, and missed ones are asked for once', async () => {
  const queries = createQueryClient();
  const fetched = vi.fn(async () => 'data');
  onTestFinished(new QueryObserver(queries, { queryKey: ['x'], queryFn: fetched }).subscribe(() => undefined));
  const { breakFor, fake, heard, shown } = await openPage({ takes: 1, swallowed: [], queries, specOnly: true });
  socket.send('newMessage', { to: ME, id: 9 });
  socket.send('newMessage', { to: `${ME}`, id: '9' });
  socket.send('newOrder', { game: 3, platform: null, server: 'EU-West', purchase: 'Order 2' });
  socket.send('orderNotification', { type: 'Pause', id: 8 });
  socket.send('newNotification', { users: [ME], message: 'Paid' });
  await pass(1);
  expect(shown()).toEqual([
    ['New message', 'New message received on order 9', 2],
    ['New order', 'Order 2 [EU-West]', 1],
    ['Pause', 'Order 8 has been paused', 1],
    ['New notification', 'Paid', 1],
  ]);
  expect(heard.toSorted()).toEqual(['/sounds/newmessage.mp4', '/sounds/neworder.mp3']);
  const before = fetched.mock.calls.length;
  await breakFor(20, []);
  // Without stored events all data is fetched again.
  expect(fetched.mock.calls.length).toBeGreaterThan(before);
  expect(fake.sent.filter(({ call }) => call === 'event.getSince')).toHaveLength(1);
});

test('events of a long disconnect do not alert and are listed as missed', async () => {
  const { breakFor, heard, shown } = await openPage();
  await breakFor(61);
  expect([shown(), heard]).toEqual([[], []]);
  expect(readAlertLog(ME).map(({ seq, trace }) => [seq, trace])).toEqual([7, 6, 5, 4, 3, 2].map((seq) => [seq, null]));
});

test('a short disconnect after a long one counts separately once the page has caught up', async () => {
  const { breakFor, shown } = await openPage();
  await breakFor(61);
  await breakFor(1, [event('newOrder', 8, order(8))]);
  expect(shown()).toEqual([['New order', 'Order 8', 1]]);
});

test('events after a restart of the numbers are not treated as late', async () => {
  const { beginAnew, breakFor, shown } = await openPage();
  await breakFor(1, [event('orderNotification', 90, { type: 'Unpause', id: 8 })]);
  toasts.closeAll();
  beginAnew();
  await breakFor(1, [event('coinsChanged', 2, { balance: 7 })]);
  const { name, payload } = event('orderNotification', 3, { type: 'Pause', id: 8 });
  socket.send(name, payload);
  await pass(1);
  expect(shown()).toEqual([['Pause', 'Order 8 has been paused', 1]]);
  expect(readAlertLog(ME).map(({ id }) => id)).toEqual(['e3', 'e90']);
});

test.each([
  ['within a minute', 20, [['New order', 'Order 2', 1]]],
  ['later', 61, []],
])('events between the first call and the connection alert when it connects %s', async (_, takes, toasted) => {
  const { heard, shown } = await openPage({ takes, swallowed: meanwhile.slice(0, 1) });
  expect(shown()).toEqual(toasted);
  expect(heard).toHaveLength(toasted.length);
  expect(readAlertLog(ME)).toHaveLength(1);
});

test('a new page does not alert for earlier events, but for new ones', async () => {
  const { heard, shown } = await openPage();
  expect([shown(), heard]).toEqual([[], []]);
  const { name, payload } = event('newOrder', 2, order(2));
  socket.send(name, payload);
  await pass(1);
  expect([shown(), heard]).toEqual([[['New order', 'Order 2', 1]], ['/sounds/neworder.mp3']]);
});

test('a toast closed in one tab closes in the others', async () => {
  const { shown } = await openPage();
  const line = openTabChannel(`boostdesk.toasts.${ME}`);
  onTestFinished(line.close);
  const closed: unknown[] = [];
  line.listen((told) => closed.push(told));
  for (const seq of [2, 3]) {
    const { name, payload } = event('newOrder', seq, order(seq));
    socket.send(name, payload);
  }
  await pass(1);
  line.post('e2');
  await vi.waitFor(() => expect(shown()).toEqual([['New order', 'Order 3', 1]]));
  toasts.closeAll();
  await vi.waitFor(() => expect(closed).toEqual(['e3']));
});

test('a list in flight at the connection is fetched once more', async () => {
  const queries = createQueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let reads = 0;
  const list = new QueryObserver(queries, { queryKey: ['orders'], queryFn: () => answers[reads++]?.promise ?? '' });
  onTestFinished(list.subscribe(() => undefined));
  await openPage({ takes: 1, swallowed: [], queries });
  answers[0]?.resolve('of before');
  await pass(1);
  answers[1]?.resolve('of now');
  await pass(1);
  expect([reads, list.getCurrentResult().data]).toEqual([2, 'of now']);
});

const MINUTE = 60_000;

test.each([
  ['is not fetched again when its rooms had no event since', MINUTE, 1, 0],
  ['is fetched again when a room had an event since', 3_000, 2, 1],
  ['is fetched again from a server that does not say so', undefined, 2, 1],
])('what was fetched before the first connection %s', async (_, quietFor, lists, coins) => {
  const queries = createQueryClient();
  const fetchList = vi.fn(async () => 'list');
  onTestFinished(new QueryObserver(queries, { queryKey: ['orders'], queryFn: fetchList }).subscribe(() => undefined));
  socket.own.quietFor = quietFor;
  const { breakFor, fake } = await openPage({ takes: 4, swallowed: [], queries });
  const callsOf = (name: string) => fake.sent.filter(({ call }) => call === name).length;
  expect([fetchList.mock.calls.length, callsOf('boostcoin.getBalance')]).toEqual([lists, coins]);
  await breakFor(1, []);
  expect(fetchList).toHaveBeenCalledTimes(lists + 1);
});

test('events before the first connection refetch what they change, however quiet the rooms are', async () => {
  const queries = createQueryClient();
  const fetchOrder = vi.fn(async () => 'order');
  const key = ['order', 'one', 8];
  onTestFinished(new QueryObserver(queries, { queryKey: key, queryFn: fetchOrder }).subscribe(() => undefined));
  socket.own.quietFor = MINUTE;
  await openPage({ takes: 1, swallowed: [event('orderUpdated', 2, { id: 8, status: 1 })], queries });
  expect(fetchOrder).toHaveBeenCalledTimes(2);
});

test('active queries are refetched when the language changes', async () => {
  const queries = createQueryClient();
  const fetchList = vi.fn(async () => 'list');
  const list = new QueryObserver(queries, { queryKey: ['orders'], queryFn: fetchList, staleTime: Infinity });
  onTestFinished(list.subscribe(() => undefined));
  await openPage({ takes: 1, swallowed: [], queries });
  fetchList.mockClear();
  onTestFinished(() => i18n.activate('en'));
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  await pass(1);
  expect(fetchList).toHaveBeenCalledOnce();
});

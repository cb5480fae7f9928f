// The channel, its breaks, the alerts and the sounds as a page has them: all ours but the socket, the server and the loudspeaker.
import type { SessionClaims } from '@boostdesk/auth';
import { createSession } from '@boostdesk/auth/session';
import type { ChannelOptions } from '@boostdesk/realtime';
import { openTabLine } from '@boostdesk/realtime/tabs';
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
  let hear: (name: string, payload: unknown) => void = () => undefined;
  const own = {
    active: true,
    connected: false,
    connect: () => undefined,
    disconnect: () => undefined,
    on: (name: string, listener: (error: never) => void) => void listeners.set(name, listener),
    onAny: (listener: typeof hear) => {
      hear = listener;
    },
    timeout: () => ({ emitWithAck: async () => ({ ok: true, joined: [] }) }),
  };
  const become = (connected: boolean) => {
    own.connected = connected;
    listeners.get(connected ? 'connect' : 'disconnect')?.(undefined as never);
  };
  return {
    own,
    up: () => become(true),
    down: () => become(false),
    send: (name: string, event: object) => hear(name, event),
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
/** What happened while the line was away: orders 2 and 3 came onto the board, somebody wrote twice, order 8 was paused and goes on. */
const meanwhile = [
  event('newOrder', 2, order(2)),
  event('newMessage', 3, { to: ME, id: 9, seqInOrder: 1 }),
  event('newOrder', 4, order(3)),
  event('newMessage', 5, { to: ME, id: 9, seqInOrder: 2 }),
  event('orderNotification', 6, { type: 'Pause', id: 8 }),
  event('orderNotification', 7, { type: 'Unpause', id: 8 }),
];

/** Time goes on for so many seconds, and what is under way comes to its end. */
async function pass(seconds: number): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(seconds * 50);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

interface Opening {
  /** How long its line takes to come, in seconds. */
  readonly takes: number;
  readonly swallowed: readonly ReturnType<typeof event>[];
  readonly queries?: QueryClient;
}

/** A page whose line has just come, with what happened between its first call and that. */
async function openPage(opening: Opening = { takes: 1, swallowed: [] }) {
  const { takes, swallowed, queries = createQueryClient() } = opening;
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
  const { api } = createFakeServer({ event: { getSince } });
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
    since: { seq: 1, at: Date.now() },
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
  /** The line is gone for so long, and comes back when that has happened. */
  const breakFor = async (seconds: number, swallowed = meanwhile) => {
    socket.down();
    await pass(seconds);
    kept.push(...swallowed);
    socket.up();
    await pass(5);
  };
  const shown = () => toasts.getSnapshot().visible.map(({ title, message, count }) => [title, message, count]);
  /** As after a database was put back. */
  const beginAnew = () => void kept.splice(0);
  return { beginAnew, breakFor, heard, shown };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  localStorage.clear();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('what a short break swallowed is shown as it stands, and each sound is heard once', async () => {
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

test('of alerts that read the same, each says at its button which order it leads to', async () => {
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

test('what a long break swallowed rings no bell, and is listed as missed', async () => {
  const { breakFor, heard, shown } = await openPage();
  await breakFor(61);
  expect([shown(), heard]).toEqual([[], []]);
  expect(readAlertLog(ME).map(({ seq, trace }) => [seq, trace])).toEqual([7, 6, 5, 4, 3, 2].map((seq) => [seq, null]));
});

test('a short break after a long one is one of its own, once all has come', async () => {
  const { breakFor, shown } = await openPage();
  await breakFor(61);
  await breakFor(1, [event('newOrder', 8, order(8))]);
  expect(shown()).toEqual([['New order', 'Order 8', 1]]);
});

test('where the server counts anew, what comes then is as new as ever', async () => {
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
])('what came while a page opened is news where its line came %s', async (_, takes, toasted) => {
  const { heard, shown } = await openPage({ takes, swallowed: meanwhile.slice(0, 1) });
  expect(shown()).toEqual(toasted);
  expect(heard).toHaveLength(toasted.length);
  expect(readAlertLog(ME)).toHaveLength(1);
});

test('a page that opens does not ring for what was before, and does for what comes', async () => {
  const { heard, shown } = await openPage();
  expect([shown(), heard]).toEqual([[], []]);
  const { name, payload } = event('newOrder', 2, order(2));
  socket.send(name, payload);
  await pass(1);
  expect([shown(), heard]).toEqual([[['New order', 'Order 2', 1]], ['/sounds/neworder.mp3']]);
});

test('a toast that another tab closes is closed here too, and the others hear of one that is closed here', async () => {
  const { shown } = await openPage();
  const line = openTabLine(`boostdesk.toasts.${ME}`);
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

test('a list that was being read when the line came is read once more: its reading may have begun before', async () => {
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

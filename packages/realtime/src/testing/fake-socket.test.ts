import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChannel } from '../channel.ts';
import { createFakeSocket, type FakeSocketOptions } from './fake-socket.ts';
import { createRecordingHandlers, eventNames, wireEvent } from './fixtures.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function open(options: FakeSocketOptions) {
  const routed: string[] = [];
  const socket = createFakeSocket(options);
  const channel = createChannel({
    url: '',
    token: () => 'a.b.c',
    rooms: () => ['user5'],
    handlers: createRecordingHandlers(routed),
    fetchSince: async () => ({ events: [], last: 0, complete: true }),
    connect: socket.connect,
    schedule: (task) => void setImmediate(task),
  });
  return { channel, routed, socket };
}

it.each([
  [false, eventNames.length],
  // The seven routed events of SPEC §7.
  [true, 7],
])('a fake socket with specOnly %s delivers %i kinds of events while connected', async (specOnly, count) => {
  const { channel, routed, socket } = open({ specOnly });
  const sendAll = () => {
    for (const name of eventNames) socket.send(name, wireEvent(name, name, null).payload as never);
  };
  sendAll();
  socket.up();
  sendAll();
  await settle();
  expect(routed).toHaveLength(count);
  expect(channel.counts()).toMatchObject({ routed: count, malformed: 0 });
  socket.down();
  sendAll();
  await settle();
  expect([routed.length, channel.status()]).toEqual([count, 'offline']);
  channel.close();
  socket.up();
  expect(channel.status()).toBe('offline');
});

it('a fake socket acknowledges events, or nothing with specOnly', async () => {
  const own = open({});
  own.socket.up();
  await settle();
  expect(own.socket.emitted).toEqual([{ name: 'create', payload: { rooms: ['user5'] } }]);
  expect(await own.channel.request('orderNotification', { type: 'Pause', id: 7 })).toMatchObject({ code: 'not_found' });
  const other = open({ specOnly: true });
  other.socket.up();
  const asked = other.channel.request('orderNotification', { type: 'Pause', id: 7 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toMatchObject({ ok: false, code: 'no_answer' });
});

it('a fake socket acknowledges by its script, in turn, and the last answer stays', async () => {
  const busy = { ok: false, code: 'too_many', message: 'Wait a moment.' } as const;
  const done = { ok: true } as const;
  const { channel, socket } = open({ acknowledge: { orderNotification: [busy, 'none', done] } });
  socket.up();
  const pause = () => channel.request('orderNotification', { type: 'Pause', id: 7 });
  expect(await pause()).toEqual(busy);
  const unanswered = pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await unanswered).toMatchObject({ code: 'no_answer' });
  expect([await pause(), await pause()]).toEqual([done, done]);
});

it('a fake socket acknowledges by a function of the payload', async () => {
  const { channel, socket } = open({
    acknowledge: {
      orderNotification: ({ id }) => ({ ok: false, code: 'conflict', message: `Order ${id} is paused.` }),
    },
  });
  socket.up();
  expect(await channel.request('orderNotification', { type: 'Pause', id: 7 })).toMatchObject({
    message: 'Order 7 is paused.',
  });
});

it('a fake socket plays a script of connections and events', async () => {
  const { channel, routed, socket } = open({});
  const event = (id: string) => ({ name: 'settingsChanged', payload: { eventId: id, seq: null } }) as const;
  socket.play(['up', event('a'), 'down', event('b'), 'up', event('c')]);
  await settle();
  expect([routed, channel.status()]).toEqual([['a', 'c'], 'online']);
  socket.play(['down', { refuse: 'session_ended' }, event('d')]);
  await settle();
  expect([routed, channel.status()]).toEqual([['a', 'c'], 'offline']);
});

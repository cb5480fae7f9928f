import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChannel } from '../channel.ts';
import { createFakeSocket } from './fake-socket.ts';
import { createRecordingHandlers, eventNames, wireEvent } from './fixtures.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function open(specOnly: boolean) {
  const routed: string[] = [];
  const socket = createFakeSocket({ specOnly });
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
  const { channel, routed, socket } = open(specOnly);
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
  const own = open(false);
  own.socket.up();
  await settle();
  expect(own.socket.emitted).toEqual([{ name: 'create', payload: { rooms: ['user5'] } }]);
  expect(await own.channel.request('orderNotification', { type: 'Pause', id: 7 })).toMatchObject({ code: 'not_found' });
  const other = open(true);
  other.socket.up();
  const asked = other.channel.request('orderNotification', { type: 'Pause', id: 7 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toMatchObject({ ok: false, code: 'no_answer' });
});

import type { Channel, ChannelStatus } from '@boostdesk/realtime';
import { expect, test, vi } from 'vitest';
import { createLazyChannel } from './lazy-channel.ts';

function fakeChannel() {
  let tell: (status: ChannelStatus) => void = () => undefined;
  const channel = {
    status: () => 'online' as const,
    onStatus: (listener: (status: ChannelStatus) => void) => {
      tell = listener;
      return () => undefined;
    },
    request: vi.fn(async () => ({ ok: true as const })),
    setRooms: vi.fn(),
    close: vi.fn(),
  };
  return { channel: channel as unknown as Channel, mocks: channel, tell: (status: ChannelStatus) => tell(status) };
}

test('a request and rooms given before the channel has loaded reach it afterwards', async () => {
  const { channel, mocks, tell } = fakeChannel();
  const { promise, resolve } = Promise.withResolvers<Channel>();
  const live = createLazyChannel(() => promise);
  const heard: ChannelStatus[] = [];
  live.onStatus((status) => heard.push(status));
  expect(live.status()).toBe('connecting');
  live.setRooms(['user1']);
  const answer = live.request('create', { rooms: [] });
  resolve(channel);
  await expect(answer).resolves.toEqual({ ok: true });
  expect(mocks.setRooms).toHaveBeenCalledWith(['user1']);
  tell('offline');
  expect(heard).toEqual(['online', 'offline']);
  expect(live.status()).toBe('online');
});

test('a channel that loads after close is closed', async () => {
  const { channel, mocks } = fakeChannel();
  const live = createLazyChannel(async () => channel);
  live.close();
  await live.request('create', { rooms: [] });
  expect(mocks.close).toHaveBeenCalledOnce();
});

test('the status is offline while loading fails, and loading is retried until it succeeds', async () => {
  vi.useFakeTimers();
  const { channel, mocks } = fakeChannel();
  const load = vi.fn<() => Promise<Channel>>().mockRejectedValueOnce(new Error('chunk')).mockRejectedValueOnce('chunk');
  load.mockResolvedValue(channel);
  const live = createLazyChannel(load);
  const heard: ChannelStatus[] = [];
  live.onStatus((status) => heard.push(status));
  live.setRooms(['user1']);
  await expect(live.request('create', { rooms: [] })).resolves.toEqual({ ok: false, code: 'offline', message: '' });
  expect([live.status(), heard]).toEqual(['offline', ['offline']]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual(['offline', 'online']);
  expect(mocks.setRooms).toHaveBeenCalledWith(['user1']);
  await expect(live.request('create', { rooms: [] })).resolves.toEqual({ ok: true });
  vi.useRealTimers();
});

test('loading is not retried after close', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<Channel>>().mockRejectedValue(new Error('chunk'));
  const live = createLazyChannel(load);
  await vi.advanceTimersByTimeAsync(0);
  live.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

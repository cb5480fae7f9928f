import type { ChannelStatus } from '@boostdesk/realtime';
import type { Outbox, OutboxMessage } from '@boostdesk/realtime/outbox';
import { expect, test, vi } from 'vitest';
import { createLazyOutbox } from './lazy-outbox.ts';

const written = { clientId: 'a', room: 'orderChat7', msg: 'Hi' } as unknown as OutboxMessage;

function fakeOutbox() {
  const listeners = new Set<() => void>();
  const kept: OutboxMessage[] = [];
  const mocks = {
    messages: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: vi.fn(async () => {
      kept.push(written);
      for (const listener of listeners) listener();
      return written;
    }),
    retry: vi.fn(async () => undefined),
    cancel: vi.fn(async () => true),
    close: vi.fn(),
  };
  return { outbox: mocks as unknown as Outbox, mocks };
}

function fakeLine() {
  let tell: (status: ChannelStatus) => void = () => undefined;
  const onStatus = (listener: (status: ChannelStatus) => void) => {
    tell = listener;
    return () => undefined;
  };
  return { live: { onStatus }, tell: (status: ChannelStatus) => tell(status) };
}

test('the outbox loads once, when the channel is online', async () => {
  const { live, tell } = fakeLine();
  const load = vi.fn(async () => fakeOutbox().outbox);
  createLazyOutbox(load, live);
  expect(load).not.toHaveBeenCalled();
  tell('offline');
  expect(load).not.toHaveBeenCalled();
  tell('online');
  tell('online');
  expect(load).toHaveBeenCalledOnce();
});

test('a message added before the outbox has loaded is stored, and subscribers are notified', async () => {
  const { outbox, mocks } = fakeOutbox();
  const { promise, resolve } = Promise.withResolvers<Outbox>();
  const coming = createLazyOutbox(() => promise, fakeLine().live);
  const heard = vi.fn();
  coming.subscribe(heard);
  expect(coming.messages()).toBe(coming.messages());
  const added = coming.add('orderChat7', 'Hi');
  resolve(outbox);
  await expect(added).resolves.toBe(written);
  expect(mocks.add).toHaveBeenCalledWith('orderChat7', 'Hi');
  expect(coming.messages()).toEqual([written]);
  expect(heard).toHaveBeenCalled();
});

test('an unsubscribed listener is not notified', async () => {
  const { outbox } = fakeOutbox();
  const coming = createLazyOutbox(async () => outbox, fakeLine().live);
  const heard = vi.fn();
  coming.subscribe(heard)();
  await coming.add('orderChat7', 'Hi');
  expect(heard).not.toHaveBeenCalled();
});

test('add rejects when the outbox fails to load, and the next call loads it again', async () => {
  const { outbox, mocks } = fakeOutbox();
  const load = vi.fn<() => Promise<Outbox>>().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(outbox);
  const coming = createLazyOutbox(load, fakeLine().live);
  await expect(coming.add('orderChat7', 'Hi')).rejects.toThrow('chunk');
  await coming.retry('a');
  await expect(coming.cancel('a')).resolves.toBe(true);
  expect(mocks.retry).toHaveBeenCalledWith('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('an outbox that loads after close is closed, and going online after close loads none', async () => {
  const { outbox, mocks } = fakeOutbox();
  const { promise, resolve } = Promise.withResolvers<Outbox>();
  const { live, tell } = fakeLine();
  const load = vi.fn(() => promise);
  const coming = createLazyOutbox(load, live);
  const cancelled = coming.cancel('a');
  coming.close();
  resolve(outbox);
  await cancelled;
  expect(mocks.close).toHaveBeenCalledOnce();
  const idle = createLazyOutbox(load, live);
  idle.close();
  tell('online');
  expect(load).toHaveBeenCalledOnce();
});

import type { ChannelStatus } from '@boostdesk/realtime';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { trackDisconnects } from './disconnect-tracker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function setUp() {
  const listeners = new Set<(status: ChannelStatus) => void>();
  const onStatus = (listener: (status: ChannelStatus) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const { stop, wasBrief, markCaughtUp } = trackDisconnects({ onStatus }, () => Date.now(), Date.now());
  onTestFinished(stop);
  const become = (status: ChannelStatus) => {
    for (const listener of listeners) listener(status);
  };
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  /** Changes the clock without running timers. */
  const sleep = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);
  /** Connects for the first time and catches up with the events since the page opened. */
  const open = () => {
    become('online');
    markCaughtUp();
  };
  return { stop, wasShort: wasBrief, caughtUp: markCaughtUp, listeners, become, open, pass, sleep };
}

test.each([
  [60, true],
  [61, false],
])('opening counts as a disconnect: a first connection after %i s', (seconds, isShort) => {
  const { become, pass, wasShort } = setUp();
  become('connecting');
  pass(seconds);
  become('online');
  expect(wasShort()).toBe(isShort);
});

test('a disconnect counts from the loss of the connection', () => {
  const { become, pass, wasShort, open } = setUp();
  open();
  pass(100);
  become('offline');
  pass(60);
  expect(wasShort()).toBe(true);
  pass(1);
  expect(wasShort()).toBe(false);
});

test('a slow catch-up does not make a disconnect longer', () => {
  const { become, pass, wasShort, open } = setUp();
  open();
  pass(100);
  become('offline');
  pass(50);
  become('online');
  pass(15);
  expect(wasShort()).toBe(true);
});

/** An hour offline, then a connection for so many seconds, lost for three. */
function breakTwice(stood: number, between: (caughtUp: () => void) => void) {
  const { become, caughtUp, pass, wasShort, open } = setUp();
  open();
  pass(100);
  become('offline');
  pass(3600);
  become('online');
  between(caughtUp);
  pass(stood);
  become('offline');
  pass(3);
  return { become, caughtUp, wasShort };
}

test.each([2, 30, 300])('a connection of %i s without a catch-up belongs to the same disconnect', (stood) => {
  const { become, wasShort } = breakTwice(stood, () => undefined);
  become('online');
  expect(wasShort()).toBe(false);
});

test.each([0, 2, 30])('a connection with a catch-up ends the disconnect, even when it lasted %i s', (stood) => {
  const { become, wasShort } = breakTwice(stood, (caughtUp) => caughtUp());
  become('online');
  expect(wasShort()).toBe(true);
});

test('a catch-up that ends after another loss ends the earlier disconnect only', () => {
  const { become, caughtUp, wasShort } = breakTwice(2, () => undefined);
  expect(wasShort()).toBe(false);
  caughtUp();
  expect(wasShort()).toBe(true);
  become('online');
  expect(wasShort()).toBe(true);
  vi.advanceTimersByTime(70_000);
  become('offline');
  become('online');
  expect(wasShort()).toBe(false);
});

test.each([0, 1, 20, 45])(
  'a device that slept was disconnected all night, even when the loss is noticed %i s after waking',
  (seconds) => {
    const { become, pass, sleep, wasShort, open } = setUp();
    open();
    pass(100);
    sleep(8);
    pass(seconds);
    become('offline');
    pass(2);
    become('online');
    expect(wasShort()).toBe(false);
  },
);

test('a disconnect long after a night counts separately', () => {
  const { become, pass, sleep, wasShort, open } = setUp();
  open();
  sleep(8);
  pass(120);
  become('offline');
  pass(5);
  become('online');
  expect(wasShort()).toBe(true);
});

test('consecutive short disconnects with catch-ups are each short', () => {
  const { become, caughtUp, pass, wasShort, open } = setUp();
  open();
  for (let round = 0; round < 4; round += 1) {
    pass(30);
    become('offline');
    pass(30);
    become('online');
    expect(wasShort()).toBe(true);
    caughtUp();
  }
});

test('stop removes the listener and the timer', () => {
  const { listeners, stop } = setUp();
  stop();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

import type { ChannelStatus } from '@boostdesk/realtime';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followBreaks } from './short-breaks.ts';

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
  const { stop, wasShort, caughtUp } = followBreaks({ onStatus }, () => Date.now(), Date.now());
  onTestFinished(stop);
  const become = (status: ChannelStatus) => {
    for (const listener of listeners) listener(status);
  };
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  /** Time goes on and no timer is called. */
  const sleep = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);
  /** The line is there for the first time, and what happened while the page opened. */
  const open = () => {
    become('online');
    caughtUp();
  };
  return { stop, wasShort, caughtUp, listeners, become, open, pass, sleep };
}

test.each([
  [60, true],
  [61, false],
])('a page opens as after a break: a line that takes %i s to come', (seconds, isShort) => {
  const { become, pass, wasShort } = setUp();
  become('connecting');
  pass(seconds);
  become('online');
  expect(wasShort()).toBe(isShort);
});

test('a break counts from when the line was lost', () => {
  const { become, pass, wasShort, open } = setUp();
  open();
  pass(100);
  become('offline');
  pass(60);
  expect(wasShort()).toBe(true);
  pass(1);
  expect(wasShort()).toBe(false);
});

test('what is brought back after a short break may take its time', () => {
  const { become, pass, wasShort, open } = setUp();
  open();
  pass(100);
  become('offline');
  pass(50);
  become('online');
  pass(15);
  expect(wasShort()).toBe(true);
});

/** An hour without a line, then one that stands for so many seconds and is lost for three. */
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

test.each([2, 30, 300])('a line that stood for %i s and brought nothing back was in the same break', (stood) => {
  const { become, wasShort } = breakTwice(stood, () => undefined);
  become('online');
  expect(wasShort()).toBe(false);
});

test.each([0, 2, 30])('a line that brought everything back ended its break, also where it stood for %i s', (stood) => {
  const { become, wasShort } = breakTwice(stood, (caughtUp) => caughtUp());
  become('online');
  expect(wasShort()).toBe(true);
});

test('an answer that comes when the line is gone again ends the earlier break alone', () => {
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
  'a device that slept was away all night, also where it finds its line gone %i s after it woke',
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

test('a break long after a night is one of its own', () => {
  const { become, pass, sleep, wasShort, open } = setUp();
  open();
  sleep(8);
  pass(120);
  become('offline');
  pass(5);
  become('online');
  expect(wasShort()).toBe(true);
});

test('short breaks one after the other are short each, where the line caught up between', () => {
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

test('nothing is listened to and no clock ticks any more once it is stopped', () => {
  const { listeners, stop } = setUp();
  stop();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

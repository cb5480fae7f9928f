import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock, type FakeClock } from '../fake-clock.ts';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

let clock: FakeClock;
let queue: ToastQueue;
const titles = () => queue.getSnapshot().visible.map(({ title }) => title);

beforeEach(() => {
  clock = createFakeClock();
  queue = createToastQueue({ clock });
});

describe('add', () => {
  // @spec 5.0-9, 5.0-10
  it.each([{}, { title: '' }, { message: '' }, { title: '', message: '' }])('throws on %j', (content) => {
    expect(() => queue.add(content)).toThrow('Toast notification can not be without both message and title');
  });

  // @spec 5.0-9
  it.each([{ title: 'Success' }, { message: 'Messages successfully cleared.' }])('accepts %j', (content) => {
    queue.add(content);
    expect(queue.getSnapshot().visible).toHaveLength(1);
  });
});

describe('the limit', () => {
  // @spec 2.10-4, 9.0-17
  it('shows five toasts, and the others in order as space becomes free', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7].map((n) => queue.add({ title: `T${n}`, timeout: 0 }));
    expect(titles()).toEqual(['T1', 'T2', 'T3', 'T4', 'T5']);
    expect(queue.getSnapshot().waiting).toBe(2);
    queue.close(ids[2]!);
    expect(titles()).toEqual(['T1', 'T2', 'T4', 'T5', 'T6']);
    queue.closeAll();
    expect(queue.getSnapshot()).toEqual({ visible: [], waiting: 0 });
  });

  it('drops none of many waiting toasts and keeps their order', () => {
    for (let n = 1; n <= 1000; n += 1) queue.add({ title: `T${n}`, timeout: 0 });
    expect(queue.getSnapshot().waiting).toBe(995);
    for (let n = 1; n <= 995; n += 1) queue.close(`toast-${n}`);
    expect(titles()).toEqual(['T996', 'T997', 'T998', 'T999', 'T1000']);
    expect(queue.getSnapshot().waiting).toBe(0);
  });

  it('closeAll removes all toasts and calls each onClose', () => {
    const told = vi.fn();
    const changes = vi.fn();
    for (let n = 1; n <= 7; n += 1) queue.add({ title: `T${n}`, onClose: () => told(n) });
    queue.subscribe(changes);
    queue.closeAll();
    expect(queue.getSnapshot()).toEqual({ visible: [], waiting: 0 });
    expect(told.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(changes).toHaveBeenCalledOnce();
    clock.advance(10_000);
    expect(told).toHaveBeenCalledTimes(7);
  });

  it('starts the timer of a waiting toast when it is shown', () => {
    for (const n of [1, 2, 3, 4, 5]) queue.add({ title: `T${n}`, timeout: 1000 });
    queue.add({ title: 'late', timeout: 1000 });
    clock.advance(1000);
    expect(titles()).toEqual(['late']);
    clock.advance(999);
    expect(titles()).toEqual(['late']);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });
});

describe('the response to a user action', () => {
  const news = (...numbers: number[]) => {
    for (const n of numbers) queue.add({ title: `N${n}`, timeout: 0, isNews: true });
  };

  it('is shown before waiting news, and news returns to its place', () => {
    news(1, 2, 3, 4, 5, 6);
    queue.add({ title: 'Saved' });
    expect(titles()).toEqual(['N1', 'N2', 'N3', 'N4', 'Saved']);
    expect(queue.getSnapshot().waiting).toBe(2);
    clock.advance(2500);
    expect(titles()).toEqual(['N1', 'N2', 'N3', 'N4', 'N5']);
  });

  it('waits behind another response with a timeout and replaces no news', () => {
    news(1, 2, 3, 4, 5);
    queue.add({ title: 'Saved' });
    queue.add({ title: 'Sent' });
    expect(titles()).toEqual(['N1', 'N2', 'N3', 'N4', 'Saved']);
    clock.advance(2500);
    expect(titles()).toEqual(['N1', 'N2', 'N3', 'N4', 'Sent']);
  });

  it('does not wait behind a persistent response: news makes room', () => {
    news(1, 2, 3, 4, 5);
    queue.add({ title: 'Taken already', timeout: 0 });
    queue.add({ title: 'Saved' });
    expect(titles()).toEqual(['N1', 'N2', 'N3', 'Taken already', 'Saved']);
    clock.advance(2500);
    expect(titles()).toEqual(['N1', 'N2', 'N3', 'Taken already', 'N4']);
  });

  it('is shown before any number of news', () => {
    news(...Array.from({ length: 300 }, (_, n) => n));
    queue.add({ title: 'Saved' });
    expect(titles()).toContain('Saved');
    expect(queue.getSnapshot().waiting).toBe(296);
  });
});

it('closeTag closes the toast with the tag, shown or waiting', () => {
  for (let n = 1; n <= 7; n += 1) queue.add({ title: `T${n}`, tag: `${n}`, timeout: 0 });
  for (const tag of ['2', '7', 'unknown']) queue.closeTag(tag);
  expect(titles()).toEqual(['T1', 'T3', 'T4', 'T5', 'T6']);
  expect(queue.getSnapshot().waiting).toBe(0);
});

describe('timers', () => {
  // @spec 9.0-18
  it.each([
    ['2500 ms by default', {}, 2500],
    ['as long as given', { timeout: 700 }, 700],
  ])('closes after %s', (_, options, ms) => {
    queue.add({ title: 'T', ...options });
    clock.advance(ms - 1);
    expect(titles()).toEqual(['T']);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });

  // @spec 9.0-19
  it.each([
    ['with timeout 0', { timeout: 0 }],
    ['with an action', { action: { label: 'Undo', onAction: () => undefined } }],
  ])('stays %s', (_, options) => {
    queue.add({ title: 'T', ...options });
    clock.advance(1e7);
    expect(titles()).toEqual(['T']);
  });

  it('stay paused while any pause reason holds', () => {
    queue.add({ title: 'T' });
    clock.advance(2000);
    queue.pause('pointer');
    queue.pause('hidden');
    clock.advance(10_000);
    queue.resume('pointer');
    clock.advance(10_000);
    expect(titles()).toEqual(['T']);
    queue.resume('hidden');
    clock.advance(499);
    expect(titles()).toEqual(['T']);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });
});

describe('an identical toast', () => {
  // @spec 2.10-6
  it('is counted and restarts the timer', () => {
    const id = queue.add({ title: 'New message', message: 'on order 1', style: 'warning' });
    clock.advance(2000);
    expect(queue.add({ title: 'New message', message: 'on order 1', style: 'warning' })).toBe(id);
    clock.advance(2000);
    expect(queue.getSnapshot().visible).toMatchObject([{ id, count: 2 }]);
    clock.advance(500);
    expect(titles()).toEqual([]);
  });

  it.each([{ message: 'b' }, { style: 'error' as const }, { title: 'U' }])(
    'is not counted if it differs by %j',
    (other) => {
      queue.add({ title: 'T', message: 'a', timeout: 0 });
      queue.add({ title: 'T', message: 'a', timeout: 0, ...other });
      expect(queue.getSnapshot().visible).toHaveLength(2);
    },
  );

  it('uses the newer action and becomes persistent because of it', () => {
    const [older, newer] = [
      { label: 'Open', onAction: vi.fn() },
      { label: 'Open', onAction: vi.fn() },
    ];
    queue.add({ title: 'New message' });
    queue.add({ title: 'New message', action: older });
    queue.add({ title: 'New message', action: newer });
    expect(queue.getSnapshot().visible).toMatchObject([{ action: newer, count: 3 }]);
    queue.add({ title: 'New message' });
    clock.advance(2500);
    expect(queue.getSnapshot().visible[0]?.action).toBe(newer);
  });

  it('uses the newer timeout', () => {
    queue.add({ title: 'Already locked in' });
    queue.add({ title: 'Already locked in', timeout: 0 });
    clock.advance(10_000);
    expect(queue.getSnapshot().visible).toMatchObject([{ count: 2 }]);
  });

  it('calls the onClose of all repeats when it closes', () => {
    const told = vi.fn();
    for (const n of [1, 2, 3]) queue.add({ title: 'New message', onClose: () => told(n) });
    queue.add({ title: 'New message' });
    expect(told).not.toHaveBeenCalled();
    clock.advance(2500);
    expect(told.mock.calls.flat()).toEqual([1, 2, 3]);
  });

  it('is counted while it waits', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) queue.add({ title: `T${n}`, timeout: 0 });
    queue.add({ title: 'T6' });
    expect(queue.getSnapshot().waiting).toBe(1);
    queue.close('toast-1');
    expect(queue.getSnapshot().visible.at(-1)).toMatchObject({ title: 'T6', count: 2 });
  });
});

describe('a toast with the same tag', () => {
  it('replaces the earlier one and calls its onClose', () => {
    const onClose = vi.fn();
    queue.add({ title: 'Pause', tag: 'order 1', timeout: 1000, onClose });
    queue.add({ title: 'Pause', tag: 'order 2', timeout: 0 });
    queue.add({ title: 'Unpause', tag: 'order 1', timeout: 0 });
    expect(titles()).toEqual(['Unpause', 'Pause']);
    expect(onClose).toHaveBeenCalledOnce();
    clock.advance(1000);
    expect(titles()).toEqual(['Unpause', 'Pause']);
  });

  it('is counted if it is identical', () => {
    const id = queue.add({ title: 'Pause', tag: 'order 1', timeout: 0 });
    expect(queue.add({ title: 'Pause', tag: 'order 1', timeout: 0 })).toBe(id);
    expect(queue.getSnapshot().visible).toMatchObject([{ id, count: 2 }]);
  });

  it('keeps its position among many waiting toasts', () => {
    for (let n = 1; n <= 300; n += 1) queue.add({ title: `T${n}`, tag: `${n}`, timeout: 0 });
    queue.add({ title: 'Later', tag: '300', timeout: 0 });
    expect(queue.getSnapshot().waiting).toBe(295);
    for (let n = 1; n <= 299; n += 1) queue.close(`toast-${n}`);
    expect(titles()).toEqual(['Later']);
  });
});

it('notifies subscribers of each change, and of a close once', () => {
  const listener = vi.fn();
  const onClose = vi.fn();
  const leave = queue.subscribe(listener);
  const id = queue.add({ title: 'T', onClose });
  queue.close(id);
  queue.close(id);
  clock.advance(5000);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(onClose).toHaveBeenCalledOnce();
  leave();
  queue.add({ title: 'U' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('shows at most five toasts, drops none and keeps their order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(30), fc.constant('close' as const)), { maxLength: 60 }), (steps) => {
      const own = createToastQueue({ clock: createFakeClock() });
      const expected: string[] = [];
      for (const step of steps) {
        if (step === 'close') {
          const first = own.getSnapshot().visible[0];
          if (first) own.close(first.id);
          expected.shift();
        } else {
          own.add({ title: `${step}`, timeout: 0 });
          if (!expected.includes(`${step}`)) expected.push(`${step}`);
        }
        const { visible, waiting } = own.getSnapshot();
        expect(visible.map(({ title }) => title)).toEqual(expected.slice(0, 5));
        expect(waiting).toBe(Math.max(0, expected.length - 5));
      }
    }),
  );
});

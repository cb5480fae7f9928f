import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Clock } from '../clock.ts';
import { createFakeClock, type FakeClock, settle } from '../testing/fake-clock.ts';
import { createTestTabs } from '../testing/test-tabs.ts';
import { createLeader, type Leader, type LocksLike } from './leader.ts';
import { createPresence } from './presence.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';
import { createTabStates } from './tab-states.ts';

describe('presence', () => {
  function setUp() {
    const tabs = createTestTabs();
    const clock = createFakeClock();
    const open = (id: string) => createPresence({ channel: tabs.open(), id, clock });
    return { open, clock, tabs };
  }

  it('contains the orders of all visible tabs', () => {
    const { open } = setUp();
    const [a, b] = [open('a'), open('b')];
    a.view([1]);
    b.view([2, 3]);
    expect([...a.viewing()].sort()).toEqual([1, 2, 3]);
    b.view(null);
    expect([...a.viewing()]).toEqual([1]);
    expect([...b.viewing()]).toEqual([1]);
  });

  it('isOnScreen is true for a visible tab without an order, and false when all are hidden', () => {
    const { open } = setUp();
    const [a, b] = [open('a'), open('b')];
    const onScreen = [a.isOnScreen()];
    for (const [tab, orders] of [
      [b, []],
      [b, null],
      [a, [1]],
      [a, null],
    ] as const) {
      tab?.view(orders);
      onScreen.push(a.isOnScreen());
    }
    expect(onScreen).toEqual([false, true, false, true, false]);
    expect([...b.viewing()]).toEqual([]);
  });

  it('is sent to a tab that opens later', () => {
    const { open } = setUp();
    open('a').view([1]);
    expect([...open('b').viewing()]).toEqual([1]);
  });

  it('of an open tab lasts, and of a crashed tab is forgotten', () => {
    const { open, clock, tabs } = setUp();
    open('a').view([1]);
    const b = open('b');
    clock.advance(60_000);
    expect([...b.viewing()]).toEqual([1]);
    tabs.open().post({ tab: 'crashed', note: [9], asks: false });
    expect([...b.viewing()].sort()).toEqual([1, 9]);
    clock.advance(10_001);
    expect([...b.viewing()]).toEqual([1]);
  });

  it('ends with the tab, notifies of changes and ignores invalid messages', () => {
    const { open, tabs, clock } = setUp();
    const [a, b] = [open('a'), open('b')];
    let changes = 0;
    b.subscribe(() => changes++);
    a.view([1]);
    a.view([1]);
    tabs.open().post({ note: 'all' });
    a.close();
    expect([...b.viewing()]).toEqual([]);
    expect(changes).toBe(2);
    expect(clock.pending()).toEqual([]);
  });

  it('notifies of changes and of a detected crash, but not of repetitions and empty new tabs', () => {
    const { open, clock, tabs } = setUp();
    const [a, b] = [open('a'), open('b')];
    const heard: number[][] = [];
    b.subscribe(() => heard.push([...b.viewing()].sort()));
    a.view([1]);
    clock.advance(60_000);
    open('c');
    expect(heard).toEqual([[1]]);
    tabs.open().post({ tab: 'crashed', note: [9], asks: false });
    clock.advance(10_000);
    expect(heard).toEqual([[1], [1, 9]]);
    clock.advance(1);
    expect(heard).toEqual([[1], [1, 9], [1]]);
    a.view([1, 2]);
    a.view(null);
    expect(heard.slice(3)).toEqual([[1, 2], []]);
    b.close();
    expect(clock.pending()).toEqual([]);
  });

  it('works over a real BroadcastChannel', async () => {
    const [one, two] = [openTabChannel('test'), openTabChannel('test')];
    const heard = new Promise((resolve) => two.listen(resolve));
    one.post({ hello: 1 });
    expect(await heard).toEqual({ hello: 1 });
    one.close();
    two.close();
  });
});

it('a tab that left is named, even when it was forgotten; a new tab is not', () => {
  const [tabs, clock] = [createTestTabs(), createFakeClock()];
  const notes = createTabStates({ channel: tabs.open(), id: 'own', clock });
  const left: (string | undefined)[] = [];
  notes.subscribe((tab) => left.push(tab));
  const other = tabs.open();
  other.post({ tab: 'new', note: null, asks: true });
  other.post({ tab: 'new', note: [1], asks: false });
  clock.advance(20_000);
  other.post({ tab: 'new', note: null, asks: false });
  other.post({ tab: 'new', note: null, asks: false });
  expect(left).toEqual([undefined, undefined, 'new']);
});

it('tabs have an id on a plain-http page without locks and randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const [tabs, lines, clock] = [createTestTabs(), createTestTabs(), createFakeClock()];
  const presences = Array.from({ length: 20 }, () => createPresence({ channel: tabs.open(), clock }));
  for (const [order, one] of presences.entries()) one.view([order]);
  expect(presences.map((one) => one.viewing().size)).toEqual(Array(20).fill(20));
  const leaders = [1, 2].map(() => createLeader({ name: 'sound', locks: null, openChannel: lines.open, clock }));
  for (const one of leaders) one.compete();
  clock.advance(15_000);
  expect(leaders.filter((one) => one.isLeader())).toHaveLength(1);
});

describe('the channel between tabs', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('reaches the other tabs until they unsubscribe', async () => {
    const [one, two, three] = [openTabChannel('talk'), openTabChannel('talk'), openTabChannel('talk')];
    const heard: unknown[] = [];
    let stop: (() => void) | undefined;
    await new Promise<void>((first) => {
      stop = two.listen((data) => {
        heard.push(data);
        first();
      });
      one.post(1);
    });
    stop?.();
    await new Promise((second) => {
      three.listen(second);
      one.post(2);
    });
    await settle();
    expect(heard).toEqual([1]);
    for (const line of [one, two, three]) line.close();
  });

  it('has no effect without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const line = openTabChannel('nobody');
    const heard: unknown[] = [];
    const stop = line.listen((data) => heard.push(data));
    line.post(1);
    stop();
    line.close();
    expect(heard).toEqual([]);
  });
});

describe('a leader election by default', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("uses the browser's Web Locks", async () => {
    const asked: string[] = [];
    const locks: LocksLike = {
      request: (name, _, task) => {
        asked.push(name);
        return task();
      },
    };
    vi.stubGlobal('navigator', { locks });
    const leader = createLeader({ name: 'sound', openChannel: () => createTestTabs().open() });
    leader.compete();
    await settle();
    expect([asked, leader.isLeader()]).toEqual([['sound'], true]);
    leader.close();
  });

  it.each([
    ['no locks', {}],
    ['no navigator', undefined],
  ])('uses the channel when there are %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const clock = createFakeClock();
    const leader = createLeader({ name: 'sound', openChannel: createTestTabs().open, clock });
    leader.compete();
    clock.advance(1000);
    expect(leader.isLeader()).toBe(true);
    leader.close();
    expect(clock.pending()).toEqual([]);
  });
});

describe('a leader election when the browser denies every lock, as with blocked storage', () => {
  const locks: LocksLike = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  function setUp() {
    const [tabs, clock] = [createTestTabs(), createFakeClock()];
    const open = (id: string) => createLeader({ name: 'sound', locks, openChannel: tabs.open, id, clock });
    return { clock, leaders: [open('a'), open('b')] as const };
  }

  it('uses the channel, and passes the lead on', async () => {
    const { clock, leaders } = setUp();
    const isLeading = () => leaders.map((one) => one.isLeader());
    for (const one of leaders) one.compete();
    await settle();
    clock.advance(1000);
    expect(isLeading()).toEqual([true, false]);
    leaders[0].stepDown();
    clock.advance(1000);
    expect(isLeading()).toEqual([false, true]);
    leaders[1].close();
    expect(clock.pending()).toEqual([]);
  });

  it('does not start when it was cancelled meanwhile', async () => {
    const { clock, leaders } = setUp();
    leaders[0].compete();
    leaders[0].close();
    await settle();
    expect(clock.pending()).toEqual([]);
  });
});

describe('a leader in a hidden tab', () => {
  /** Timers run once a minute, as in a hidden tab; messages arrive at once. */
  function createHidingClock(clock: FakeClock) {
    const own = { hidden: false, crashed: false };
    const wait = (ms: number) => (own.hidden ? Math.ceil((clock.now() + ms) / 60_000) * 60_000 - clock.now() : ms);
    const after: FakeClock['after'] = (ms, task) =>
      clock.after(wait(ms), () => {
        if (!own.crashed) task();
      });
    return { own, clock: { now: clock.now, after } };
  }

  it.each([
    ['alone', false],
    ['with all others', true],
  ])('%s, leads while its tab is open, and is replaced when it crashes', (_, areAllHidden) => {
    const [tabs, clock] = [createTestTabs(), createFakeClock()];
    const [one, other] = [createHidingClock(clock), createHidingClock(clock)];
    let line: TabChannel | undefined;
    const open = () => {
      line = tabs.open();
      return line;
    };
    const a = createLeader({ name: 'sound', locks: null, openChannel: open, id: 'a', clock: one.clock });
    const b = createLeader({ name: 'sound', locks: null, openChannel: tabs.open, id: 'b', clock: other.clock });
    a.compete();
    clock.advance(1000);
    b.compete();
    clock.advance(5000);
    one.own.hidden = true;
    other.own.hidden = areAllHidden;
    for (let second = 0; second < 600; second++) {
      clock.advance(1000);
      expect([a.isLeader(), b.isLeader()]).toEqual([true, false]);
    }
    one.own.crashed = true;
    line?.close();
    clock.advance(areAllHidden ? 180_000 : 15_000);
    expect(b.isLeader()).toBe(true);
  });
});

describe('a leader that closes while all other tabs are hidden', () => {
  /** Timers run once a minute, as in hidden tabs. */
  const hiding = (clock: FakeClock): Clock => ({
    now: clock.now,
    after: (ms: number, task: () => void) =>
      clock.after(Math.ceil((clock.now() + ms) / 60_000) * 60_000 - clock.now(), task),
  });

  function setUp() {
    const [tabs, clock] = [createTestTabs(), createFakeClock()];
    const open = (id: string, own: Clock = clock) =>
      createLeader({ name: 'sound', locks: null, openChannel: tabs.open, id, clock: own });
    const leaders = [open('a'), open('b', hiding(clock)), open('c', hiding(clock))] as const;
    for (const one of leaders) {
      one.compete();
      clock.advance(61_000);
    }
    return { leaders, clock, isLeading: () => leaders.map((one) => one.isLeader()) };
  }

  it('is replaced at once by the tab that waited longest', () => {
    const { leaders, isLeading, clock } = setUp();
    expect(isLeading()).toEqual([true, false, false]);
    leaders[0].close();
    expect(isLeading()).toEqual([false, true, false]);
    clock.advance(600_000);
    expect(isLeading()).toEqual([false, true, false]);
    leaders[1].close();
    expect(isLeading()).toEqual([false, false, true]);
  });

  it('stays when another tab closes', () => {
    const { leaders, isLeading, clock } = setUp();
    leaders[1].close();
    expect(isLeading()).toEqual([true, false, false]);
    clock.advance(600_000);
    expect(isLeading()).toEqual([true, false, false]);
  });
});

/** Standard behaviour, for one name. */
function createTestLocks(): LocksLike {
  const queue: (() => Promise<void>)[] = [];
  let held = false;
  async function next(): Promise<void> {
    const task = held ? undefined : queue.shift();
    if (!task) return;
    held = true;
    await task();
    held = false;
    await next();
  }
  return {
    request: (_name, { signal }, task) =>
      new Promise((resolve, reject) => {
        const turn = () => task().then(resolve);
        queue.push(turn);
        signal.addEventListener('abort', () => {
          const place = queue.indexOf(turn);
          if (place < 0) return;
          queue.splice(place, 1);
          reject(new DOMException('called off', 'AbortError'));
        });
        void next();
      }),
  };
}

describe.each(['Web Locks', 'BroadcastChannel'])('a leader election by %s', (way) => {
  function setUp() {
    const clock = createFakeClock();
    const tabs = createTestTabs();
    const locks = way === 'Web Locks' ? createTestLocks() : null;
    const open = (id: string) => createLeader({ name: 'sound', locks, openChannel: tabs.open, id, clock });
    const later = async () => {
      await settle();
      clock.advance(15_000);
      await settle();
    };
    return { open, later };
  }
  const leaders = (all: readonly Leader[]) => all.filter((one) => one.isLeader()).length;

  it('elects exactly one of the competing tabs', async () => {
    const { open, later } = setUp();
    const [a, b, c] = [open('a'), open('b'), open('c')];
    await later();
    expect(leaders([a, b, c])).toBe(0);
    c.compete();
    b.compete();
    await later();
    expect(leaders([a, b, c])).toBe(1);
    expect(a.isLeader()).toBe(false);
  });

  it('keeps the leader when other tabs join', async () => {
    const { open, later } = setUp();
    const [a, b] = [open('a'), open('b')];
    b.compete();
    await later();
    a.compete();
    await later();
    expect([a.isLeader(), b.isLeader()]).toEqual([false, true]);
  });

  it('replaces a leader that steps down or closes', async () => {
    const { open, later } = setUp();
    const [a, b] = [open('a'), open('b')];
    let changes = 0;
    a.subscribe(() => changes++);
    a.compete();
    await later();
    b.compete();
    a.stepDown();
    await later();
    expect([a.isLeader(), b.isLeader()]).toEqual([false, true]);
    expect(changes).toBe(2);
    a.compete();
    await later();
    b.close();
    await later();
    expect([a.isLeader(), b.isLeader()]).toEqual([true, false]);
  });

  it('can be left while waiting', async () => {
    const { open, later } = setUp();
    const [a, b] = [open('a'), open('b')];
    a.compete();
    await later();
    b.compete();
    b.stepDown();
    a.stepDown();
    await later();
    expect(leaders([a, b])).toBe(0);
  });

  it('property: exactly one tab leads while any competes', async () => {
    const steps = fc.array(fc.record({ tab: fc.nat(3), compete: fc.boolean(), wait: fc.boolean() }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { open, later } = setUp();
        const tabs = ['a', 'b', 'c', 'd'].map((id) => open(id));
        const competing = new Set<number>();
        for (const { tab, compete, wait } of list) {
          if (compete) tabs[tab]?.compete();
          else tabs[tab]?.stepDown();
          if (compete) competing.add(tab);
          else competing.delete(tab);
          if (wait) await later();
        }
        await later();
        expect(leaders(tabs)).toBe(competing.size > 0 ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });
});

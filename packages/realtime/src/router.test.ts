import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouter } from './router.ts';
import type { CatchUpResult, RouterOptions } from './router-types.ts';
import { createFakeClock, settle } from './testing/fake-clock.ts';
import { createRecordingHandlers, eventNames, wireEvent } from './testing/fixtures.ts';
import { recordUncaught } from './testing/uncaught.ts';

interface Asked {
  readonly seq: number | null;
  readonly answer: (missed: CatchUpResult) => Promise<void>;
  readonly fail: () => Promise<void>;
}

function setUp(options: Partial<RouterOptions> = {}) {
  const routed: string[] = [];
  const stale: string[] = [];
  const asked: Asked[] = [];
  const clock = createFakeClock();
  const router = createRouter({
    handlers: createRecordingHandlers(routed),
    fetchSince: (seq) =>
      new Promise((resolve, reject) => {
        asked.push({
          seq,
          answer: (missed) => {
            resolve(missed);
            return settle();
          },
          fail: () => {
            reject(new Error('down'));
            return settle();
          },
        });
      }),
    onStale: (reason) => stale.push(reason),
    clock,
    schedule: (task) => setImmediate(task),
    ...options,
  });
  const live = async (...seqs: (number | null)[]) => {
    for (const seq of seqs) {
      const { name, payload } = wireEvent('orderUpdated', `${seq}`, seq);
      router.receive(name, payload);
    }
    await settle();
  };
  return { router, routed, stale, asked, clock, live };
}

const kept = (...seqs: number[]) => seqs.map((seq) => wireEvent('orderUpdated', `${seq}`, seq));

describe('a received event', () => {
  // @spec 7.1-5
  it.each(eventNames)('%s is passed to its handler', async (name) => {
    const { router, routed } = setUp();
    router.receive(name, wireEvent(name, 'a', null).payload);
    await settle();
    expect(routed).toEqual(['a']);
  });

  // @spec 3.8-7, 3.8-8, 3.8-9, 3.8-10
  it.each<[string, object, object]>([
    ['orderNotification', { type: 'Pause', id: 7 }, { type: 'Pause', id: 7, seq: null }],
    ['orderNotification', { type: 'Unpause', id: '7' }, { type: 'Unpause', id: 7, seq: null }],
    [
      'newOrder',
      { game: 3, platform: 'PC', server: 'EU-West', purchase: 'Gold' },
      { id: null, game: 3, platform: 'PC', server: 'EU-West', purchase: 'Gold', seq: null },
    ],
    ['newOrderNotification', { game: '3', purchase: 'Gold' }, { id: null, game: 3, platform: null, server: null }],
    ['newMessage', { to: '5', id: 7 }, { to: 5, id: 7, seq: null }],
    ['newNotification', { users: [4, '5'], message: 'Hi' }, { users: [4, 5], message: 'Hi', seq: null }],
    ['message', { msg: 'hi', room: 'order7', sender: 5 }, { msg: 'hi', order: 7, id: null, sender: null, seq: null }],
    ['message', { msg: 'hi', room: 'user5' }, { msg: 'hi', order: null }],
    ['lockinInit', {}, { id: null, seq: null }],
    ['lockinStatus', { id: 7 }, { id: 7, seq: null }],
  ])('%s with the fields of SPEC alone is routed each time: %j', async (name, payload, received) => {
    const routed: object[] = [];
    const note = (event: object) => void routed.push(event);
    const handlers = Object.fromEntries(
      eventNames.map((event) => [event, note]),
    ) as unknown as RouterOptions['handlers'];
    const { router } = setUp({ handlers });
    router.receive(name, payload);
    router.receive(name, payload);
    await settle();
    expect(routed).toEqual([expect.objectContaining(received), expect.objectContaining(received)]);
    expect(router.counts()).toMatchObject({ routed: 2, duplicate: 0, malformed: 0 });
  });

  it('of SPEC without the fields that SPEC names is malformed', async () => {
    const { router } = setUp();
    for (const [name, payload] of [
      ['orderNotification', { id: 7 }],
      ['orderNotification', { type: 'Pause' }],
      ['orderNotification', { type: 'Stop', id: 7 }],
      ['newOrder', { purchase: 'Gold' }],
      ['newMessage', { id: 7 }],
      ['newMessage', { to: 0, id: 7 }],
      ['newNotification', { message: 'Hi' }],
      ['newNotification', { users: 5, message: 'Hi' }],
      ['message', 'hi'],
      ['lockinInit', null],
    ] as const)
      router.receive(name, payload);
    await settle();
    expect(router.counts()).toEqual({ routed: 0, duplicate: 0, unknown: 0, malformed: 10, failed: 0 });
  });

  it('newOrderNotification is routed as newOrder, once for both names', async () => {
    const { router, routed } = setUp();
    const { payload } = wireEvent('newOrder', 'a', null);
    router.receive('newOrderNotification', payload);
    router.receive('newOrder', payload);
    await settle();
    expect(routed).toEqual(['a']);
    expect(router.counts()).toMatchObject({ routed: 1, duplicate: 1 });
  });

  it('that is unknown or malformed is counted and dropped without throwing', async () => {
    const { router, routed } = setUp();
    for (const name of ['toString', '__proto__', 'later']) router.receive(name, {});
    for (const bad of [undefined, null, 7, 'x', [], {}, { id: -1 }]) router.receive('orderUpdated', bad);
    await settle();
    expect(routed).toEqual([]);
    expect(router.counts()).toEqual({ routed: 0, duplicate: 0, unknown: 3, malformed: 7, failed: 0 });
  });

  it('is routed after a handler threw, which is passed to onFailure', async () => {
    const failures: string[] = [];
    const handlers = {
      ...createRecordingHandlers([]),
      orderUpdated: () => {
        throw new Error('boom');
      },
    };
    const { router } = setUp({ handlers, onFailure: (error, event) => failures.push(`${event.name}: ${error}`) });
    router.receive('orderUpdated', wireEvent('orderUpdated', 'a', null).payload);
    router.receive('newMessage', wireEvent('newMessage', 'b', null).payload);
    await settle();
    expect(failures).toEqual(['orderUpdated: Error: boom']);
    expect(router.counts()).toMatchObject({ routed: 2, failed: 1 });
  });

  it('is routed after a handler threw without onFailure', async () => {
    const routed: string[] = [];
    const handlers = {
      ...createRecordingHandlers(routed),
      orderUpdated: () => {
        throw new Error('boom');
      },
    };
    const { router } = setUp({ handlers });
    router.receive('orderUpdated', wireEvent('orderUpdated', 'a', null).payload);
    router.receive('newMessage', wireEvent('newMessage', 'b', null).payload);
    await settle();
    expect(routed).toEqual(['b']);
  });

  it('is routed after onFailure threw, which is reported as uncaught', async () => {
    const uncaught = recordUncaught();
    const [boom, told] = [new Error('boom'), new Error('told')];
    const handlers = {
      ...createRecordingHandlers([]),
      orderUpdated: () => {
        throw boom;
      },
    };
    const onFailure = () => {
      throw told;
    };
    const { router, live } = setUp({ seq: 0, handlers, onFailure });
    await live(1, 2, 3);
    expect(router.counts()).toMatchObject({ routed: 3, failed: 3 });
    expect([router.seq(), uncaught]).toEqual([3, [told, told, told]]);
  });

  it('is a duplicate only while its id is within the memory', async () => {
    const { router, routed } = setUp({ memory: 2 });
    for (const id of ['a', 'b', 'a', 'c', 'a']) router.receive('newMessage', wireEvent('newMessage', id, null).payload);
    await settle();
    expect(routed).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is neither routed nor fetched for after close', async () => {
    const { router, routed, asked, clock, live } = setUp();
    router.receive('newMessage', wireEvent('newMessage', 'a', null).payload);
    router.close();
    await live(1);
    router.catchUp();
    expect({ routed, asked, pending: clock.pending() }).toEqual({ routed: [], asked: [], pending: [] });
  });
});

describe('10 000 events at once', () => {
  it('are routed in slices of a few milliseconds, with the right final state', () => {
    const clock = createFakeClock();
    const tasks: (() => void)[] = [];
    let state = -1;
    const router = createRouter({
      handlers: {
        ...createRecordingHandlers([]),
        orderUpdated: ({ status }) => {
          // Each handler takes a millisecond.
          clock.advance(1);
          state = status;
        },
      },
      fetchSince: () => Promise.reject(new Error('not asked')),
      clock,
      schedule: (task) => tasks.push(task),
    });
    for (let n = 0; n < 10_000; n++) {
      const { payload } = wireEvent('orderUpdated', `${n}`, null);
      router.receive('orderUpdated', { ...payload, status: n });
    }
    let longest = 0;
    let slices = 0;
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const start = clock.now();
      task();
      slices++;
      longest = Math.max(longest, clock.now() - start);
    }
    expect(state).toBe(9999);
    expect(longest).toBeLessThanOrEqual(9);
    expect(slices).toBeGreaterThan(1000);
  });
});

it('10 000 missed events are replayed in slices too', async () => {
  const clock = createFakeClock();
  const tasks: (() => void)[] = [];
  let status = 0;
  const router = createRouter({
    handlers: {
      ...createRecordingHandlers([]),
      orderUpdated: (payload) => {
        clock.advance(1);
        status = payload.status;
      },
    },
    seq: 0,
    fetchSince: async () => {
      const events = Array.from({ length: 10_000 }, (_, n) => {
        const { name, payload } = wireEvent('orderUpdated', `${n + 1}`, n + 1);
        return { name, payload: { ...payload, status: n + 1 } };
      });
      return { events, last: 10_000, complete: true };
    },
    clock,
    schedule: (task) => tasks.push(task),
  });
  router.catchUp();
  await settle();
  let longest = 0;
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const start = clock.now();
    task();
    longest = Math.max(longest, clock.now() - start);
  }
  expect({ status, seq: router.seq(), routed: router.counts().routed }).toEqual({
    status: 10_000,
    seq: 10_000,
    routed: 10_000,
  });
  expect(longest).toBeLessThanOrEqual(9);
});

describe('sequence numbers', () => {
  it('are fetched at first without replaying earlier events', async () => {
    const { router, routed, stale, asked, live } = setUp();
    router.catchUp();
    await live(41);
    expect(routed).toEqual(['41']);
    await asked[0]?.answer({ events: kept(1, 2), last: 41, complete: true });
    await live(42);
    expect(asked.map((one) => one.seq)).toEqual([null]);
    expect(routed).toEqual(['41', '42']);
    expect(stale).toEqual(['first']);
    expect(router.seq()).toBe(42);
  });

  it('with a gap cause one fetch while later events wait in order', async () => {
    const { router, routed, stale, asked, live } = setUp({ seq: 1 });
    await live(2, 5, 6, 4);
    expect(routed).toEqual(['2']);
    await asked[0]?.answer({ events: kept(3, 4, 5), last: 5, complete: true });
    expect(asked.map((one) => one.seq)).toEqual([2]);
    expect({ routed, stale }).toEqual({ routed: ['2', '3', '4', '5', '6'], stale: [] });
    expect(router.counts()).toMatchObject({ duplicate: 2 });
    expect(router.seq()).toBe(6);
  });

  it('after a reconnect: missed events are fetched and marked replayed, and events of rooms count as lost', async () => {
    const { router, routed, stale, asked, live } = setUp({ seq: 1 });
    router.catchUp();
    await live(4);
    await asked[0]?.answer({ events: kept(2, 3), last: 3, complete: true });
    expect(routed).toEqual(['2*', '3*', '4']);
    expect(stale).toEqual(['away']);
    expect(router.seq()).toBe(4);
  });

  it('after a reconnect: events are marked replayed even when a live event opens the gap before the rooms are joined', async () => {
    const { router, routed, stale, asked, live } = setUp({ seq: 1 });
    router.onDisconnect();
    await live(4);
    expect(routed).toEqual([]);
    await asked[0]?.answer({ events: kept(2, 3), last: 3, complete: true });
    expect({ routed, stale }).toEqual({ routed: ['2*', '3*', '4'], stale: ['away'] });
    router.catchUp();
    await asked[1]?.answer({ events: [], last: 4, complete: true });
    await live(6);
    await asked[2]?.answer({ events: kept(5), last: 6, complete: true });
    expect(routed).toEqual(['2*', '3*', '4', '5', '6']);
  });

  it('after a disconnect during the fetch of a gap: events are marked replayed, even when that fetch failed', async () => {
    const { router, routed, asked, clock, live } = setUp({ seq: 1 });
    await live(3);
    router.onDisconnect();
    await asked[0]?.fail();
    clock.advance(1000);
    await asked[1]?.answer({ events: kept(2, 3, 4), last: 4, complete: true });
    expect(routed).toEqual(['3', '2*', '4*']);
  });

  it('after a disconnect during a fetch: missed events are fetched once more', async () => {
    const { router, asked } = setUp({ seq: 1 });
    router.catchUp();
    router.catchUp();
    router.catchUp();
    await asked[0]?.answer({ events: [], last: 1, complete: true });
    await asked[1]?.answer({ events: [], last: 1, complete: true });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['room first', [null, 2]],
    ['user first', [2, null]],
  ])('continue when an event arrives both by a room and to the user: %s', async (_, seqs) => {
    const { router, routed, asked, live } = setUp({ seq: 1 });
    for (const seq of seqs) router.receive('newMessage', wireEvent('newMessage', 'both', seq).payload);
    await live(3);
    expect({ routed, asked, seq: router.seq() }).toEqual({ routed: ['both', '3'], asked: [], seq: 3 });
  });

  describe('latestSeq', () => {
    const latest = async ({ router }: Pick<ReturnType<typeof setUp>, 'router'>, last: number) => {
      router.receive('latestSeq', { eventId: `latest ${last}`, seq: null, last });
      await settle();
    };

    it('fetches events that did not arrive, marks them live, and reports that events of rooms may be lost', async () => {
      const set = setUp({ seq: 1 });
      await set.live(2);
      await latest(set, 4);
      expect(set.asked.map((one) => one.seq)).toEqual([2]);
      await set.asked[0]?.answer({ events: kept(3, 4), last: 4, complete: true });
      await set.live(5);
      expect({ routed: set.routed, stale: set.stale, seq: set.router.seq() }).toEqual({
        routed: ['2', '3', '4', '5'],
        stale: ['away'],
        seq: 5,
      });
      expect(set.router.counts()).toEqual({ routed: 4, duplicate: 0, unknown: 0, malformed: 0, failed: 0 });
    });

    it.each([
      ['that has arrived', 2],
      ['that is older', 1],
    ])('fetches nothing for an event %s', async (_, last) => {
      const set = setUp({ seq: 1 });
      await set.live(2);
      await latest(set, last);
      expect([set.asked, set.stale]).toEqual([[], []]);
    });

    it('fetches nothing while no number is known', async () => {
      const set = setUp();
      await latest(set, 7);
      expect([set.asked, set.router.seq()]).toEqual([[], null]);
    });

    it('fetches nothing more during a fetch, and reports that events of rooms may be lost', async () => {
      const set = setUp({ seq: 1 });
      await set.live(3);
      await latest(set, 4);
      expect(set.asked).toHaveLength(1);
      await set.asked[0]?.answer({ events: kept(2, 3, 4), last: 4, complete: true });
      expect([set.routed, set.stale]).toEqual([['2', '3', '4'], ['away']]);
    });

    it('leaves a failed fetch to its retry', async () => {
      const set = setUp({ seq: 1 });
      await latest(set, 3);
      await set.asked[0]?.fail();
      await latest(set, 3);
      expect(set.asked).toHaveLength(1);
      set.clock.advance(1000);
      await set.asked[1]?.answer({ events: kept(2, 3), last: 3, complete: true });
      expect([set.routed, set.stale]).toEqual([['2', '3'], ['away']]);
    });
  });

  it('skip a number that does not exist after one fetch', async () => {
    const { routed, asked, live } = setUp({ seq: 1 });
    await live(3);
    await asked[0]?.answer({ events: [], last: 1, complete: true });
    await live(4);
    expect(asked).toHaveLength(1);
    expect(routed).toEqual(['3', '4']);
  });

  it.each([
    ['gone', { events: kept(9), last: 9, complete: false }],
    ['reset', { events: [], last: 0, complete: false }],
  ] as const)('report %s when fetched data is outdated', async (reason, missed) => {
    const { router, stale, asked, live } = setUp({ seq: 5 });
    router.catchUp();
    await asked[0]?.answer(missed);
    await live(missed.last + 1);
    expect(stale).toEqual([reason]);
    expect(router.seq()).toBe(missed.last + 1);
    expect(asked).toHaveLength(1);
  });

  it('continue when onStale throws', async () => {
    const uncaught = recordUncaught();
    const fault = new Error('stale');
    const told: string[] = [];
    const onStale = (reason: string) => {
      told.push(reason);
      throw fault;
    };
    const { router, routed, asked, live } = setUp({ onStale });
    router.catchUp();
    router.catchUp();
    await asked[0]?.answer({ events: [], last: 5, complete: true });
    await asked[1]?.answer({ events: [], last: 5, complete: true });
    await live(6, 7);
    expect({ routed, told, seq: router.seq() }).toEqual({ routed: ['6', '7'], told: ['first', 'away'], seq: 7 });
    expect(uncaught).toEqual([fault, fault]);
  });

  it('are fetched again when fetchSince throws synchronously', async () => {
    const fetches: (number | null)[] = [];
    const { router, routed, clock, live } = setUp({
      seq: 1,
      fetchSince: (seq) => {
        fetches.push(seq);
        if (fetches.length === 1) throw new Error('no fetch here');
        return Promise.resolve({ events: kept(2, 3), last: 3, complete: true });
      },
    });
    await live(3);
    expect(routed).toEqual(['3']);
    clock.advance(1000);
    await settle();
    expect({ routed, fetches, seq: router.seq() }).toEqual({ routed: ['3', '2'], fetches: [1, 1], seq: 3 });
  });

  it('do not block events when the fetch fails; it is retried with growing delays until the gap is filled', async () => {
    const { router, routed, asked, clock, live } = setUp({ seq: 1 });
    await live(3);
    await asked[0]?.fail();
    await live(4);
    expect(routed).toEqual(['3', '4']);
    expect(router.seq()).toBe(1);
    expect(clock.pending()).toEqual([1000]);
    clock.advance(1000);
    await asked[1]?.fail();
    expect(clock.pending()).toEqual([2000]);
    clock.advance(2000);
    await asked[2]?.answer({ events: kept(2, 3, 4), last: 4, complete: true });
    expect(routed).toEqual(['3', '4', '2']);
    expect(router.seq()).toBe(4);
  });

  it('do not block events while a gap is fetched again', async () => {
    const { routed, asked, clock, live } = setUp({ seq: 1 });
    await live(3);
    await asked[0]?.fail();
    clock.advance(1000);
    await live(4, 6);
    expect({ routed, asked: asked.length }).toEqual({ routed: ['3', '4', '6'], asked: 2 });
  });

  it('wait at most 5 s for a fetch', async () => {
    const { routed, clock, live } = setUp({ seq: 1 });
    await live(3);
    clock.advance(4999);
    await settle();
    expect(routed).toEqual([]);
    clock.advance(1);
    await settle();
    expect(routed).toEqual(['3']);
  });

  it('a fetch without an answer fails after the timeout of a call', async () => {
    const { router, routed, asked, clock, live } = setUp({ seq: 1 });
    await live(3);
    clock.advance(5000);
    router.catchUp();
    clock.advance(54_999);
    expect(asked.length).toBe(1);
    clock.advance(1);
    clock.advance(1000);
    expect(asked.length).toBe(2);
    // Too late: the next fetch has started.
    await asked[0]?.answer({ events: kept(2, 3), last: 3, complete: true });
    expect(router.seq()).toBe(1);
    await asked[0]?.fail();
    expect(clock.pending()).toEqual([5000]);
    await asked[1]?.answer({ events: kept(2, 3, 4), last: 4, complete: true });
    expect([routed, router.seq(), asked.length]).toEqual([['3', '2*', '4*'], 4, 2]);
  });

  it('a fetch that fails after its timeout is ignored', async () => {
    const { asked, clock, live } = setUp({ seq: 1 });
    await live(3);
    clock.advance(5000);
    clock.advance(55_000);
    await asked[0]?.fail();
    expect(clock.pending()).toEqual([1000]);
  });

  it.each(['null', '{"last":3}', '{"events":[null],"last":3,"complete":true}', '{"events":[],"complete":true}'])(
    'are fetched again after the invalid result %s',
    async (nonsense) => {
      const uncaught = recordUncaught();
      const { router, routed, asked, clock, live } = setUp({ seq: 1 });
      await live(3);
      await asked[0]?.answer(JSON.parse(nonsense));
      expect([routed, clock.pending(), router.seq()]).toEqual([['3'], [1000], 1]);
      clock.advance(1000);
      await asked[1]?.answer(JSON.parse(nonsense));
      expect(clock.pending()).toEqual([2000]);
      clock.advance(2000);
      await asked[2]?.answer({ events: kept(2, 3), last: 3, complete: true });
      expect([routed, router.seq(), uncaught]).toEqual([['3', '2'], 3, []]);
    },
  );

  it('mark events as replayed that were missed in a disconnect during a failing fetch', async () => {
    const { router, routed, asked, clock, live } = setUp({ seq: 5 });
    await live(7);
    router.catchUp();
    await asked[0]?.fail();
    clock.advance(1000);
    await asked[1]?.answer({ events: kept(6, 7, 8, 9), last: 9, complete: true });
    expect(routed).toEqual(['7', '6*', '8*', '9*']);
  });

  it('property: however fetches fail, each event is routed once, and missed ones are marked replayed', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('event' as const), fate: fc.constantFrom('arrives', 'lost', 'twice') }),
      fc.record({ does: fc.constant('break' as const), missed: fc.nat(3) }),
      fc.record({ does: fc.constantFrom('answer' as const, 'fail' as const, 'nonsense' as const) }),
      fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(10, 1000, 5000, 31_000) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let sent = 0;
        const swallowed = new Set<string>();
        const fetches: { readonly answer: () => void; readonly fail: () => void; readonly nonsense: () => void }[] = [];
        const { router, routed, clock } = setUp({
          seq: 0,
          fetchSince: (seq) =>
            new Promise((resolve, reject) => {
              const from = (seq ?? 0) + 1;
              const events = Array.from({ length: Math.max(0, sent - from + 1) }, (_, n) => kept(from + n)).flat();
              const missed = { events, last: sent, complete: true };
              fetches.push({
                answer: () => resolve(missed),
                fail: () => reject(new Error('down')),
                nonsense: () => resolve(JSON.parse('{}')),
              });
            }),
        });
        for (const one of steps) {
          if (one.does === 'event') {
            const { name, payload } = wireEvent('orderUpdated', `${++sent}`, sent);
            if (one.fate !== 'lost') router.receive(name, payload);
            if (one.fate === 'twice') router.receive(name, payload);
          } else if (one.does === 'break') {
            for (let n = 0; n < one.missed; n++) swallowed.add(`${++sent}`);
            router.catchUp();
          } else if (one.does === 'wait') clock.advance(one.ms);
          else fetches.shift()?.[one.does]();
          await settle();
        }
        for (let round = 0; round < 8; round++) {
          router.catchUp();
          await settle();
          for (let fetch = fetches.shift(); fetch; fetch = fetches.shift()) {
            fetch.answer();
            await settle();
          }
          clock.advance(31_000);
          await settle();
        }
        const ids = routed.map((id) => Number(id.replace('*', '')));
        expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: sent }, (_, n) => n + 1));
        for (const id of swallowed) expect(routed).toContain(`${id}*`);
        expect(router.seq()).toBe(sent);
      }),
      { numRuns: 200 },
    );
  });

  it('property: whatever the connection loses or duplicates, each event is routed once and in order', async () => {
    const fates = fc.array(fc.constantFrom('arrives', 'lost', 'twice'), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fates, fc.array(fc.nat(40), { maxLength: 5 }), async (line, breaks) => {
        let sent = 0;
        const routed: string[] = [];
        const router = createRouter({
          handlers: createRecordingHandlers(routed),
          seq: 0,
          fetchSince: async (seq) => {
            const from = (seq ?? 0) + 1;
            const events = Array.from({ length: sent - from + 1 }, (_, n) => kept(from + n)).flat();
            return { events, last: sent, complete: true };
          },
          clock: createFakeClock(),
          schedule: (task) => setImmediate(task),
        });
        for (const fate of line) {
          sent++;
          const { name, payload } = wireEvent('orderUpdated', `${sent}`, sent);
          if (fate !== 'lost') router.receive(name, payload);
          if (fate === 'twice') router.receive(name, payload);
          if (breaks.includes(sent)) router.catchUp();
          if (sent % 3 === 0) await settle();
        }
        await settle();
        await settle();
        router.catchUp();
        await settle();
        await settle();
        expect(routed.map((id) => Number(id.replace('*', '')))).toEqual(Array.from({ length: sent }, (_, n) => n + 1));
      }),
      { numRuns: 200 },
    );
  });
});

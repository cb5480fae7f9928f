import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RequestResult } from '../channel-types.ts';
import { clientEvents } from '../contract/client-events.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createTestTabs } from '../testing/test-tabs.ts';
import { recordUncaught } from '../testing/uncaught.ts';
import { createOutbox } from './outbox.ts';
import { createMemoryStore, openOutboxStore } from './outbox-store.ts';
import type { OutboxOptions, OutboxStore, SentMessage } from './outbox-types.ts';

type Fate = 'taken' | 'cut before send' | 'cut after commit' | 'nonsense after commit' | 'busy';
type Sent = RequestResult<'message'>;
const refusal = (code: string): Sent => ({ ok: false, code, message: `${code}.` });

/** A server that stores each client id once, behind a connection that fails as listed and then works. */
function createFlakyServer(fates: Fate[] = []) {
  const log: { room: string; msg: string; clientId: string }[] = [];
  const open = new Set<string>();
  let overlaps = 0;
  const send: OutboxOptions['send'] = async ({ room, msg, clientId }) => {
    if (open.has(room)) overlaps++;
    open.add(room);
    const fate = fates.shift() ?? 'taken';
    await Promise.resolve();
    open.delete(room);
    if (fate === 'cut before send') return refusal('offline');
    if (fate === 'busy') return refusal('too_many');
    if (msg === 'refuse me') return refusal('not_found');
    if (!log.some((one) => one.clientId === clientId)) log.push({ room, msg, clientId });
    if (fate === 'cut after commit') return refusal('no_answer');
    if (fate === 'nonsense after commit') return refusal('bad_answer');
    const place = log.findIndex((one) => one.clientId === clientId);
    return { ok: true, id: place + 1, seqInOrder: place + 1, createdAt: '2026-01-02T03:04:05.000Z' };
  };
  return {
    send,
    log,
    overlaps: () => overlaps,
    of: (room: string) => log.filter((one) => one.room === room).map(({ msg }) => msg),
  };
}

let ids = 0;
function setUp(options: Partial<OutboxOptions> = {}) {
  const clock = createFakeClock();
  const server = createFlakyServer();
  const sent: SentMessage[] = [];
  const store = createMemoryStore();
  const outbox = createOutbox({
    user: 5,
    store,
    send: server.send,
    onSent: (message) => sent.push(message),
    newId: () => `id-${++ids}`,
    now: () => 1_000_000_000,
    clock,
    lock: (_, task) => task(),
    ...options,
  });
  const texts = () => outbox.messages().map(({ msg, state }) => `${msg} ${state}`);
  return { outbox, clock, server, sent, store, texts };
}

describe('a message', () => {
  it('waits, is sent, and is removed once acknowledged', async () => {
    let answer: ((result: Sent) => void) | undefined;
    const { outbox, sent, texts } = setUp({ send: () => new Promise((resolve) => (answer = resolve)) });
    const seen: string[][] = [];
    await outbox.ready;
    outbox.subscribe(() => seen.push(texts()));
    await outbox.add('order9', 'hi');
    await settle();
    expect(seen.at(-1)).toEqual(['hi sending']);
    expect(seen[0]).toEqual(['hi waiting']);
    answer?.({ ok: true, id: 3, seqInOrder: 2, createdAt: '2026-01-02T03:04:05.000Z' });
    await settle();
    expect(texts()).toEqual([]);
    expect(sent).toMatchObject([{ room: 'order9', id: 3, seqInOrder: 2 }]);
  });

  it('that replies is sent with the id of its target, and passed to onSent with the quote', async () => {
    const requests: object[] = [];
    const { outbox, sent, server } = setUp({
      send: (request) => {
        requests.push(request);
        return server.send(request);
      },
    });
    const sender = { id: 7, name: 'Kaito' };
    const replyTo = { id: 40, message: { seq: 4, sender, body: 'Tonight?', pictures: 0 } };
    await outbox.add('order9', 'yes', { replyTo });
    await outbox.add('order9', 'no reply', { replyTo: null });
    await settle();
    expect(requests).toMatchObject([{ msg: 'yes', replyTo: 40 }, { msg: 'no reply' }]);
    expect(requests[1]).not.toHaveProperty('replyTo');
    expect(sent.map((message) => message.replyTo)).toEqual([replyTo, undefined]);
  });

  it('is passed to onSent with its text, even when another tab wrote it and its notification is in flight', async () => {
    const { outbox, sent, store } = setUp();
    await outbox.ready;
    await store.add({ ...kept('theirs'), at: 1_000_000_000 });
    await outbox.add('order9', 'mine');
    await settle();
    expect(sent.map(({ msg, seqInOrder }) => [msg, seqInOrder])).toEqual([
      ['theirs', 1],
      ['mine', 2],
    ]);
  });

  it('that another page sent is removed from the list when its turn comes', async () => {
    const store = createMemoryStore();
    const message = await store.add({ ...kept('theirs'), at: 1_000_000_000 });
    const { outbox, server, texts } = setUp({ store });
    // As soon as it is listed.
    const stop = outbox.subscribe(() => void store.remove(message.place));
    await outbox.ready;
    await settle();
    stop();
    expect({ shown: texts(), sent: server.log }).toEqual({ shown: [], sent: [] });
  });

  it('that the server refuses keeps its reason and blocks no other', async () => {
    const { outbox, server, texts } = setUp();
    await outbox.add('order9', 'refuse me');
    await outbox.add('order9', 'next');
    await settle();
    expect(texts()).toEqual(['refuse me failed']);
    expect(outbox.messages()[0]?.failure).toEqual({ code: 'not_found', message: 'not_found.' });
    expect(server.of('order9')).toEqual(['next']);
  });

  it('that failed is sent by retry and removed by cancel', async () => {
    const answers = [refusal('not_found'), refusal('forbidden')];
    const tried: string[] = [];
    const { outbox, texts } = setUp({
      send: async ({ clientId }) => {
        tried.push(clientId);
        return answers.shift() ?? refusal('invalid');
      },
    });
    const { clientId } = await outbox.add('order9', 'hi');
    await settle();
    await outbox.retry(clientId);
    await settle();
    expect(tried).toEqual([clientId, clientId]);
    expect(outbox.messages()[0]?.failure?.code).toBe('forbidden');
    expect(await outbox.cancel(clientId)).toBe(true);
    expect(await outbox.cancel(clientId)).toBe(false);
    expect(texts()).toEqual([]);
  });

  it('that was cancelled is restored with its id, and stays failed until it is retried', async () => {
    const { outbox, server } = setUp();
    await outbox.add('order1', 'refuse me');
    await settle();
    const [failed] = outbox.messages();
    if (failed === undefined) throw new Error('No message');
    await outbox.cancel(failed.clientId);
    await outbox.restore(failed);
    await settle();
    expect(outbox.messages()).toMatchObject([{ clientId: failed.clientId, msg: 'refuse me', state: 'failed' }]);
    expect(server.log).toEqual([]);
  });

  it('that was cancelled while it waited is sent when it is restored', async () => {
    const { outbox, server } = setUp({ store: createMemoryStore() });
    const { clientId } = await outbox.add('order1', 'hello');
    await settle();
    const message = { place: 1, clientId: 'cancelled', user: 5, room: 'order1', msg: 'again', at: 1_000_000_000 };
    await outbox.restore({ ...message, failure: null, state: 'waiting' });
    await settle();
    expect(server.log.map((one) => one.clientId)).toEqual([clientId, 'cancelled']);
  });

  it('cannot be cancelled while it is being sent', async () => {
    const { outbox } = setUp({ send: () => new Promise(() => undefined) });
    const { clientId } = await outbox.add('order9', 'hi');
    await settle();
    expect(await outbox.cancel(clientId)).toBe(false);
    await outbox.retry(clientId);
    expect(outbox.messages()).toHaveLength(1);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no line'))],
    [
      'throws',
      () => {
        throw new Error('no line');
      },
    ],
  ])('is sent later when sending %s, and can be cancelled', async (_, fail) => {
    const { outbox, clock, texts } = setUp({ send: fail });
    await outbox.ready;
    const { clientId } = await outbox.add('order9', 'hi');
    await settle();
    expect([texts(), clock.pending()]).toEqual([['hi waiting'], [1000]]);
    expect(await outbox.cancel(clientId)).toBe(true);
    expect(texts()).toEqual([]);
  });

  it('that waited for more than a day has failed until its author retries', async () => {
    let now = 1000;
    let online = false;
    const server = createFlakyServer();
    const { outbox, texts } = setUp({
      now: () => now,
      send: async (payload) => (online ? server.send(payload) : refusal('offline')),
    });
    const { clientId } = await outbox.add('order9', 'old words');
    await settle();
    now += 24 * 3_600_000 + 1;
    online = true;
    outbox.flush();
    await settle();
    expect([server.log, texts()]).toEqual([[], ['old words failed']]);
    expect(outbox.messages()[0]?.failure?.code).toBe('expired');
    await outbox.retry(clientId);
    await settle();
    expect([server.of('order9'), texts()]).toEqual([['old words'], []]);
  });

  it('waits while offline and is sent at once on flush', async () => {
    let online = false;
    const { outbox, clock, texts } = setUp({
      send: async () => (online ? { ok: true, id: 1, seqInOrder: 1, createdAt: 'now' } : refusal('offline')),
    });
    await outbox.ready;
    await outbox.add('order9', 'hi');
    await settle();
    const pauses: (number | undefined)[] = [];
    for (let n = 0; n < 6; n++) {
      pauses.push(clock.pending()[0]);
      clock.advance(30_000);
      await settle();
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000]);
    expect(texts()).toEqual(['hi waiting']);
    online = true;
    outbox.flush();
    await settle();
    expect(texts()).toEqual([]);
  });
});

describe('a message with personal details', () => {
  /** Refuses messages with 'secret' until they are confirmed. */
  function setUpGuard() {
    const asked: (boolean | undefined)[] = [];
    const server = createFlakyServer();
    const send: OutboxOptions['send'] = async (message) => {
      asked.push(message.confirmed);
      const isRefused = message.msg.includes('secret') && message.confirmed !== true;
      return isRefused ? refusal('needs_confirmation') : server.send(message);
    };
    return { ...setUp({ send }), server, asked };
  }

  it('is kept as failed, lets later ones pass, and is sent by a retry', async () => {
    const { outbox, server, texts, asked } = setUpGuard();
    const { clientId } = await outbox.add('order9', 'secret');
    await outbox.add('order9', 'hi');
    await settle();
    expect([texts(), server.of('order9')]).toEqual([['secret failed'], ['hi']]);
    await outbox.retry(clientId);
    await settle();
    expect([texts(), server.of('order9'), asked]).toEqual([[], ['hi', 'secret'], [false, false, true]]);
  });

  it('that the user has confirmed before is sent at once', async () => {
    const { outbox, server } = setUpGuard();
    await outbox.add('order9', 'secret', { confirmed: true });
    await settle();
    expect(server.of('order9')).toEqual(['secret']);
  });

  it('that failed for another reason is not confirmed by a retry', async () => {
    const { outbox, asked } = setUpGuard();
    await outbox.add('order9', 'refuse me');
    await settle();
    const [message] = outbox.messages();
    await outbox.retry(message?.clientId ?? '');
    await settle();
    expect(asked).toEqual([false, false]);
  });
});

describe('a reload', () => {
  const reopen = async (store: OutboxStore, at: number, user = 5) => {
    const page = setUp({ store, user, now: () => at });
    await page.outbox.ready;
    await settle();
    return page;
  };
  const written = { clientId: 'a', room: 'order9', msg: 'old', failure: null };

  it.each(['closing', 'unavailable', 'internal'])('sends a message again that was refused with %s', async (code) => {
    const refusals = [refusal(code)];
    const server = createFlakyServer();
    const { outbox, clock } = setUp({ send: async (message) => refusals.pop() ?? server.send(message) });
    await outbox.ready;
    await outbox.add('order9', 'hi');
    await settle();
    clock.advance(1000);
    await settle();
    expect(server.of('order9')).toEqual(['hi']);
  });

  it('a round that fails in six rooms delays the retry as one failure', async () => {
    const server = createFlakyServer(Array.from({ length: 12 }, () => 'busy' as const));
    const { outbox, clock } = setUp({ send: server.send });
    await outbox.ready;
    for (const room of [1, 2, 3, 4, 5, 6]) await outbox.add(`order${room}`, 'hi');
    await settle();
    expect(clock.pending()).toEqual([1000]);
    clock.advance(1000);
    await settle();
    expect(clock.pending()).toEqual([2000]);
    clock.advance(2000);
    await settle();
    expect([server.log.length, clock.pending()]).toEqual([6, []]);
  });

  it('onSent is not called after close', async () => {
    let answer: ((result: Sent) => void) | undefined;
    const { outbox, sent } = setUp({ send: () => new Promise((resolve) => (answer = resolve)) });
    await outbox.ready;
    await outbox.add('order9', 'hi');
    await settle();
    outbox.close();
    answer?.({ ok: true, id: 3, seqInOrder: 2, createdAt: '2026-01-02T03:04:05.000Z' });
    await settle();
    expect(sent).toEqual([]);
  });

  it('sends the messages of an earlier page', async () => {
    const store = createMemoryStore();
    await store.add({ ...written, user: 5, at: 1000 });
    const { server, texts } = await reopen(store, 2000);
    expect(server.of('order9')).toEqual(['old']);
    expect(texts()).toEqual([]);
  });

  it('never sends or lists messages of another user, and removes them after a day', async () => {
    const store = createMemoryStore();
    await store.add({ ...written, user: 6, at: 1000 });
    const { server, texts } = await reopen(store, 2000);
    expect(server.log).toEqual([]);
    expect(texts()).toEqual([]);
    expect(await store.all()).toHaveLength(1);
    await reopen(store, 1001 + 24 * 3_600_000);
    expect(await store.all()).toHaveLength(0);
  });

  it.each([
    ['after a pause', (page: ReturnType<typeof setUp>) => page.clock.advance(1000)],
    ['on flush', (page: ReturnType<typeof setUp>) => page.outbox.flush()],
  ])('reads the store again %s when the first read failed', async (_, goOn) => {
    const memory = createMemoryStore();
    await memory.add({ ...written, user: 5, at: 1_000_000_000 });
    let failures = 1;
    const all = () => (failures-- > 0 ? Promise.reject(new Error('busy')) : memory.all());
    const page = setUp({ store: { ...memory, all } });
    await settle();
    expect(page.server.log).toEqual([]);
    goOn(page);
    await page.outbox.ready;
    await settle();
    expect(page.server.of('order9')).toEqual(['old']);
  });

  it('leaves a message older than a day to its author', async () => {
    const store = createMemoryStore();
    await store.add({ ...written, user: 5, at: 1000 });
    const { server, outbox } = await reopen(store, 1001 + 24 * 3_600_000);
    expect(server.log).toEqual([]);
    expect(outbox.messages()).toMatchObject([{ state: 'failed', failure: { code: 'expired' } }]);
  });
});

describe('in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const taken: OutboxOptions['send'] = async () => ({ ok: true, id: 1, seqInOrder: 1, createdAt: 'now' });
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

  it('messages have an id and the current time, and are sent under a lock of their user and room', async () => {
    const locked: string[] = [];
    const request = (name: string, task: () => Promise<void>) => {
      locked.push(name);
      return task();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const outbox = createOutbox({ user: 5, store: createMemoryStore(), send: taken });
    await outbox.ready;
    const before = Date.now();
    const [one, other] = [await outbox.add('order9', 'a'), await outbox.add('order9', 'b')];
    await settle();
    expect([one.clientId, other.clientId]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(one.clientId).not.toBe(other.clientId);
    expect(one.at).toBeGreaterThanOrEqual(before);
    expect(new Set(locked)).toEqual(new Set(['boostdesk-outbox-5-order9']));
    expect(outbox.messages()).toEqual([]);
  });

  it('messages have an id on a plain-http page without randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const outbox = createOutbox({ user: 5, store: createMemoryStore(), send: taken });
    const made = await Promise.all(Array.from({ length: 50 }, () => outbox.add('order9', 'a')));
    const { shape } = clientEvents.message.payload;
    for (const { clientId } of made) expect(shape.clientId.parse(clientId)).toMatch(uuid);
    expect(new Set(made.map(({ clientId }) => clientId)).size).toBe(50);
  });

  it('messages are sent and cancelled when the browser denies every lock, as with blocked storage', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    let line: 'cut' | 'there' = 'cut';
    const send: OutboxOptions['send'] = async (one) => (line === 'cut' ? refusal('offline') : taken(one));
    const outbox = createOutbox({ user: 5, store: createMemoryStore(), send, clock: createFakeClock() });
    const { clientId } = await outbox.add('order9', 'a');
    await outbox.add('order9', 'b');
    await settle();
    expect(await outbox.cancel(clientId)).toBe(true);
    line = 'there';
    outbox.flush();
    await settle();
    expect(outbox.messages()).toEqual([]);
  });

  it('no message is sent twice when its lock is lost during sending', async () => {
    const request = async (_: string, task: () => Promise<void>) => {
      await task();
      throw new DOMException('stolen', 'AbortError');
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const clock = createFakeClock();
    let tries = 0;
    const send: OutboxOptions['send'] = async () => {
      tries++;
      return refusal('no_answer');
    };
    const outbox = createOutbox({ user: 5, store: createMemoryStore(), send, clock });
    await outbox.add('order9', 'a');
    await settle();
    expect([tries, clock.pending().length]).toEqual([1, 1]);
    outbox.close();
  });

  it.each([
    ['has no locks', {}],
    ['denies every lock', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
  ])('cancel is truthful when the browser %s, even during sending', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const memory = createMemoryStore();
    const reading = Promise.withResolvers<void>();
    const get: OutboxStore['get'] = async (place) => {
      const message = await memory.get(place);
      await reading.promise;
      return message;
    };
    const requests: string[] = [];
    const send: OutboxOptions['send'] = async (payload) => {
      requests.push(payload.msg);
      return taken(payload);
    };
    const outbox = createOutbox({ user: 5, store: { ...memory, get }, send });
    const { clientId } = await outbox.add('order9', 'a');
    await settle();
    const cancelled = outbox.cancel(clientId);
    await settle();
    reading.resolve();
    expect([await cancelled, requests]).toEqual([false, ['a']]);
  });

  it.each([
    ['without locks, as on a plain-http page', {}],
    ['without a navigator, as in a service', undefined],
  ])('messages are sent %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const outbox = createOutbox({ user: 5, store: createMemoryStore(), send: taken });
    await outbox.add('order9', 'a');
    await settle();
    expect(outbox.messages()).toEqual([]);
  });
});

it('a failing store or lock loses no message and is retried', async () => {
  const memory = createMemoryStore();
  let broken = false;
  const store: OutboxStore = {
    ...memory,
    get: (place) => (broken ? Promise.reject(new Error('InvalidStateError')) : memory.get(place)),
  };
  let refusals = 1;
  const lock: OutboxOptions['lock'] = async (_, task) => {
    if (refusals-- > 0) throw new Error('The lock was stolen.');
    broken = refusals === -1;
    await task();
  };
  const { outbox, clock, server } = setUp({ store, lock });
  await outbox.add('order9', 'a');
  await settle();
  expect([server.log, clock.pending()]).toEqual([[], [1000]]);
  clock.advance(1000);
  await settle();
  expect([server.log, clock.pending()]).toEqual([[], [2000]]);
  broken = false;
  clock.advance(2000);
  await settle();
  expect(server.of('order9')).toEqual(['a']);
});

it('each waiting message is read a fixed number of times, even when another tab removes some', async () => {
  const memory = createMemoryStore();
  let read = 0;
  const store: OutboxStore = {
    ...memory,
    all: async () => {
      const all = await memory.all();
      read += all.length;
      return all;
    },
    get: (place) => {
      read++;
      return memory.get(place);
    },
  };
  const texts = Array.from({ length: 200 }, (_, n) => `m${n}`);
  for (const msg of texts) await memory.add({ ...kept(msg), at: 1_000_000_000 });
  const { server, outbox } = setUp({ store });
  await outbox.ready;
  await memory.remove(100);
  while (server.log.length < 199) await settle();
  await settle();
  expect(server.of('order9')).toEqual(texts.filter((msg) => msg !== 'm99'));
  expect(outbox.messages()).toEqual([]);
  expect(read).toBeLessThanOrEqual(4 * texts.length);
});

describe('when the store fails after it has', () => {
  /** Fails on demand. */
  function fragile() {
    const memory = createMemoryStore();
    const failing = { all: 0, remove: 0, update: 0 };
    const fault = new Error('InvalidStateError');
    const store: OutboxStore = {
      add: memory.add,
      all: () => (failing.all-- > 0 ? Promise.reject(fault) : memory.all()),
      get: memory.get,
      remove: (place) => (failing.remove-- > 0 ? Promise.reject(fault) : memory.remove(place)),
      update: (message) => (failing.update-- > 0 ? Promise.reject(fault) : memory.update(message)),
    };
    return { store, failing };
  }

  it('stored a message, add succeeds and the message is sent', async () => {
    const { store, failing } = fragile();
    const { outbox, server, texts, clock } = setUp({ store });
    await outbox.ready;
    failing.all = 1;
    await expect(outbox.add('order9', 'hi')).resolves.toMatchObject({ msg: 'hi' });
    await settle();
    clock.advance(30_000);
    await settle();
    expect([server.of('order9'), texts()]).toEqual([['hi'], []]);
  });

  it('not removed an accepted message, that cannot be cancelled and is reported once', async () => {
    const { store, failing } = fragile();
    const { outbox, server, sent, clock } = setUp({ store });
    await outbox.ready;
    failing.remove = 1;
    const { clientId } = await outbox.add('order9', 'hi');
    await settle();
    expect(server.of('order9')).toEqual(['hi']);
    await expect(outbox.cancel(clientId)).resolves.toBe(false);
    clock.advance(30_000);
    await settle();
    expect(outbox.messages()).toEqual([]);
    expect(sent.map((one) => one.clientId)).toEqual([clientId]);
  });

  it.each([
    ['retry', ['hi']],
    ['cancel', []],
  ] as const)('completed a %s, that succeeds', async (act, arrived) => {
    const { store, failing } = fragile();
    const breaking =
      <A extends unknown[], R>(done: (...given: A) => Promise<R>) =>
      async (...given: A) => {
        const answer = await done(...given);
        failing.all = 1;
        return answer;
      };
    const server = createFlakyServer();
    let refusals = 1;
    const send: OutboxOptions['send'] = async (payload) =>
      refusals-- > 0 ? refusal('not_found') : server.send(payload);
    const acting: OutboxStore = { ...store };
    const { outbox, texts, clock } = setUp({ store: acting, send });
    const { clientId } = await outbox.add('order9', 'hi');
    await settle();
    Object.assign(acting, { update: breaking(store.update), remove: breaking(store.remove) });
    await expect(outbox[act](clientId)).resolves.toBe(act === 'cancel' ? true : undefined);
    await settle();
    clock.advance(30_000);
    await settle();
    expect([server.of('order9'), texts()]).toEqual([arrived, []]);
  });

  it('changed in another tab, the list is read again and no error is uncaught', async () => {
    const { store, failing } = fragile();
    const tabs = createTestTabs();
    const { outbox, texts, clock } = setUp({ store, tabs: tabs.open(), send: async () => refusal('offline') });
    await outbox.ready;
    await store.add({ clientId: 'other', user: 5, room: 'order9', msg: 'there', at: 1_000_000_000, failure: null });
    failing.all = 1;
    tabs.open().post('changed');
    await settle();
    expect([texts(), clock.pending()]).toEqual([[], [1000]]);
    clock.advance(1000);
    await settle();
    expect(texts()).toEqual(['there waiting']);
  });

  it('removed a sent message, onSent is called once', async () => {
    const { store, failing } = fragile();
    const { outbox, sent, clock, texts } = setUp({ store });
    failing.remove = 2;
    await outbox.add('order9', 'hi');
    for (let round = 0; round < 4; round++) {
      await settle();
      clock.advance(30_000);
    }
    expect([sent.length, texts()]).toEqual([1, []]);
  });

  it('property: with failures in both tabs, every stored message arrives once, in order, and is reported once', async () => {
    const writes = fc.array(fc.record({ tab: fc.nat(1), room: fc.constantFrom('order1', 'order2') }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(
        fates,
        fc.uniqueArray(fc.nat(25), { maxLength: 8 }),
        writes,
        async (line, failures, messages) => {
          const memory = createMemoryStore();
          let calls = 0;
          const flaky =
            <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
            (...given: A) =>
              failures.includes(calls++) ? Promise.reject(new Error('InvalidStateError')) : act(...given);
          const store: OutboxStore = {
            add: flaky(memory.add),
            all: flaky(memory.all),
            get: flaky(memory.get),
            update: flaky(memory.update),
            remove: flaky(memory.remove),
          };
          const server = createFlakyServer([...line]);
          const [lock, tabs, clock] = [createLocks(), createTestTabs(), createFakeClock()];
          const pages = [0, 1].map(() => setUp({ store, send: server.send, lock, tabs: tabs.open(), clock }));
          const written: { room: string; msg: string }[] = [];
          for (const [n, { tab, room }] of messages.entries()) {
            const adding = pages[tab]?.outbox.add(room, `${n}`);
            await adding?.then(
              () => written.push({ room, msg: `${n}` }),
              () => undefined,
            );
            await settle();
          }
          for (let round = 0; round < 60 && (await memory.all()).length > 0; round++) {
            clock.advance(30_000);
            await settle();
          }
          for (let round = 0; round < 9; round++) {
            clock.advance(30_000);
            await settle();
          }
          for (const room of ['order1', 'order2']) {
            expect(server.of(room)).toEqual(written.filter((one) => one.room === room).map(({ msg }) => msg));
          }
          const told = pages.flatMap(({ sent }) => sent.map(({ clientId }) => clientId));
          expect(told.sort()).toEqual(server.log.map(({ clientId }) => clientId).sort());
          expect(pages.map(({ texts }) => texts())).toEqual([[], []]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('an error of a listener', () => {
  const fault = new Error('The list is gone.');

  it('onSent is reported as uncaught and does not stop or repeat sending', async () => {
    const uncaught = recordUncaught();
    const told: string[] = [];
    const requests: string[] = [];
    const server = createFlakyServer();
    const { outbox, clock, texts } = setUp({
      send: (payload) => {
        requests.push(payload.msg);
        return server.send(payload);
      },
      onSent: ({ id }) => {
        told.push(`${id}`);
        throw fault;
      },
    });
    await Promise.all([outbox.add('order9', 'a'), outbox.add('order9', 'b')]);
    await settle();
    expect([requests, told, texts(), clock.pending()]).toEqual([['a', 'b'], ['1', '2'], [], []]);
    expect(uncaught).toEqual([fault, fault]);
  });

  it('subscribe does not stop sending or other listeners', async () => {
    const uncaught = recordUncaught();
    const { outbox, server, clock, texts } = setUp();
    await outbox.ready;
    outbox.subscribe(() => {
      throw fault;
    });
    const seen: string[][] = [];
    outbox.subscribe(() => seen.push(texts()));
    await outbox.add('order9', 'a');
    await settle();
    expect([server.of('order9'), seen.at(-1), clock.pending()]).toEqual([['a'], [], []]);
    expect(uncaught).toContain(fault);
  });
});

/** First come, first served, like Web Locks. */
function createLocks(): NonNullable<OutboxOptions['lock']> {
  const queues = new Map<string, Promise<void>>();
  return (name, task) => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(task);
    queues.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
}

/** Holds each message until the test releases it. */
function createSlowServer() {
  const server = createFlakyServer();
  const waiting: (() => void)[] = [];
  const send: OutboxOptions['send'] = async (payload) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return server.send(payload);
  };
  return { ...server, send, letThrough: () => waiting.shift()?.() };
}

it('a message behind the one being sent can be cancelled before its turn', async () => {
  const server = createSlowServer();
  const { outbox, texts } = setUp({ send: server.send, lock: createLocks() });
  await outbox.add('order9', 'first');
  const { clientId } = await outbox.add('order9', 'second');
  await settle();
  const cancelled = outbox.cancel(clientId);
  server.letThrough();
  expect(await cancelled).toBe(true);
  await settle();
  expect([server.of('order9'), texts()]).toEqual([['first'], []]);
});

describe('two tabs', () => {
  it('cancel is truthful while the other tab is sending', async () => {
    const [store, lock, tabs, server] = [createMemoryStore(), createLocks(), createTestTabs(), createSlowServer()];
    const open = () => setUp({ store, lock, send: server.send, tabs: tabs.open() }).outbox;
    const [one, two] = [open(), open()];
    await Promise.all([one.ready, two.ready]);
    const { clientId } = await one.add('order9', 'secret');
    await settle();
    const cancelled = two.cancel(clientId);
    server.letThrough();
    expect(await cancelled).toBe(false);
    expect(server.of('order9')).toEqual(['secret']);
  });

  it('list the same messages, and with a lock send each once', async () => {
    const store = createMemoryStore();
    const server = createFlakyServer();
    const tabs = createTestTabs();
    const lock = createLocks();
    let requests = 0;
    const send: OutboxOptions['send'] = (payload) => {
      requests++;
      return server.send(payload);
    };
    const [one, two] = [1, 2].map(() => setUp({ store, send, lock, tabs: tabs.open() }).outbox);
    await Promise.all([one?.add('order9', 'a'), two?.add('order9', 'b'), one?.add('order9', 'c')]);
    one?.flush();
    two?.flush();
    await settle();
    await settle();
    expect(server.of('order9').sort()).toEqual(['a', 'b', 'c']);
    expect(requests).toBe(3);
    expect([one?.messages(), two?.messages()]).toEqual([[], []]);
  });
});

const fates = fc.array(
  fc.constantFrom<Fate>('taken', 'cut before send', 'cut after commit', 'nonsense after commit', 'busy'),
  { maxLength: 30 },
);
const writings = fc.array(fc.record({ room: fc.constantFrom('order1', 'order2'), reload: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});

describe.each([
  ['memory', async () => createMemoryStore()],
  ['IndexedDB', () => openOutboxStore(new IDBFactory())],
] as const)('over an unreliable connection, stored in %s', (_, openStore) => {
  it('property: every message arrives exactly once and in the order of its room', async () => {
    await fc.assert(
      fc.asyncProperty(fates, writings, async (line, messages) => {
        const store = await openStore();
        const server = createFlakyServer([...line]);
        const open = () => setUp({ store, send: server.send });
        let page = open();
        for (const [n, { room, reload }] of messages.entries()) {
          await page.outbox.add(room, `${n}`);
          if (!reload) continue;
          page.outbox.close();
          page = open();
        }
        for (let round = 0; round < 60 && (await store.all()).length > 0; round++) {
          await settle();
          page.clock.advance(30_000);
        }
        await settle();
        for (const room of ['order1', 'order2']) {
          const written = messages.flatMap((message, n) => (message.room === room ? [`${n}`] : []));
          expect(server.of(room)).toEqual(written);
        }
        expect(page.outbox.messages()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the store', () => {
  it('is in memory when IndexedDB is missing or forbidden', async () => {
    const forbidden = {
      open: () => {
        throw new Error('SecurityError');
      },
    } as unknown as IDBFactory;
    for (const factory of [undefined, forbidden]) {
      const store = await openOutboxStore(factory);
      await store.add({ clientId: 'a', user: 5, room: 'order9', msg: 'hi', at: 1, failure: null });
      expect(await store.all()).toMatchObject([{ place: 1, msg: 'hi' }]);
    }
  });

  it('is in memory when the database does not open, as with a full disk', async () => {
    const request: Partial<IDBOpenDBRequest> = { error: new DOMException('full', 'QuotaExceededError') };
    const opening = openOutboxStore({ open: () => request } as unknown as IDBFactory);
    request.onerror?.call(request as IDBOpenDBRequest, new Event('error'));
    const store = await opening;
    expect(await store.add(kept('a'))).toMatchObject({ place: 1 });
    expect(await store.all()).toHaveLength(1);
  });

  it.each([
    ['deleted', (factory: IDBFactory) => factory.deleteDatabase('boostdesk-outbox')],
    ['taken over by a newer version of the page', (factory: IDBFactory) => factory.open('boostdesk-outbox', 2)],
  ])('continues when the database was %s elsewhere', async (_, meanwhile) => {
    const factory = new IDBFactory();
    const store = await openOutboxStore(factory);
    await store.add(kept('before'));
    await new Promise((resolve, reject) => {
      const request = meanwhile(factory);
      request.onsuccess = resolve;
      request.onerror = reject;
      request.onblocked = reject;
    });
    const added = await store.add(kept('hello'));
    expect(await store.all()).toEqual([added]);
    expect(await store.update({ ...added, msg: 'changed' })).toBe(true);
    await store.remove(added.place);
    expect(await store.all()).toEqual([]);
  });

  it('reopens the database after its connection closed', async () => {
    const factory = new IDBFactory();
    const databases: IDBDatabase[] = [];
    const open = factory.open.bind(factory);
    vi.spyOn(factory, 'open').mockImplementation((...given) => {
      const request = open(...given);
      request.addEventListener('success', () => databases.push(request.result));
      return request;
    });
    const store = await openOutboxStore(factory);
    await store.add(kept('before'));
    // As when site data is cleared or evicted.
    databases[0]?.close();
    await Promise.all([store.add(kept('after')), store.add(kept('both'))]);
    expect((await store.all()).map(({ msg }) => msg)).toEqual(['before', 'after', 'both']);
    expect(databases).toHaveLength(2);
  });

  it('rejects when the database opens but refuses requests', async () => {
    const factory = new IDBFactory();
    const store = await openOutboxStore(factory);
    const full = new DOMException('full', 'QuotaExceededError');
    const put = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw full;
    });
    onTestFinished(() => put.mockRestore());
    await expect(store.add(kept('a'))).rejects.toBe(full);
    put.mockRestore();
    expect(await store.all()).toEqual([]);
    expect(await store.add(kept('a'))).toMatchObject({ msg: 'a' });
  });

  it('closes for a newer version of the page', async () => {
    const factory = new IDBFactory();
    const old = await openOutboxStore(factory);
    await old.add(kept('a'));
    const upgraded = new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open('boostdesk-outbox', 2);
      request.onsuccess = () => resolve(request.result);
      request.onblocked = () => reject(new Error('The old page stands in the way.'));
    });
    expect((await upgraded).version).toBe(2);
  });

  it('is persistent: another page finds all changes', async () => {
    const factory = new IDBFactory();
    const first = await openOutboxStore(factory);
    const [a, b] = [await first.add(kept('a')), await first.add(kept('b'))];
    await first.remove(a.place);
    expect(await first.update({ ...b, failure: { code: 'x', message: '' } })).toBe(true);
    expect(await first.update({ ...a, msg: 'back?' })).toBe(false);
    const second = await openOutboxStore(factory);
    expect(await second.all()).toEqual([{ ...b, failure: { code: 'x', message: '' } }]);
  });
});

const kept = (clientId: string) => ({ clientId, user: 5, room: 'order9', msg: clientId, at: 1, failure: null });

import { beforeEach, describe, expect, it } from 'vitest';
import { createChannel, SOCKET_SETTINGS } from './channel.ts';
import type { ChannelOptions, ChannelStatus, SocketLike, SocketSettings } from './channel-types.ts';
import type { CatchUpResult } from './router-types.ts';
import { createFakeClock, type FakeClock, settle } from './testing/fake-clock.ts';
import { createRecordingHandlers, wireEvent } from './testing/fixtures.ts';
import { recordUncaught } from './testing/uncaught.ts';

type Answer = (name: string, payload: unknown) => Promise<unknown>;

/** Controlled by the test. */
class FakeSocket implements SocketLike {
  active = true;
  connected = false;
  connects = 0;
  disconnects = 0;
  readonly emitted: { name: string; payload: unknown; ms: number }[] = [];
  answer: Answer = async () => ({ ok: true, joined: [] });
  private readonly heard = new Map<string, (value: never) => void>();
  private any: (name: string, payload: unknown) => void = () => undefined;

  connect() {
    this.connects++;
  }
  disconnect() {
    this.disconnects++;
    this.active = false;
    this.connected = false;
  }
  on(event: string, listener: (value: never) => void) {
    this.heard.set(event, listener);
  }
  onAny(listener: (name: string, payload: unknown) => void) {
    this.any = listener;
  }
  emit(name: string, payload: unknown) {
    this.emitted.push({ name, payload, ms: 0 });
  }
  timeout(ms: number) {
    return {
      emitWithAck: (name: string, payload: unknown) => {
        this.emitted.push({ name, payload, ms });
        return this.answer(name, payload);
      },
    };
  }
  up() {
    this.connected = true;
    this.active = true;
    this.heard.get('connect')?.(undefined as never);
  }
  down(active = true) {
    this.connected = false;
    this.active = active;
    this.heard.get('disconnect')?.(undefined as never);
  }
  refuse(data: object | undefined, active = false) {
    this.active = active;
    this.heard.get('connect_error')?.(Object.assign(new Error('refused'), { data }) as never);
  }
  send(name: string, payload: unknown) {
    this.any(name, payload);
  }
}

let socket: FakeSocket;
let settings: SocketSettings | undefined;
let routed: string[];
let asked: (number | null)[];
let missed: CatchUpResult;
let clock: FakeClock;

function open(options: Partial<ChannelOptions> = {}) {
  // Earlier tests' channels must not write here.
  const own = asked;
  const channel = createChannel({
    url: 'https://api.example',
    token: () => 'abc',
    rooms: () => ['user5', 'boostersRoom'],
    handlers: createRecordingHandlers(routed),
    fetchSince: async (seq) => {
      own.push(seq);
      return missed;
    },
    connect: (_url, given) => {
      settings = given;
      return socket;
    },
    clock,
    random: () => 0.5,
    schedule: (task) => setImmediate(task),
    ...options,
  });
  // Like socket.io's first attempt.
  settings?.auth(() => undefined);
  return channel;
}

beforeEach(() => {
  clock = createFakeClock();
  socket = new FakeSocket();
  routed = [];
  asked = [];
  missed = { events: [], last: 7, complete: true };
});

describe('the connection', () => {
  // @spec 7.1-2, 7.1-3, 9.0-27
  it('uses the constants of SPEC §7', () => {
    open();
    expect(settings).toMatchObject({
      transports: ['polling', 'websocket'],
      reconnection: true,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      timeout: 20_000,
      path: '/socket.io',
    });
    expect(SOCKET_SETTINGS.transports[0]).toBe('polling');
  });

  it('reads the token for every attempt', () => {
    let token = 'old';
    open({ token: () => token });
    const given: unknown[] = [];
    settings?.auth((credentials) => given.push(credentials));
    token = 'new';
    settings?.auth((credentials) => given.push(credentials));
    expect(given).toEqual([{ token: 'old' }, { token: 'new' }]);
  });

  // @spec 4.2-2, 7.1-4
  it('joins its rooms on every connect, and then fetches missed events', async () => {
    open();
    let join: ((answer: unknown) => void) | undefined;
    socket.answer = () => new Promise((resolve) => (join = resolve));
    socket.up();
    await settle();
    expect(socket.emitted).toEqual([{ name: 'create', payload: { rooms: ['user5', 'boostersRoom'] }, ms: 10_000 }]);
    expect(asked).toEqual([]);
    join?.({ ok: true, joined: ['user5'] });
    await settle();
    expect(asked).toEqual([null]);
    socket.down();
    missed = { events: [wireEvent('newMessage', 'late', 8)], last: 8, complete: true };
    socket.answer = async () => ({ ok: true, joined: [] });
    socket.up();
    await settle();
    expect(socket.emitted).toHaveLength(2);
    expect(asked).toEqual([null, 7]);
    expect(routed).toEqual(['late*']);
  });

  it('knows for how long its rooms were quiet, until the connection is lost', async () => {
    const channel = open();
    const answers = [{ quietFor: 900 }, {}, { quietFor: 5 }];
    socket.answer = async () => ({ ok: true, joined: [], ...answers.shift() });
    const known = [channel.quietFor()];
    socket.up();
    await settle();
    known.push(channel.quietFor());
    channel.setRooms(['order7']);
    await settle();
    known.push(channel.quietFor());
    channel.setRooms(['order8']);
    await settle();
    known.push(channel.quietFor());
    socket.down();
    expect([...known, channel.quietFor()]).toEqual([0, 900, 0, 5, 0]);
  });

  it('joins again after a delay while connected, when the server did not answer', async () => {
    const channel = open();
    const joins = () => socket.emitted.filter(({ ms }) => ms > 0);
    socket.answer = () => Promise.reject(new Error('timeout'));
    socket.up();
    await settle();
    socket.answer = async () => ({ ok: false, code: 'too_many', message: 'Too many tries.' });
    clock.advance(5000);
    await settle();
    socket.answer = async () => ({ ok: true, joined: [] });
    clock.advance(5000);
    await settle();
    expect(joins()).toHaveLength(3);
    clock.advance(60_000);
    await settle();
    expect(joins()).toHaveLength(3);
    expect(asked).toHaveLength(2);
    socket.answer = async () => ({ ok: false, code: 'invalid', message: '' });
    channel.setRooms(['nonsense']);
    await settle();
    clock.advance(60_000);
    await settle();
    expect(joins()).toHaveLength(4);
  });

  it('joins three times when the server acknowledges and numbers nothing, also by single names, and then sends it no message', async () => {
    missed = { events: [], last: 0, complete: false };
    socket.answer = () => Promise.reject(new Error('timeout'));
    const channel = open();
    socket.up();
    await settle();
    const single = ['user5', 'boostersRoom'].map((room) => ({ name: 'create', payload: room, ms: 0 }));
    const list = { name: 'create', payload: { rooms: ['user5', 'boostersRoom'] }, ms: 10_000 };
    expect(socket.emitted).toEqual([list, ...single]);
    clock.advance(60_000);
    await settle();
    clock.advance(60_000);
    await settle();
    clock.advance(600_000);
    await settle();
    expect(socket.emitted).toHaveLength(9);
    expect(channel.status()).toBe('online');
    expect(await channel.request('message', { msg: 'hi', room: 'order7' })).toMatchObject({ code: 'unsupported' });
    expect(socket.emitted).toHaveLength(9);
  });

  it('joins and sends on when a server that numbers its events answers nothing for long', async () => {
    socket.answer = () => Promise.reject(new Error('timeout'));
    const channel = open();
    socket.up();
    for (let tries = 0; tries < 5; tries += 1) {
      await settle();
      clock.advance(5000);
    }
    expect(await channel.request('message', { msg: 'hi', room: 'order7' })).toMatchObject({ code: 'no_answer' });
    socket.answer = async () => ({ ok: true, joined: ['user5', 'boostersRoom'] });
    clock.advance(5000);
    await settle();
    const joins = socket.emitted.filter(({ name, ms }) => name === 'create' && ms > 0).length;
    clock.advance(60_000);
    await settle();
    expect(socket.emitted.filter(({ name, ms }) => name === 'create' && ms > 0)).toHaveLength(joins);
    expect(channel.state().refusedRooms).toEqual([]);
  });

  it('fetches missed events even when joining failed', async () => {
    open();
    socket.answer = () => Promise.reject(new Error('timeout'));
    socket.up();
    await settle();
    expect(asked).toEqual([null]);
  });

  it('fetches missed events after joining the rooms that were set during a join', async () => {
    const channel = open();
    const joins: ((answer: unknown) => void)[] = [];
    socket.answer = () => new Promise((resolve) => joins.push(resolve));
    socket.up();
    channel.setRooms(['user5', 'order9']);
    await settle();
    joins[0]?.({ ok: true, joined: ['user5', 'boostersRoom'] });
    await settle();
    expect(asked).toEqual([]);
    joins[1]?.({ ok: true, joined: ['user5', 'order9'] });
    await settle();
    expect(asked).toEqual([null]);
    // setRooms alone misses nothing.
    channel.setRooms(['user5']);
    joins[2]?.({ ok: true, joined: ['user5'] });
    await settle();
    expect(asked).toEqual([null]);
  });

  it('fetches missed events without the rooms when joining the new ones is refused for lack of time too', async () => {
    const channel = open();
    socket.answer = () => Promise.resolve({ ok: false, code: 'too_many', message: '' });
    socket.up();
    channel.setRooms(['user5', 'order9']);
    await settle();
    expect(asked).toEqual([null]);
  });

  it('fetches nothing while offline', async () => {
    const channel = open();
    socket.answer = () => new Promise(() => undefined);
    socket.up();
    socket.down();
    channel.setRooms(['user5']);
    await settle();
    expect(asked).toEqual([]);
  });

  it('joins the rooms of setRooms, now and after a reconnect', async () => {
    const channel = open();
    channel.setRooms(['user5']);
    expect(socket.emitted).toEqual([]);
    socket.up();
    channel.setRooms(['user5', 'order9']);
    socket.down();
    socket.up();
    expect(socket.emitted.map(({ payload }) => payload)).toEqual([
      { rooms: ['user5'] },
      { rooms: ['user5', 'order9'] },
      { rooms: ['user5', 'order9'] },
    ]);
  });

  it('reports every change of status', () => {
    const channel = open();
    const seen: ChannelStatus[] = [channel.status()];
    const stop = channel.onStatus((status) => seen.push(status));
    socket.refuse(undefined, true);
    socket.refuse(undefined, true);
    socket.up();
    socket.down();
    stop();
    socket.up();
    expect(seen).toEqual(['connecting', 'offline', 'online', 'offline']);
  });

  it('routes received events to their handler', async () => {
    const channel = open();
    socket.up();
    socket.send('newMessage', wireEvent('newMessage', 'a', null).payload);
    socket.send('nonsense', {});
    await settle();
    expect(routed).toEqual(['a']);
    expect(channel.counts()).toMatchObject({ routed: 1, unknown: 1 });
    expect(channel.seq()).toBe(7);
  });

  it('marks events before the first connect as replayed, even when one arrives before the rooms', async () => {
    open({ seq: 4 });
    socket.answer = () => new Promise(() => undefined);
    socket.up();
    missed = { events: [wireEvent('newOrder', 'early', 5), wireEvent('newOrder', 'now', 6)], last: 6, complete: true };
    const { name, payload } = wireEvent('newOrder', 'now', 6);
    socket.send(name, payload);
    await settle();
    expect({ asked, routed }).toEqual({ asked: [4], routed: ['early*', 'now*'] });
  });

  it.each(['closing', 'unavailable', 'internal'])('joins again after the refusal %s', async (code) => {
    open();
    socket.answer = async () => ({ ok: false, code, message: '' });
    socket.up();
    await settle();
    clock.advance(60_000);
    await settle();
    expect(socket.emitted.length).toBeGreaterThan(1);
  });

  it('does not repeat a join of an earlier connection', async () => {
    open();
    const answers: ((answer: unknown) => void)[] = [];
    socket.answer = () => new Promise((resolve) => answers.push(resolve));
    socket.up();
    socket.down();
    socket.up();
    answers[1]?.({ ok: true, joined: [] });
    answers[0]?.({ ok: false, code: 'too_many', message: '' });
    await settle();
    clock.advance(60_000);
    expect(socket.emitted).toHaveLength(2);
  });

  it('joins nothing after close, whatever the server answers', async () => {
    const channel = open();
    let answer: ((value: unknown) => void) | undefined;
    socket.answer = () => new Promise((resolve) => (answer = resolve));
    socket.up();
    channel.close();
    answer?.({ ok: false, code: 'too_many', message: '' });
    await settle();
    expect({ asked, pending: clock.pending() }).toEqual({ asked: [], pending: [] });
  });

  it.each([
    [0, 500],
    [0.5, 1000],
    [1, 1500],
  ])('adds jitter of half the delay to its own reconnects: %d gives %d ms', (random, delay) => {
    open({ random: () => random });
    socket.up();
    socket.down(false);
    expect(clock.pending()).toEqual([delay]);
  });

  it('leaves reconnecting to socket.io while that is active', () => {
    open();
    socket.refuse(undefined, true);
    socket.up();
    socket.down(true);
    clock.advance(60_000);
    expect(socket.connects).toBe(0);
  });

  it('reconnects with the same delays when the server refused or closed the connection', () => {
    open();
    const waits: (number | undefined)[] = [];
    socket.up();
    socket.down(false);
    for (let n = 0; n < 4; n++) {
      waits.push(clock.pending().at(-1));
      clock.advance(5000);
      socket.refuse({ code: 'too_many' });
    }
    expect(waits).toEqual([1000, 2000, 4000, 5000]);
    expect(socket.connects).toBe(4);
  });

  it('closes when the server ended the session', () => {
    let ended = 0;
    const channel = open({ onSessionEnded: () => ended++ });
    socket.refuse({ code: 'session_ended' });
    clock.advance(60_000);
    expect({ ended, connects: socket.connects, disconnects: socket.disconnects, status: channel.status() }).toEqual({
      ended: 1,
      connects: 0,
      disconnects: 1,
      status: 'offline',
    });
    socket.down(false);
    expect(clock.pending()).toEqual([]);
  });

  it.each([
    ['came before the answer', 'fresh'],
    ['is found by who is told', 'stale'],
  ])('reconnects with a fresh token when that %s', (_, before) => {
    let token = 'stale';
    const refused: unknown[] = [];
    const channel = open({
      token: () => token,
      onSessionEnded: (sent) => {
        refused.push(sent);
        token = 'fresh';
      },
    });
    token = before;
    socket.refuse({ code: 'session_ended' });
    clock.advance(1000);
    socket.up();
    expect([refused, socket.connects, channel.status()]).toEqual([['stale'], 1, 'online']);
  });

  it('reconnects when onSessionEnded returns false, with the token of that time', () => {
    let token = 'stale';
    const refused: unknown[] = [];
    const channel = open({
      token: () => token,
      onSessionEnded: (sent) => {
        refused.push(sent);
        return false;
      },
    });
    for (const pause of [1000, 2000]) {
      socket.refuse({ code: 'session_ended' });
      clock.advance(pause);
    }
    token = 'fresh';
    socket.up();
    expect([refused, socket.connects, channel.status()]).toEqual([['stale', 'stale'], 2, 'online']);
  });

  it('closes when nobody is signed in any more, even when onSessionEnded closes it or throws', () => {
    const uncaught = recordUncaught();
    let token: string | null = 'stale';
    const fault = new Error('told');
    const channel = open({
      token: () => token,
      onSessionEnded: () => {
        token = null;
        channel.close();
        throw fault;
      },
    });
    socket.refuse({ code: 'session_ended' });
    expect([clock.pending(), socket.disconnects, channel.status()]).toEqual([[], 1, 'offline']);
    return expect.poll(() => uncaught).toEqual([fault]);
  });

  it('closes without onSessionEnded', () => {
    const channel = open();
    socket.refuse({ code: 'session_ended' });
    expect([channel.status(), clock.pending()]).toEqual(['offline', []]);
  });

  it('routes and fetches nothing after close', async () => {
    const channel = open();
    socket.up();
    channel.close();
    socket.send('newMessage', wireEvent('newMessage', 'a', null).payload);
    await settle();
    clock.advance(60_000);
    expect({ routed, asked, connects: socket.connects, disconnects: socket.disconnects }).toEqual({
      routed: [],
      asked: [],
      connects: 0,
      disconnects: 1,
    });
  });
});

describe('request', () => {
  const message = { msg: 'hi', room: 'order9', clientId: '4b1f1b3e-6f0e-4f5e-9c39-0b8de3a8e0f1' };
  const sent = { ok: true, id: 1, seqInOrder: 1, createdAt: '2026-01-02T03:04:05.000Z' };
  const refused = { ok: false, code: 'not_found', message: 'There is no such order.' };

  it.each<[string, Answer, object]>([
    ['the acknowledgement', async () => sent, sent],
    ["the server's refusal", async () => refused, refused],
    ['bad_answer for nonsense', async () => ({ ok: 'yes' }), { ok: false, code: 'bad_answer' }],
    ['no_answer when the time is over', () => Promise.reject(new Error('timed out')), { ok: false, code: 'no_answer' }],
  ])('returns %s', async (_, answer, expected) => {
    const channel = open({ ackTimeout: 3000 });
    socket.up();
    socket.answer = answer;
    expect(await channel.request('message', message)).toMatchObject(expected);
    expect(socket.emitted.at(-1)).toMatchObject({ name: 'message', ms: 3000 });
  });

  it('is refused while offline and not stored', async () => {
    const channel = open();
    expect(await channel.request('message', message)).toEqual({ ok: false, code: 'offline', message: '' });
    expect(socket.emitted).toEqual([]);
  });

  it('is refused locally when the payload is invalid', async () => {
    const channel = open();
    socket.up();
    expect(await channel.request('message', { ...message, msg: '' })).toMatchObject({ ok: false, code: 'bad_request' });
    expect(socket.emitted.map(({ name }) => name)).toEqual(['create']);
  });
});

import type { RequestResult } from '../channel-types.ts';
import { systemClock } from '../clock.ts';
import { createListeners, tell } from '../listeners.ts';
import type { KeptMessage, Outbox, OutboxMessage, OutboxOptions, OutboxState } from './outbox-types.ts';
import { createUniqueId } from './unique-id.ts';

/**
 * How long after its writing (or its author's last retry) a message is sent by itself, in ms. Later it stays as failed, for its
 * author to decide; other users' messages are dropped then (draft-safe logout keeps them for a day).
 */
const KEEP = 24 * 60 * 60 * 1000;
const EXPIRED = { ok: false, code: 'expired', message: 'This message is more than a day old.' } as const;
/** What is known of a message whose sending failed by itself. */
const NO_ANSWER = { ok: false, code: 'no_answer', message: '' } as const;
/** Pauses before sending is tried again, in ms. */
const RETRY = { first: 1000, most: 30_000 };
/** Refusals that pass by themselves: the same message may well be taken later. */
const passing: ReadonlySet<string> = new Set([
  'offline',
  'no_answer',
  'bad_answer',
  'too_many',
  'closing',
  'internal',
  'unavailable',
  'session_ended',
]);

type Taken = Extract<RequestResult<'message'>, { readonly ok: true }>;

/**
 * The browser's lock, which holds in all tabs. Where it has none to give, tasks of a name follow each other in this tab alone: two
 * tabs may both send then, the client id makes it one message, and each tab sends in order.
 */
function createPageLock(): NonNullable<OutboxOptions['lock']> {
  const turns = new Map<string, Promise<void>>();
  return async (name, task) => {
    let begun = false;
    try {
      await globalThis.navigator?.locks?.request(name, () => {
        begun = true;
        return task();
      });
    } catch (fault) {
      // There are locks, and none for this page: its storage is blocked, say.
      if (begun) throw fault;
    }
    if (begun) return;
    const turn = Promise.resolve(turns.get(name)).then(task, task);
    turns.set(name, turn);
    await turn;
  };
}

/**
 * Chat messages on their way to the server: each kept until it is acknowledged, sent again after any break, one at a time and
 * in the order of writing within its room. What the server refuses for good stays as failed, for retry or cancel.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { user, store, send, onSent, clock = systemClock, lock = createPageLock(), tabs } = options;
  const { newId = createUniqueId, now = () => Date.now() } = options;
  const listeners = createListeners<void>();
  const sending = new Set<string>();
  /** The server has them, and the store would not drop them yet: nobody cancels those. */
  const taken = new Set<string>();
  const running = new Map<string, boolean>();
  let list: readonly OutboxMessage[] = [];
  let pause = RETRY.first;
  let cancelRetry: (() => void) | undefined;
  let closed = false;
  /** How often this tab has changed the store. */
  let changes = 0;
  let setReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });

  const isOld = ({ at }: KeptMessage): boolean => at < now() - KEEP;
  const stateOf = ({ clientId, failure }: KeptMessage): OutboxState => {
    if (sending.has(clientId)) return 'sending';
    return failure ? 'failed' : 'waiting';
  };
  const own = async () => (await store.all()).filter((message) => message.user === user);

  function show(kept: readonly KeptMessage[]): void {
    if (closed) return;
    list = kept.map((message) => ({ ...message, state: stateOf(message) }));
    listeners.call();
  }

  async function refresh(): Promise<void> {
    const before = changes;
    const kept = await own();
    // What was read may be older than what this tab has done since.
    if (before === changes) show(kept);
    else await refresh();
  }

  /** What this tab knows of one message it need not read: what stands at that place now, if anything does. */
  function put(place: number, now?: KeptMessage): void {
    changes++;
    const others = list.filter((one) => one.place !== place);
    show(now ? [...others, now].sort((one, other) => one.place - other.place) : others);
  }

  /** Never rejects: what was done in the store is done, and the list can be read later. */
  const refreshSoon = (): Promise<void> => refresh().catch(sendLater);

  /** Reads the list anew and has the other tabs do so. */
  function changed(): Promise<void> {
    tabs?.post('changed');
    return refreshSoon();
  }

  function sendLater(): void {
    // However many rooms a round fails in, it is one round.
    if (closed || cancelRetry) return;
    cancelRetry = clock.after(pause, flushAll);
    pause = Math.min(pause * 2, RETRY.most);
  }

  async function sendOne({ clientId, msg, room }: KeptMessage): ReturnType<typeof send> {
    sending.add(clientId);
    show(list);
    try {
      return await send({ clientId, msg, room });
    } catch {
      return NO_ANSWER;
    } finally {
      sending.delete(clientId);
    }
  }

  async function dropTaken({ clientId, place, room, msg }: KeptMessage, answer: Taken): Promise<void> {
    pause = RETRY.first;
    const { id, seqInOrder, createdAt } = answer;
    taken.add(clientId);
    await store.remove(place);
    taken.delete(clientId);
    put(place);
    // What could not be dropped is sent once more: it is told when it is gone.
    if (onSent && !closed) tell(onSent, { clientId, room, msg, id, seqInOrder, createdAt });
  }

  /** Sends the one at that place, if it still waits; false when the line will not carry it now. */
  async function sendWaiting(place: number): Promise<boolean> {
    // Read anew: another tab may have sent or dropped it.
    const next = await store.get(place);
    if (closed) return false;
    if (!next || next.failure) {
      put(place, next);
      return true;
    }
    const answer = isOld(next) ? EXPIRED : await sendOne(next);
    if (answer.ok) await dropTaken(next, answer);
    else if (passing.has(answer.code)) {
      show(list);
      sendLater();
      return false;
    } else {
      const failed = { ...next, failure: { code: answer.code, message: answer.message } };
      put(place, (await store.update(failed)) ? failed : undefined);
    }
    tabs?.post('changed');
    return true;
  }

  /** Holds off every tab's sending in a room meanwhile. */
  const locked = (room: string, task: () => Promise<void>) => lock(`boostdesk-outbox-${user}-${room}`, task);

  const waitingIn = async (room: string) =>
    (await own()).filter((message) => message.room === room && !message.failure);

  /** The lock is given back after each message, so that a cancel need not wait for all of them. */
  async function sendAll(room: string): Promise<void> {
    for (let waiting = await waitingIn(room); waiting.length > 0; waiting = await waitingIn(room)) {
      for (const { place } of waiting) {
        let more = false;
        await locked(room, async () => {
          more = await sendWaiting(place);
        });
        // What was asked for again meanwhile may stand before the rest of these.
        if (!more || running.get(room)) return;
      }
    }
    // A page that is gone since may have sent what this one has read of.
    if (list.some((message) => message.room === room && !message.failure)) await refresh();
  }

  /** One run per room and tab at a time; what comes in meanwhile makes it look once more. */
  async function drain(room: string): Promise<void> {
    if (running.has(room)) {
      running.set(room, true);
      return;
    }
    running.set(room, true);
    try {
      while (running.get(room) && !closed) {
        running.set(room, false);
        await sendAll(room);
      }
    } catch {
      // The store or the lock failed; nothing is lost by trying later.
      sendLater();
    } finally {
      running.delete(room);
    }
  }

  async function dropOthers(): Promise<void> {
    for (const message of await store.all()) {
      if (message.user !== user && isOld(message)) await store.remove(message.place);
    }
  }

  /** Reads first: what was kept before may never have been read yet. */
  async function flushAll(): Promise<void> {
    cancelRetry?.();
    cancelRetry = undefined;
    try {
      await dropOthers();
      await refresh();
    } catch {
      sendLater();
      return;
    }
    setReady();
    const rooms = new Set(list.filter(({ failure }) => !failure).map(({ room }) => room));
    for (const room of rooms) void drain(room);
  }

  const found = (clientId: string) => list.find((message) => message.clientId === clientId);
  void flushAll();
  const stopListening = tabs?.listen(() => {
    void refreshSoon();
  });

  return {
    ready,
    async add(room, msg) {
      const kept = await store.add({ clientId: newId(), user, room, msg, at: now(), failure: null });
      put(kept.place, kept);
      tabs?.post('changed');
      void drain(room);
      return { ...kept, state: stateOf(kept) };
    },
    async retry(clientId) {
      const message = found(clientId);
      if (message?.state !== 'failed') return;
      const { state: _, ...kept } = message;
      await store.update({ ...kept, at: now(), failure: null });
      await changed();
      void drain(message.room);
    },
    async cancel(clientId) {
      const message = found(clientId);
      if (!message || sending.has(clientId) || taken.has(clientId)) return false;
      let dropped = false;
      // Another tab may be sending it: only who holds the room's lock knows that nobody does.
      await locked(message.room, async () => {
        if (sending.has(clientId) || taken.has(clientId) || !(await store.get(message.place))) return;
        await store.remove(message.place);
        dropped = true;
      });
      await changed();
      return dropped;
    },
    flush() {
      pause = RETRY.first;
      void flushAll();
    },
    messages: () => list,
    subscribe: listeners.add,
    close() {
      closed = true;
      cancelRetry?.();
      stopListening?.();
    },
  };
}

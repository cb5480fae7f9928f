import type { RequestResult } from '../channel-types.ts';
import { systemClock } from '../clock.ts';
import { callListener, createListeners } from '../listeners.ts';
import type {
  Outbox,
  OutboxFailure,
  OutboxMessage,
  OutboxOptions,
  OutboxState,
  StoredMessage,
} from './outbox-types.ts';
import { createPageLock } from './page-lock.ts';
import { CANCELED, createPictureUploads } from './picture-uploads.ts';
import { toRetried } from './to-retried.ts';
import { createUniqueId } from './unique-id.ts';

/**
 * How long a message is sent automatically, in ms. Then it fails; other users' messages are removed (a logout keeps
 * them for a day).
 */
const RETENTION_MS = 24 * 60 * 60 * 1000;
const EXPIRED = { ok: false, code: 'expired', message: 'This message is more than a day old.' } as const;
const NO_ANSWER = { ok: false, code: 'no_answer', message: '' } as const;
/** In ms. */
const RETRY = { first: 1000, most: 30_000 };
const transientCodes: ReadonlySet<string> = new Set([
  'offline',
  'no_answer',
  'bad_answer',
  'too_many',
  'closing',
  'internal',
  'unavailable',
  'session_ended',
  CANCELED,
]);

type Accepted = Extract<RequestResult<'message'>, { readonly ok: true }>;

/**
 * Creates an outbox: messages are stored until acknowledged, and sent in order within their room. A message refused for
 * good fails, until `retry` or `cancel`.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { user, store, send, upload, onSent, clock = systemClock, lock = createPageLock(), tabs } = options;
  const { newId = createUniqueId, now = () => Date.now() } = options;
  const listeners = createListeners<void>();
  const sending = new Set<string>();
  /** Accepted but not yet removed: not cancellable. */
  const accepted = new Set<string>();
  const running = new Map<string, boolean>();
  let list: readonly OutboxMessage[] = [];
  let retryDelay = RETRY.first;
  let cancelRetry: (() => void) | undefined;
  let closed = false;
  /** By this tab. */
  let changes = 0;
  let setReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });

  const isExpired = ({ at }: StoredMessage): boolean => at < now() - RETENTION_MS;
  const uploads = createPictureUploads({ store, upload, onChange: () => setList(list) });
  const stateOf = ({ clientId, failure }: StoredMessage): OutboxState => {
    if (sending.has(clientId) || uploads.progressOf(clientId) !== undefined) return 'sending';
    return failure ? 'failed' : 'waiting';
  };
  function toOutboxMessage({ clientId, ...message }: StoredMessage & { progress?: number }): OutboxMessage {
    const { progress: _, ...stored } = { clientId, ...message };
    const progress = uploads.progressOf(clientId);
    return { ...stored, state: stateOf(stored), ...(progress === undefined ? {} : { progress }) };
  }

  const loadOwn = async () => (await store.all()).filter((message) => message.user === user);

  function setList(stored: readonly StoredMessage[]): void {
    if (closed) return;
    list = stored.map(toOutboxMessage);
    listeners.call();
  }

  async function refresh(): Promise<void> {
    const before = changes;
    const stored = await loadOwn();
    // May be older than this tab's changes.
    if (before === changes) setList(stored);
    else await refresh();
  }

  /** Without reading the store. */
  function updateList(place: number, now?: StoredMessage): void {
    changes++;
    const others = list.filter((one) => one.place !== place);
    setList(now ? [...others, now].sort((one, other) => one.place - other.place) : others);
  }

  /** Never rejects: the change itself succeeded. */
  const refreshOrRetry = (): Promise<void> => refresh().catch(scheduleRetry);

  function notifyChanged(): Promise<void> {
    tabs?.post('changed');
    return refreshOrRetry();
  }

  function scheduleRetry(): void {
    // A round that fails in several rooms counts once.
    if (closed || cancelRetry) return;
    cancelRetry = clock.after(retryDelay, flushAll);
    retryDelay = Math.min(retryDelay * 2, RETRY.most);
  }

  async function sendOne(message: StoredMessage): ReturnType<typeof send> {
    const uploaded = await uploads.run(message);
    if (!uploaded.ok) return uploaded;
    const { clientId, msg, room, pictures, replyTo, confirmed = false } = uploaded.message;
    const sent = pictures?.flatMap(({ id, alt }) => (id === null ? [] : [{ id, alt }]));
    sending.add(clientId);
    setList(list);
    try {
      return await send({
        clientId,
        msg,
        room,
        confirmed,
        ...(sent && { pictures: sent }),
        ...(replyTo && { replyTo: replyTo.id }),
      });
    } catch {
      return NO_ANSWER;
    } finally {
      sending.delete(clientId);
    }
  }

  async function removeAccepted({ place, ...message }: StoredMessage, answer: Accepted): Promise<void> {
    retryDelay = RETRY.first;
    const { clientId, room, msg, replyTo } = message;
    const { id, seqInOrder, createdAt, pictures } = answer;
    accepted.add(clientId);
    await store.remove(place);
    accepted.delete(clientId);
    updateList(place);
    // A message that cannot be removed is sent again, and reported later.
    if (onSent && !closed) callListener(onSent, { clientId, room, msg, id, seqInOrder, createdAt, pictures, replyTo });
  }

  /** @returns false when sending must wait */
  async function sendWaiting(place: number): Promise<boolean> {
    // Another tab may have changed it.
    const next = await store.get(place);
    if (closed) return false;
    if (!next || next.failure) {
      updateList(place, next);
      return true;
    }
    const answer = isExpired(next) ? EXPIRED : await sendOne(next);
    if (answer.ok) await removeAccepted(next, answer);
    else if (transientCodes.has(answer.code)) {
      setList(list);
      if (answer.code !== CANCELED) scheduleRetry();
      return false;
    } else await setFailed(next, { code: answer.code, message: answer.message });
    tabs?.post('changed');
    return true;
  }

  async function setFailed(message: StoredMessage, failure: OutboxFailure): Promise<void> {
    const failed = { ...message, failure };
    updateList(message.place, (await store.update(failed)) ? failed : undefined);
  }

  const withRoomLock = (room: string, task: () => Promise<void>) => lock(`boostdesk-outbox-${user}-${room}`, task);

  const loadWaiting = async (room: string) =>
    (await loadOwn()).filter((message) => message.room === room && !message.failure);

  /** Unlocks after each message, so that a cancel need not wait for all. */
  async function sendAll(room: string): Promise<void> {
    for (let waiting = await loadWaiting(room); waiting.length > 0; waiting = await loadWaiting(room)) {
      for (const { place } of waiting) {
        let more = false;
        await withRoomLock(room, async () => {
          more = await sendWaiting(place);
        });
        // A retried message may come before the rest.
        if (!more || running.get(room)) return;
      }
    }
    // A closed page may have sent what this one read.
    if (list.some((message) => message.room === room && !message.failure)) await refresh();
  }

  /** One run per room and tab. */
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
      // The store or the lock failed.
      scheduleRetry();
    } finally {
      running.delete(room);
    }
  }

  async function removeExpiredOfOthers(): Promise<void> {
    for (const message of await store.all()) {
      if (message.user !== user && isExpired(message)) await store.remove(message.place);
    }
  }

  /** Reads first, in case no read has succeeded yet. */
  async function flushAll(): Promise<void> {
    cancelRetry?.();
    cancelRetry = undefined;
    try {
      await removeExpiredOfOthers();
      await refresh();
    } catch {
      scheduleRetry();
      return;
    }
    setReady();
    const rooms = new Set(list.filter(({ failure }) => !failure).map(({ room }) => room));
    for (const room of rooms) void drain(room);
  }

  const findMessage = (clientId: string) => list.find((message) => message.clientId === clientId);
  void flushAll();
  const stopListening = tabs?.listen(() => {
    void refreshOrRetry();
  });

  async function insert(message: Omit<StoredMessage, 'place'>): Promise<OutboxMessage> {
    const kept = await store.add(message);
    updateList(kept.place, kept);
    tabs?.post('changed');
    void drain(kept.room);
    return toOutboxMessage(kept);
  }

  return {
    ready,
    async add(room, msg, { pictures = [], replyTo, confirmed = false } = {}) {
      const own = pictures.map((picture) => ({ ...picture, clientId: newId(), id: null }));
      const message = { clientId: newId(), user, room, msg, at: now(), failure: null };
      const extras = { ...(own.length > 0 && { pictures: own }), ...(replyTo && { replyTo }) };
      return insert({ ...message, ...extras, ...(confirmed && { confirmed }) });
    },
    async retry(clientId) {
      const message = findMessage(clientId);
      if (message?.state !== 'failed') return;
      await store.update(toRetried(message, now()));
      await notifyChanged();
      void drain(message.room);
    },
    async cancel(clientId) {
      const message = findMessage(clientId);
      if (!message || sending.has(clientId) || accepted.has(clientId)) return false;
      uploads.cancel(clientId);
      let dropped = false;
      // Only the lock proves that no other tab is sending it.
      await withRoomLock(message.room, async () => {
        if (sending.has(clientId) || accepted.has(clientId) || !(await store.get(message.place))) return;
        await store.remove(message.place);
        dropped = true;
      });
      await notifyChanged();
      // A cancelled upload stops the run of its room.
      void drain(message.room);
      return dropped;
    },
    async restore({ place: _, state: __, progress: ___, ...message }) {
      await insert(message);
    },
    flush() {
      retryDelay = RETRY.first;
      void flushAll();
    },
    messages: () => list,
    subscribe: listeners.add,
    close() {
      closed = true;
      cancelRetry?.();
      uploads.cancelAll();
      stopListening?.();
    },
  };
}

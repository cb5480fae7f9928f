import { systemClock, yieldToMain } from './clock.ts';
import { type AnyEvent, type EventName, type EventOf, safeParseEvent } from './events.ts';
import { callListener } from './listeners.ts';
import { createRecentIds } from './recent-ids.ts';
import type { CatchUpResult, Router, RouterOptions, StaleReason } from './router-types.ts';
import { createSlicedQueue, type Step } from './sliced-queue.ts';

const MAX_RECENT_IDS = 10_000;
/** How long live events wait for a gap to be fetched, in ms. */
const BUFFER_MS = 5000;
/** Additional timeout of a fetch in ms, to that of a call (SPEC §9). */
const EXTRA_TIMEOUT_MS = 55_000;
/** Retry delays of a fetch in ms. */
const RETRY = { first: 1000, most: 30_000 };

/**
 * Creates a router. Each event is routed once, ordered by the user's sequence numbers, in time slices. Events wait
 * while a gap is fetched; when that fails or is slow they continue, and the fetch is retried.
 */
export function createRouter(options: RouterOptions): Router {
  const { handlers, fetchSince, onStale, onFailure, clock = systemClock, schedule = yieldToMain } = options;
  const queue = createSlicedQueue(clock, schedule);
  const recentIds = createRecentIds(options.memory ?? MAX_RECENT_IDS);
  const counts = { routed: 0, duplicate: 0, unknown: 0, malformed: 0, failed: 0 };
  let seq = options.seq ?? null;
  let closed = false;
  /** Older answers are ignored. */
  let fetchId = 0;
  let fetching = false;
  /** Live events wait for the fetch. */
  let isBuffering = false;
  /** A gap is open but blocks nothing; `seq` stays before it. */
  let hasGap = false;
  let isReplay = false;
  /** Disconnected since the last fetch. */
  let disconnectedSinceFetch = false;
  /** Events were lost while connected. */
  let hasLostEvents = false;
  let fetchAgain = false;
  let buffered: Step[] = [];
  let pause = RETRY.first;
  let cancelTimer: (() => void) | undefined;

  function callHandler<N extends EventName>(event: EventOf<N>, replayed: boolean): void {
    handlers[event.name](event.payload, { replayed });
  }

  function deliver(event: AnyEvent, replayed: boolean): void {
    if (!recentIds.add(event.payload.eventId)) {
      counts.duplicate++;
      return;
    }
    counts.routed++;
    try {
      callHandler(event, replayed);
    } catch (error) {
      counts.failed++;
      callListener(() => onFailure?.(error, event), undefined);
    }
  }

  function withParsedEvent(name: string, payload: unknown, then: (event: AnyEvent) => void): void {
    const result = safeParseEvent(name, payload);
    if (!result.ok) counts[result.reason]++;
    else if (result.event.name === 'latestSeq') checkLatestSeq(result.event.payload.last);
    else then(result.event);
  }

  /** Sent after the event it counts: without that, events of rooms may be lost too. */
  function checkLatestSeq(last: number): void {
    if (seq === null || last <= seq) return;
    hasLostEvents = true;
    if (!fetching && !hasGap) startFetch(false);
  }

  /** `isGapFetched`: the gap was fetched, so missing numbers do not exist. */
  function deliverInOrder(event: AnyEvent, isGapFetched = false): void {
    const own = event.payload.seq;
    if (isBuffering) {
      buffered.push(() => deliverInOrder(event));
      return;
    }
    if (own !== null && seq !== null && own > seq && !hasGap) {
      if (own > seq + 1 && !isGapFetched) {
        buffered.push(() => deliverInOrder(event, true));
        startFetch(false);
        return;
      }
      seq = own;
    }
    deliver(event, false);
  }

  function startFetch(afterDisconnect: boolean): void {
    cancelTimer?.();
    if (closed) return;
    isReplay = afterDisconnect || disconnectedSinceFetch;
    fetchAgain = false;
    fetching = true;
    isBuffering = seq !== null && !hasGap;
    cancelTimer = clock.after(BUFFER_MS, () => {
      skipGap();
      cancelTimer = clock.after(EXTRA_TIMEOUT_MS, scheduleRetry);
    });
    void runFetch(++fetchId);
  }

  async function runFetch(own: number): Promise<void> {
    // Also catches synchronous throws and invalid results.
    try {
      const missed = await fetchSince(seq);
      if (own === fetchId) replayMissed(missed);
    } catch {
      if (own === fetchId) scheduleRetry();
    }
  }

  function flushBuffered(first: readonly Step[]): void {
    const waiting = buffered;
    buffered = [];
    queue.prepend([...first, ...waiting]);
  }

  function skipGap(): void {
    isBuffering = false;
    hasGap = seq !== null;
    flushBuffered([]);
  }

  function replayMissed(missed: CatchUpResult): void {
    if (!Number.isInteger(missed.last)) throw new TypeError('No number of the newest event');
    const from = seq;
    const replayed = isReplay;
    const replay = missed.events.map(
      ({ name, payload }) =>
        () =>
          withParsedEvent(name, payload, (event) => deliver(event, replayed)),
    );
    cancelTimer?.();
    if (closed) return;
    pause = RETRY.first;
    // Waiting events are compared with the replay's last number.
    flushBuffered([...(from === null ? [] : replay), () => finishFetch(missed, { from, replayed })]);
  }

  function finishFetch(missed: CatchUpResult, before: FetchStart): void {
    seq = missed.last;
    fetching = false;
    isBuffering = false;
    hasGap = false;
    const reason = findStaleReason(before, missed, hasLostEvents);
    hasLostEvents = false;
    if (reason && onStale) callListener(onStale, reason);
    if (fetchAgain) startFetch(true);
  }

  function scheduleRetry(): void {
    cancelTimer?.();
    if (closed) return;
    fetchId++;
    fetching = false;
    skipGap();
    // Includes what a disconnect missed meanwhile.
    const late = isReplay || fetchAgain;
    cancelTimer = clock.after(pause, () => startFetch(late));
    pause = Math.min(pause * 2, RETRY.most);
  }

  return {
    receive(name, payload) {
      if (!closed) queue.push(() => withParsedEvent(name, payload, deliverInOrder));
    },
    onDisconnect() {
      disconnectedSinceFetch = true;
      // A fetch in flight also covers the disconnect.
      isReplay = true;
    },
    catchUp() {
      disconnectedSinceFetch = false;
      if (fetching) fetchAgain = true;
      else startFetch(true);
    },
    counts: () => ({ ...counts }),
    seq: () => seq,
    close() {
      closed = true;
      cancelTimer?.();
      queue.close();
    },
  };
}

/** A fetch's start, and whether a disconnect preceded it. */
interface FetchStart {
  readonly from: number | null;
  readonly replayed: boolean;
}

function findStaleReason(
  { from, replayed }: FetchStart,
  missed: CatchUpResult,
  hasLost: boolean,
): StaleReason | undefined {
  if (from === null) return 'first';
  if (missed.last < from) return 'reset';
  if (!missed.complete) return 'gone';
  return replayed || hasLost ? 'away' : undefined;
}

import { systemClock, yieldToMain } from './clock.ts';
import { type AnyEvent, type EventName, type EventOf, safeParseEvent } from './events.ts';
import { callListener } from './listeners.ts';
import { createRecentIds } from './recent-ids.ts';
import { isFetching, type RouterEvent, type RouterState, reduceRouter } from './router-state.ts';
import type { CatchUpResult, Router, RouterOptions, StaleReason } from './router-types.ts';
import { createSlicedQueue, type Step } from './sliced-queue.ts';

const MAX_RECENT_IDS = 10_000;
/** How long live events wait for a fetch, in ms. */
const BUFFER_MS = 5000;
/** Added to a call's timeout, in ms. */
const EXTRA_TIMEOUT_MS = 55_000;
/** In ms. */
const RETRY = { first: 1000, most: 30_000 };

/**
 * Creates a router. Each event is routed once, ordered by the user's sequence numbers, in time slices. Events wait
 * while a gap is fetched; when the fetch fails or is slow they continue, and it is retried.
 */
export function createRouter(options: RouterOptions): Router {
  const { handlers, fetchSince, onStale, onFailure, clock = systemClock, schedule = yieldToMain } = options;
  const queue = createSlicedQueue(clock, schedule);
  const recentIds = createRecentIds(options.memory ?? MAX_RECENT_IDS);
  const counts = { routed: 0, duplicate: 0, unknown: 0, malformed: 0, failed: 0 };
  let state: RouterState = { status: 'live', seq: options.seq ?? null, isAway: false, fetchId: 0 };
  /** Wait for the fetch. */
  let buffered: Step[] = [];
  let cancelTimer: (() => void) | undefined;

  function dispatch(event: RouterEvent): void {
    const before = state;
    state = reduceRouter(before, event);
    if (state.fetchId !== before.fetchId) startFetch(state.fetchId);
    if (state.status === before.status) return;
    if (before.status === 'buffering' && state.status !== 'live') flushBuffered();
    if (state.status === 'retrying') {
      const delay = RETRY.first * 2 ** (state.gap.failures - 1);
      setTimer(Math.min(delay, RETRY.most), () => dispatch({ type: 'retry' }));
    }
    if (state.status === 'closed') {
      cancelTimer?.();
      queue.close();
    }
  }

  function setTimer(ms: number, task: () => void): void {
    cancelTimer?.();
    cancelTimer = clock.after(ms, task);
  }

  function callHandler<N extends EventName>(event: EventOf<N>, replayed: boolean): void {
    handlers[event.name]?.(event.payload, { replayed });
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
    else if (result.event.name === 'latestSeq') dispatch({ type: 'latest', seq: result.event.payload.last });
    else then(result.event);
  }

  function deliverInOrder(event: AnyEvent, isGapFetched = false): void {
    const { seq } = event.payload;
    const isWaiting = state.status === 'buffering';
    if (seq !== null) dispatch({ type: 'arrived', seq, isGapFetched });
    // The event that opens a gap waits for it too.
    if (state.status === 'buffering') buffered.push(() => deliverInOrder(event, !isWaiting));
    else deliver(event, false);
  }

  function startFetch(id: number): void {
    const fail = () => dispatch({ type: 'failed', fetchId: id });
    setTimer(BUFFER_MS, () => {
      dispatch({ type: 'slow' });
      setTimer(EXTRA_TIMEOUT_MS, fail);
    });
    void runFetch(id).catch(fail);
  }

  /** Also rejects on synchronous throws and invalid results. */
  async function runFetch(id: number): Promise<void> {
    const missed = await fetchSince(state.seq);
    if (isFetching(state) && state.fetchId === id) replayMissed(missed, state.gap.isReplay);
  }

  function flushBuffered(first: readonly Step[] = []): void {
    const waiting = buffered;
    buffered = [];
    queue.prepend([...first, ...waiting]);
  }

  function replayMissed(missed: CatchUpResult, replayed: boolean): void {
    if (!Number.isInteger(missed.last)) throw new TypeError('No number of the newest event');
    const replay = missed.events.map(
      ({ name, payload }) =>
        () =>
          withParsedEvent(name, payload, (event) => deliver(event, replayed)),
    );
    cancelTimer?.();
    // Waiting events are compared with the replay's last number.
    flushBuffered([...(state.seq === null ? [] : replay), () => finishFetch(missed, replayed)]);
  }

  function finishFetch(missed: CatchUpResult, replayed: boolean): void {
    const isAway = replayed || (isFetching(state) && state.gap.hasLostEvents);
    const reason = findStaleReason(state.seq, missed, isAway);
    dispatch({ type: 'fetched', seq: missed.last });
    if (reason && onStale) callListener(onStale, reason);
  }

  return {
    receive(name, payload) {
      if (state.status !== 'closed') queue.push(() => withParsedEvent(name, payload, deliverInOrder));
    },
    onDisconnect: () => dispatch({ type: 'disconnected' }),
    catchUp: () => dispatch({ type: 'catchUp' }),
    counts: () => ({ ...counts }),
    seq: () => state.seq,
    close: () => dispatch({ type: 'closed' }),
  };
}

/** `from`: the number before the fetch. */
function findStaleReason(from: number | null, missed: CatchUpResult, isAway: boolean): StaleReason | undefined {
  if (from === null) return 'first';
  if (missed.last < from) return 'reset';
  if (!missed.complete) return 'gone';
  return isAway ? 'away' : undefined;
}

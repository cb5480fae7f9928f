import { systemClock, yieldToPage } from './clock.ts';
import { type AnyEvent, type EventName, type EventOf, safeParseEvent } from './events.ts';
import { tell } from './listeners.ts';
import { createRecentIds } from './recent-ids.ts';
import type { Missed, Router, RouterOptions, StaleReason } from './router-types.ts';
import { createSlicedQueue, type Step } from './sliced-queue.ts';

const MEMORY = 10_000;
/** How long live events wait for a gap to be fetched, in ms. */
const HOLD = 5000;
/** Additional timeout of a fetch in ms, to that of a call (SPEC §9). */
const REST = 55_000;
/** Retry delays of a fetch in ms. */
const RETRY = { first: 1000, most: 30_000 };

/**
 * Creates a router. Each event is routed once, ordered by the user's sequence numbers, in time slices. Events wait
 * while a gap is fetched; when that fails or is slow they continue, and the fetch is retried.
 */
export function createRouter(options: RouterOptions): Router {
  const { handlers, fetchSince, onStale, onFailure, clock = systemClock, schedule = yieldToPage } = options;
  const queue = createSlicedQueue(clock, schedule);
  const known = createRecentIds(options.memory ?? MEMORY);
  const counts = { routed: 0, duplicate: 0, unknown: 0, malformed: 0, failed: 0 };
  let seq = options.seq ?? null;
  let closed = false;
  /** Older answers are ignored. */
  let asked = 0;
  let fetching = false;
  /** Live events wait for the fetch. */
  let holding = false;
  /** A gap is open but blocks nothing; `seq` stays before it. */
  let behind = false;
  let reconnected = false;
  /** Disconnected since the last fetch. */
  let down = false;
  /** Events were lost while connected. */
  let hasLost = false;
  let again = false;
  let held: Step[] = [];
  let pause = RETRY.first;
  let cancelTimer: (() => void) | undefined;

  function call<N extends EventName>(event: EventOf<N>, replayed: boolean): void {
    handlers[event.name](event.payload, { replayed });
  }

  function deliver(event: AnyEvent, replayed: boolean): void {
    if (!known.add(event.payload.eventId)) {
      counts.duplicate++;
      return;
    }
    counts.routed++;
    try {
      call(event, replayed);
    } catch (error) {
      counts.failed++;
      tell(() => onFailure?.(error, event), undefined);
    }
  }

  function parsed(name: string, payload: unknown, then: (event: AnyEvent) => void): void {
    const result = safeParseEvent(name, payload);
    if (!result.ok) counts[result.reason]++;
    else if (result.event.name === 'latestSeq') noteLatest(result.event.payload.last);
    else then(result.event);
  }

  /** Sent after the event it counts: without that, events of rooms may be lost too. */
  function noteLatest(last: number): void {
    if (seq === null || last <= seq) return;
    hasLost = true;
    if (!fetching && !behind) fetchMissed(false);
  }

  /** `isAsked`: the gap was fetched, so missing numbers do not exist. */
  function inTurn(event: AnyEvent, isAsked = false): void {
    const own = event.payload.seq;
    if (holding) {
      held.push(() => inTurn(event));
      return;
    }
    if (own !== null && seq !== null && own > seq && !behind) {
      if (own > seq + 1 && !isAsked) {
        held.push(() => inTurn(event, true));
        fetchMissed(false);
        return;
      }
      seq = own;
    }
    deliver(event, false);
  }

  function fetchMissed(afterBreak: boolean): void {
    cancelTimer?.();
    if (closed) return;
    reconnected = afterBreak || down;
    again = false;
    fetching = true;
    holding = seq !== null && !behind;
    cancelTimer = clock.after(HOLD, () => {
      goOnWithout();
      cancelTimer = clock.after(REST, retryLater);
    });
    void fetchAs(++asked);
  }

  async function fetchAs(own: number): Promise<void> {
    // Also catches synchronous throws and invalid results.
    try {
      const missed = await fetchSince(seq);
      if (own === asked) fill(missed);
    } catch {
      if (own === asked) retryLater();
    }
  }

  function release(first: readonly Step[]): void {
    const waiting = held;
    held = [];
    queue.putInFront([...first, ...waiting]);
  }

  function goOnWithout(): void {
    holding = false;
    behind = seq !== null;
    release([]);
  }

  function fill(missed: Missed): void {
    if (!Number.isInteger(missed.last)) throw new TypeError('No number of the newest event');
    const from = seq;
    const replayed = reconnected;
    const replay = missed.events.map(
      ({ name, payload }) =>
        () =>
          parsed(name, payload, (event) => deliver(event, replayed)),
    );
    cancelTimer?.();
    if (closed) return;
    pause = RETRY.first;
    // Waiting events are compared with the replay's last number.
    release([...(from === null ? [] : replay), () => caughtUp(missed, { from, replayed })]);
  }

  function caughtUp(missed: Missed, before: Before): void {
    seq = missed.last;
    fetching = false;
    holding = false;
    behind = false;
    const reason = staleness(before, missed, hasLost);
    hasLost = false;
    if (reason && onStale) tell(onStale, reason);
    if (again) fetchMissed(true);
  }

  function retryLater(): void {
    cancelTimer?.();
    if (closed) return;
    asked++;
    fetching = false;
    goOnWithout();
    // Includes what a disconnect missed meanwhile.
    const late = reconnected || again;
    cancelTimer = clock.after(pause, () => fetchMissed(late));
    pause = Math.min(pause * 2, RETRY.most);
  }

  return {
    receive(name, payload) {
      if (!closed) queue.push(() => parsed(name, payload, inTurn));
    },
    lost() {
      down = true;
      // A fetch in flight also covers the disconnect.
      reconnected = true;
    },
    catchUp() {
      down = false;
      if (fetching) again = true;
      else fetchMissed(true);
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
interface Before {
  readonly from: number | null;
  readonly replayed: boolean;
}

function staleness({ from, replayed }: Before, missed: Missed, hasLost: boolean): StaleReason | undefined {
  if (from === null) return 'first';
  if (missed.last < from) return 'reset';
  if (!missed.complete) return 'gone';
  return replayed || hasLost ? 'away' : undefined;
}

import { systemClock, yieldToPage } from './clock.ts';
import { type AnyEvent, type EventName, type EventOf, safeParseEvent } from './events.ts';
import { tell } from './listeners.ts';
import { createRecentIds } from './recent-ids.ts';
import type { Missed, Router, RouterOptions, StaleReason } from './router-types.ts';
import { createSlicedQueue, type Step } from './sliced-queue.ts';

const MEMORY = 10_000;
/** How long live events wait for a gap to be filled, in ms; then they go on without it. */
const HOLD = 5000;
/** How much longer a fetch may take, in ms: as long as any call (SPEC §9). What has not come by then has failed. */
const REST = 55_000;
/** Pauses before a failed fetch is tried again, in ms. */
const RETRY = { first: 1000, most: 30_000 };

/**
 * Brings events to their handlers: parsed, each once, in the order of the user's sequence numbers, in slices.
 * A gap in the numbers is fetched once; what arrives meanwhile waits behind it. Where the fetch fails or takes too long, events
 * go through as they come, and the gap is asked for again until it is filled.
 */
export function createRouter(options: RouterOptions): Router {
  const { handlers, fetchSince, onStale, onFailure, clock = systemClock, schedule = yieldToPage } = options;
  const queue = createSlicedQueue(clock, schedule);
  const known = createRecentIds(options.memory ?? MEMORY);
  const counts = { routed: 0, duplicate: 0, unknown: 0, malformed: 0, failed: 0 };
  let seq = options.seq ?? null;
  let closed = false;
  /** The number of the newest fetch: the answer to an earlier one is not waited for any more. */
  let asked = 0;
  let fetching = false;
  /** Live events wait for the fetch. */
  let holding = false;
  /** A gap is open and nobody waits for it: `seq` stays where it begins. */
  let behind = false;
  let reconnected = false;
  /** The line was lost, and nobody has asked yet for what that swallowed: whatever fetches first brings it. */
  let down = false;
  /** Events are known to be lost although the line stands. */
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

  /** It comes behind the event that it counts last: where that has not come, what was told to rooms may be lost as well. */
  function noteLatest(last: number): void {
    if (seq === null || last <= seq) return;
    hasLost = true;
    if (!fetching && !behind) fetchMissed(false);
  }

  /** `isAsked`: the gap before this event was fetched already; what is still missing does not exist. */
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
    // One that throws at once, or brings nonsense, has failed like one that rejects.
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
    // The waiting ones follow when the replay is through: their numbers are compared with its last.
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
    // What a break swallowed meanwhile comes with the next answer.
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
      // An answer still under way tells of the break as well.
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

/** Where a fetch began, and whether a break was before it. */
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

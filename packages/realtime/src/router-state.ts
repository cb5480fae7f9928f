/** Missing events, from the first fetch until one succeeds. */
interface Gap {
  /** The client was disconnected: fetched events count as replayed. */
  readonly isReplay: boolean;
  /** Events were lost while the client was connected. */
  readonly hasLostEvents: boolean;
  /** Failed fetches in a row. */
  readonly failures: number;
}

interface Position {
  /** Nothing is missing up to this number; null: unknown. */
  readonly seq: number | null;
  /** Disconnected, without a `catchUp` since. */
  readonly isAway: boolean;
  /** Newest fetch; results of older ones are ignored. */
  readonly fetchId: number;
}

interface Fetching extends Position {
  readonly status: 'buffering' | 'passing';
  readonly gap: Gap;
  /** Reconnected meanwhile: fetch once more. */
  readonly again: boolean;
}

interface Live extends Position {
  readonly status: 'live';
}

interface Retrying extends Position {
  readonly status: 'retrying';
  readonly gap: Gap;
}

interface Closed extends Position {
  readonly status: 'closed';
}

/**
 * State of a router.
 *
 * | status | fetch | live events | followed by |
 * |---|---|---|---|
 * | `live` | none | are routed and counted | `buffering` at a gap or reconnect (`passing` while `seq` is unknown) |
 * | `buffering` | in flight | wait for it | `live` when fetched, `passing` when slow, `retrying` when failed |
 * | `passing` | in flight | are routed; `seq` stays | `live` when fetched, `retrying` when failed |
 * | `retrying` | after a delay | are routed; `seq` stays | `passing` after the delay or at a reconnect |
 * | `closed` | none | are dropped | |
 */
export type RouterState = Live | Fetching | Retrying | Closed;

/**
 * `arrived`: a live event with a number; `isGapFetched`: the numbers before it were fetched, so missing ones do not
 * exist. `latest`: the server's newest number.
 */
export type RouterEvent =
  | { readonly type: 'disconnected' | 'catchUp' | 'slow' | 'retry' | 'closed' }
  | { readonly type: 'arrived'; readonly seq: number; readonly isGapFetched: boolean }
  | { readonly type: 'latest' | 'fetched'; readonly seq: number }
  | { readonly type: 'failed'; readonly fetchId: number };

export const isFetching = (state: RouterState): state is Fetching =>
  state.status === 'buffering' || state.status === 'passing';

/** Each new `fetchId` starts a fetch. */
export function reduceRouter(state: RouterState, event: RouterEvent): RouterState {
  if (event.type === 'closed') return { ...toPosition(state), status: 'closed' };
  switch (state.status) {
    case 'live':
      return reduceLive(state, event);
    case 'buffering':
    case 'passing':
      return reduceFetching(state, event);
    case 'retrying':
      return reduceRetrying(state, event);
    case 'closed':
      return state;
  }
}

function reduceLive(state: Live, event: RouterEvent): RouterState {
  const { seq } = state;
  switch (event.type) {
    case 'disconnected':
      return { ...state, isAway: true };
    case 'catchUp':
      return startFetch({ ...state, isAway: false }, { ...NO_GAP, isReplay: true });
    case 'arrived':
      if (seq === null || event.seq <= seq) return state;
      return event.isGapFetched || event.seq === seq + 1 ? { ...state, seq: event.seq } : startFetch(state, NO_GAP);
    case 'latest':
      return isMissing(event.seq, state) ? startFetch(state, { ...NO_GAP, hasLostEvents: true }) : state;
    default:
      return state;
  }
}

function reduceFetching(state: Fetching, event: RouterEvent): RouterState {
  const { gap, again } = state;
  switch (event.type) {
    case 'catchUp':
      return { ...state, isAway: false, again: true };
    case 'slow':
      return { ...state, status: 'passing' };
    case 'fetched': {
      const live: Live = { ...toPosition(state), status: 'live', seq: event.seq };
      return again ? startFetch(live, { ...NO_GAP, isReplay: true }) : live;
    }
    case 'failed': {
      if (event.fetchId !== state.fetchId) return state;
      const failed = { ...gap, isReplay: gap.isReplay || again, failures: gap.failures + 1 };
      return { ...toPosition(state), status: 'retrying', gap: failed };
    }
    default:
      return widenGap(state, event);
  }
}

function reduceRetrying(state: Retrying, event: RouterEvent): RouterState {
  switch (event.type) {
    case 'catchUp':
      return startFetch({ ...state, isAway: false }, { ...state.gap, isReplay: true });
    case 'retry':
      return startFetch(state, state.gap);
    default:
      return widenGap(state, event);
  }
}

function widenGap(state: Fetching | Retrying, event: RouterEvent): RouterState {
  // A fetch in flight also covers the disconnect.
  if (event.type === 'disconnected') return { ...state, isAway: true, gap: { ...state.gap, isReplay: true } };
  if (event.type === 'latest' && isMissing(event.seq, state)) {
    return { ...state, gap: { ...state.gap, hasLostEvents: true } };
  }
  return state;
}

const NO_GAP: Gap = { isReplay: false, hasLostEvents: false, failures: 0 };

function startFetch(state: Live | Retrying, gap: Gap): Fetching {
  const position = toPosition(state);
  return {
    ...position,
    status: state.status === 'live' && position.seq !== null ? 'buffering' : 'passing',
    fetchId: position.fetchId + 1,
    gap: { ...gap, isReplay: gap.isReplay || position.isAway },
    again: false,
  };
}

const toPosition = ({ seq, isAway, fetchId }: RouterState): Position => ({ seq, isAway, fetchId });

/**
 * The server sends its newest number after that event: if the event has not arrived, events of rooms may be lost too.
 */
const isMissing = (latest: number, { seq }: Position): boolean => seq !== null && latest > seq;

/** First interval between attempts and interval of the health checks, in ms. */
export const CHECK_MS = 5_000;
/** Longest delay between attempts while the server answers but the start fails, in ms. */
const LONGEST_MS = 60_000;

/** Times by `performance.now()`. */
interface Times {
  /** End of the Retry-After time; going online does not shorten it. */
  readonly retryAt: number;
  /** When the next health check may start. */
  readonly earliest: number;
  /** Delay after the next attempt, in ms. */
  readonly backoff: number;
}

/**
 * The state of a probe.
 *
 * | status | meaning | followed by |
 * |---|---|---|
 * | `waiting` | for the next health check | `checking` from `earliest` on, `trying` by hand |
 * | `checking` | a health check is in progress | `trying` when the server answers or by hand, else `waiting` |
 * | `trying` | an attempt is in progress | `waiting` |
 * | `stopped` | | |
 */
export type ProbeState =
  | ({ readonly status: 'waiting' | 'checking' } & Times)
  | ({ readonly status: 'trying'; readonly isManual: boolean } & Times)
  | { readonly status: 'stopped' };

/** `tried`: an attempt ended; `waitMs` is its Retry-After time. */
export type ProbeEvent =
  | { readonly type: 'check'; readonly now: number }
  | { readonly type: 'checked'; readonly isReachable: boolean }
  | { readonly type: 'tried'; readonly now: number; readonly waitMs: number | null }
  | { readonly type: 'online' | 'tryNow' | 'stop' };

/** A new probe's state. */
export const createProbeState = (retryAt: number): ProbeState => ({
  status: 'waiting',
  retryAt,
  earliest: retryAt,
  backoff: CHECK_MS,
});

/** The probe's reducer. */
export function reduceProbe(state: ProbeState, event: ProbeEvent): ProbeState {
  if (state.status === 'stopped') return state;
  const { retryAt, earliest, backoff } = state;
  const times = { retryAt, earliest, backoff };
  switch (event.type) {
    case 'check':
      return state.status === 'waiting' && event.now >= earliest ? { ...times, status: 'checking' } : state;
    case 'checked':
      if (state.status !== 'checking') return state;
      return event.isReachable ? { ...times, status: 'trying', isManual: false } : { ...times, status: 'waiting' };
    case 'tryNow':
      return state.status === 'trying' ? state : { ...times, status: 'trying', isManual: true };
    case 'tried':
      return state.status === 'trying' ? afterAttempt(state, event) : state;
    case 'online':
      return { ...state, earliest: retryAt };
    case 'stop':
      return { status: 'stopped' };
  }
}

function afterAttempt(
  { isManual, earliest, backoff }: Extract<ProbeState, { readonly status: 'trying' }>,
  { now, waitMs }: Extract<ProbeEvent, { readonly type: 'tried' }>,
): ProbeState {
  const next = isManual ? backoff : Math.min(backoff * 2, LONGEST_MS);
  if (waitMs !== null) return { status: 'waiting', retryAt: now + waitMs, earliest: now + waitMs, backoff: next };
  return { status: 'waiting', retryAt: 0, earliest: isManual ? earliest : now + backoff, backoff: next };
}

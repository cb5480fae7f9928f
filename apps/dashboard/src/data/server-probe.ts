import { isApiError } from '@boostdesk/api-client';
import { ConfigError, loadConfig } from '../core/config.ts';
import { retryAfterMs } from './retry-after.ts';
import { CHECK_MS, createProbeState, type ProbeEvent, reduceProbe } from './server-probe-state.ts';

/** Statuses of a proxy whose server is unreachable. */
const GATEWAY_ERRORS = new Set([502, 503, 504]);

const isUnreachable = (error: unknown): boolean =>
  isApiError(error, 'offline') || (error instanceof ConfigError && error.cause !== undefined);

/** Whether the error is transient, so that a retry may succeed. */
export const isTransientError = (error: unknown): boolean =>
  isUnreachable(error) || (isApiError(error) && error.isRetryable());

/** Any answer counts. The service worker caches none. */
async function isServerReachable(): Promise<boolean> {
  try {
    const { apiUrl } = await loadConfig();
    const server = new URL('/health', new URL(apiUrl, location.href));
    const { status } = await fetch(server, { mode: 'no-cors', cache: 'no-store' });
    return !GATEWAY_ERRORS.has(status);
  } catch {
    return false;
  }
}

/** A running probe of the server. */
export interface ServerProbe {
  /** Tries at once, without a health check. */
  readonly tryNow: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Calls `start` when the server answers a health check while the page is visible, one attempt at a time. Waits for
 * `restMs` first, then for the ms that `start` resolves to, if any.
 */
export function startServerProbe(
  start: () => Promise<number | null> | null,
  restMs: number | null = null,
): ServerProbe {
  let state = createProbeState(restMs === null ? 0 : performance.now() + restMs);
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  async function dispatch(event: ProbeEvent): Promise<void> {
    const before = state.status;
    const next = reduceProbe(state, event);
    state = next;
    if (next.status === before) return;
    if (next.status === 'checking') await dispatch({ type: 'checked', isReachable: await isServerReachable() });
    if (next.status === 'trying') {
      const waitMs = await start();
      await dispatch({ type: 'tried', waitMs, now: performance.now() });
      if (waitMs !== null && state.status === 'waiting') scheduleCheck(waitMs);
    }
  }

  function onCheck(): void {
    if (document.visibilityState === 'visible') void dispatch({ type: 'check', now: performance.now() });
  }
  function onNetwork(): void {
    void dispatch({ type: 'online' });
    onCheck();
  }
  // The UI shows this time as a countdown.
  function scheduleCheck(waitMs: number): void {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(onCheck, waitMs);
  }
  if (restMs !== null) scheduleCheck(restMs);
  const timer = setInterval(onCheck, CHECK_MS);
  window.addEventListener('online', onNetwork);
  document.addEventListener('visibilitychange', onCheck);
  const stop = () => {
    void dispatch({ type: 'stop' });
    clearInterval(timer);
    clearTimeout(retryTimer);
    window.removeEventListener('online', onNetwork);
    document.removeEventListener('visibilitychange', onCheck);
  };
  return { tryNow: () => dispatch({ type: 'tryNow' }), stop };
}

/**
 * Calls `start` once the server is reachable after an offline error, or when the Retry-After time is over. Returns a
 * function that stops it.
 */
export function retryWhenReachable(error: unknown, start: () => void): () => void {
  const waitMs = retryAfterMs(error);
  if (waitMs === null && !isUnreachable(error)) return () => undefined;
  const once = () => {
    start();
    return null;
  };
  return startServerProbe(once, waitMs).stop;
}

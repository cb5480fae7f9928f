import { isApiError } from '@boostdesk/api-client';
import { ConfigError, loadConfig } from '../core/config.ts';
import { retryAfterMs } from './retry-after.ts';

/** Interval of the health checks, in ms. */
const CHECK_MS = 5_000;
/** Longest delay between attempts while the server answers but the start fails, in ms. */
const LONGEST_MS = 60_000;
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
 * `retryDelayMs` first, then for the ms that `start` resolves to, if any.
 */
export function startServerProbe(
  start: () => Promise<number | null> | null,
  restMs: number | null = null,
): ServerProbe {
  let isStopped = false;
  let isChecking = false;
  let isTrying = false;
  let backoff = CHECK_MS;
  /** End of the Retry-After time, by `performance.now()`; going online does not shorten it. */
  let retryAt = 0;
  let earliest = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  function waitFor(waitMs: number): void {
    retryAt = performance.now() + waitMs;
    earliest = retryAt;
    clearTimeout(retryTimer);
    // The UI shows this time as a countdown.
    retryTimer = setTimeout(onCheck, waitMs);
  }
  async function tryNow(): Promise<void> {
    if (isStopped || isTrying) return;
    isTrying = true;
    const waitMs = await start();
    isTrying = false;
    if (isStopped) return;
    if (waitMs === null) retryAt = 0;
    else waitFor(waitMs);
  }
  async function tryWithBackoff(): Promise<void> {
    await tryNow();
    if (retryAt === 0) earliest = performance.now() + backoff;
    backoff = Math.min(backoff * 2, LONGEST_MS);
  }
  async function check(): Promise<void> {
    const isTime = () => !isStopped && !isTrying && performance.now() >= earliest;
    if (isChecking || document.visibilityState !== 'visible' || !isTime()) return;
    isChecking = true;
    // A manual attempt may have run meanwhile.
    if ((await isServerReachable()) && isTime()) await tryWithBackoff();
    isChecking = false;
  }
  function onCheck(): void {
    void check();
  }
  const onNetwork = () => {
    earliest = retryAt;
    onCheck();
  };
  if (restMs !== null) waitFor(restMs);
  const timer = setInterval(onCheck, CHECK_MS);
  window.addEventListener('online', onNetwork);
  document.addEventListener('visibilitychange', onCheck);
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    clearTimeout(retryTimer);
    window.removeEventListener('online', onNetwork);
    document.removeEventListener('visibilitychange', onCheck);
  };
  return { tryNow, stop };
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

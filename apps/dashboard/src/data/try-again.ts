import { isApiError } from '@boostdesk/api-client';
import { ConfigProblem, loadConfig } from '../core/config.ts';
import { restAfter } from './rest-after.ts';

/** Interval of the health checks, in ms. */
const LOOK_MS = 5_000;
/** Longest delay between attempts while the server answers but the start fails, in ms. */
const LONGEST_MS = 60_000;
/** Statuses of a proxy whose server is unreachable. */
const AWAY = new Set([502, 503, 504]);

const isLineGone = (error: unknown): boolean =>
  isApiError(error, 'offline') || (error instanceof ConfigProblem && error.cause !== undefined);

/** Whether the error is transient, so that a retry may succeed. */
export const willPass = (error: unknown): boolean => isLineGone(error) || (isApiError(error) && error.isRetryable());

/** Any answer counts. The service worker caches none. */
async function answers(): Promise<boolean> {
  try {
    const { apiUrl } = await loadConfig();
    const server = new URL('/health', new URL(apiUrl, location.href));
    const { status } = await fetch(server, { mode: 'no-cors', cache: 'no-store' });
    return !AWAY.has(status);
  } catch {
    return false;
  }
}

/** A running probe of the server. */
export interface Line {
  /** Tries at once, without a health check. */
  readonly tryNow: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Calls `start` when the server answers a health check while the page is visible, one attempt at a time. Waits for
 * `retryDelayMs` first, then for the ms that `start` resolves to, if any.
 */
export function followLine(start: () => Promise<number | null> | null, restMs: number | null = null): Line {
  let isOver = false;
  let isLooking = false;
  let isTrying = false;
  let rest = LOOK_MS;
  /** End of the Retry-After time, by `performance.now()`; going online does not shorten it. */
  let asked = 0;
  let earliest = 0;
  let restOver: ReturnType<typeof setTimeout> | undefined;
  function leaveAlone(wanted: number): void {
    asked = performance.now() + wanted;
    earliest = asked;
    clearTimeout(restOver);
    // The UI shows this time as a countdown.
    restOver = setTimeout(onSign, wanted);
  }
  async function tryNow(): Promise<void> {
    if (isOver || isTrying) return;
    isTrying = true;
    const wanted = await start();
    isTrying = false;
    if (isOver) return;
    if (wanted === null) asked = 0;
    else leaveAlone(wanted);
  }
  async function tryBySelf(): Promise<void> {
    await tryNow();
    if (asked === 0) earliest = performance.now() + rest;
    rest = Math.min(rest * 2, LONGEST_MS);
  }
  async function look(): Promise<void> {
    const isTime = () => !isOver && !isTrying && performance.now() >= earliest;
    if (isLooking || document.visibilityState !== 'visible' || !isTime()) return;
    isLooking = true;
    // A manual attempt may have run meanwhile.
    if ((await answers()) && isTime()) await tryBySelf();
    isLooking = false;
  }
  function onSign(): void {
    void look();
  }
  const onNetwork = () => {
    earliest = asked;
    onSign();
  };
  if (restMs !== null) leaveAlone(restMs);
  const timer = setInterval(onSign, LOOK_MS);
  window.addEventListener('online', onNetwork);
  document.addEventListener('visibilitychange', onSign);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    clearTimeout(restOver);
    window.removeEventListener('online', onNetwork);
    document.removeEventListener('visibilitychange', onSign);
  };
  return { tryNow, stop };
}

/**
 * Calls `start` once the server is reachable after an offline error, or when the Retry-After time is over. Returns a
 * function that stops it.
 */
export function tryAgainWhenBack(error: unknown, start: () => void): () => void {
  const rest = restAfter(error);
  if (rest === null && !isLineGone(error)) return () => undefined;
  const once = () => {
    start();
    return null;
  };
  return followLine(once, rest).stop;
}

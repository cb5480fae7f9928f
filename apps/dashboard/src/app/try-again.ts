import { isApiError } from '@boostdesk/api-client';
import { ConfigProblem, loadConfig } from './config.ts';

/** How often it is looked whether the server answers again, in ms. */
const LOOK_MS = 5_000;
/** A server that answers and does not let the app start is left alone for longer each time, up to this, in ms. */
const LONGEST_MS = 60_000;
/** A proxy says that the server is not there. */
const AWAY = new Set([502, 503, 504]);

/** Nothing was refused: there was no line. */
const isLineGone = (error: unknown): boolean =>
  isApiError(error, 'offline') || (error instanceof ConfigProblem && error.cause !== undefined);

/** Nothing was refused: the same may succeed later. */
export const willPass = (error: unknown): boolean => isLineGone(error) || (isApiError(error) && error.retryable());

/** Any answer will do; the worker keeps none of these. */
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

/** Tries each time that the server answers, while somebody looks. Answers how to stop. */
export function followLine(start: () => unknown): () => void {
  let isOver = false;
  let isBusy = false;
  let rest = LOOK_MS;
  let earliest = 0;
  async function look(): Promise<void> {
    if (isBusy || document.visibilityState !== 'visible' || performance.now() < earliest) return;
    isBusy = true;
    if ((await answers()) && !isOver) {
      await start();
      earliest = performance.now() + rest;
      rest = Math.min(rest * 2, LONGEST_MS);
    }
    isBusy = false;
  }
  const onSign = () => void look();
  const onNetwork = () => {
    earliest = 0;
    onSign();
  };
  const timer = setInterval(onSign, LOOK_MS);
  window.addEventListener('online', onNetwork);
  document.addEventListener('visibilitychange', onSign);
  return () => {
    isOver = true;
    clearInterval(timer);
    window.removeEventListener('online', onNetwork);
    document.removeEventListener('visibilitychange', onSign);
  };
}

/** An app that did not start for want of a line starts when the line is back. Answers how to stop. */
export const tryAgainWhenBack = (error: unknown, start: () => void): (() => void) =>
  isLineGone(error) ? followLine(start) : () => undefined;

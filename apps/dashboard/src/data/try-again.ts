import { isApiError } from '@boostdesk/api-client';
import { ConfigProblem, loadConfig } from '../core/config.ts';
import { restAfter } from './rest-after.ts';

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

/** The server as it is followed. */
export interface Line {
  /** Tries at once, whether or not the server answers: somebody wants it. */
  readonly tryNow: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Tries each time that the server answers, while somebody looks, one try at a time; not before `restMs` are over, nor what a try answers
 * that failed (`restAfter`), whoever wanted it.
 */
export function followLine(start: () => Promise<number | null> | null, restMs: number | null = null): Line {
  let isOver = false;
  let isLooking = false;
  let isTrying = false;
  let rest = LOOK_MS;
  /** What the server itself has asked for: a network that is back changes nothing of it. */
  let asked = 0;
  let earliest = 0;
  let restOver: ReturnType<typeof setTimeout> | undefined;
  function leaveAlone(wanted: number): void {
    asked = performance.now() + wanted;
    earliest = asked;
    clearTimeout(restOver);
    // On time: people are told how long it is.
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
    // Somebody may have tried meanwhile.
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

/** An app that did not start for want of a line starts when the line is back, one too many when its time has come. Answers how to stop. */
export function tryAgainWhenBack(error: unknown, start: () => void): () => void {
  const rest = restAfter(error);
  if (rest === null && !isLineGone(error)) return () => undefined;
  const once = () => {
    start();
    return null;
  };
  return followLine(once, rest).stop;
}

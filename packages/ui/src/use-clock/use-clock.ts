import { useCallback, useSyncExternalStore } from 'react';
import { useLatest } from '../use-latest.ts';

/** How often the clock is checked, in ms: it may be set, and timers stop while a computer sleeps. */
const CHECK_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const notify = () => {
  for (const listener of [...listeners]) listener();
};

/** One timer for all clocks of the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(notify, CHECK_MS);
    document.addEventListener('visibilitychange', notify);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/**
 * Renders anew when the period that the time is in ends, half a minute late at most. Returns the period's start.
 *
 * @param now - time in ms since 1970
 * @param startOf - start of the period that a time is in, such as the minute or the day
 */
export function useClock(now: () => number, startOf: (at: number) => number): number {
  const latest = useLatest({ now, startOf });
  const readLatest = useCallback(() => latest.current.startOf(latest.current.now()), [latest]);
  return useSyncExternalStore(subscribe, readLatest, () => startOf(now()));
}

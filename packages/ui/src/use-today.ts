import { useCallback, useSyncExternalStore } from 'react';
import { useLatest } from './use-latest.ts';

/** How often the day is checked, in ms: the clock may be set, and timers stop while a computer sleeps. */
const CHECK_MS = 30_000;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Start of the current day in local time, in ms since 1970; renders anew when the next day begins. */
export const useToday = (now: () => number): number => {
  const latest = useLatest(now);
  const subscribe = useCallback((onChange: () => void) => {
    const timer = setInterval(onChange, CHECK_MS);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => startOfDay(latest.current()),
    () => startOfDay(now()),
  );
};

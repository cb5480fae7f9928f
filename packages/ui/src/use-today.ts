import { useClock } from './use-clock/use-clock.ts';

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Start of the current day in local time, in ms since 1970; renders anew when the next day begins. */
export const useToday = (now: () => number): number => useClock(now, startOfDay);

import type { Clock } from '../clock.ts';

export interface HandClock extends Clock {
  /** Lets the time pass, calling what falls due in its order. */
  readonly pass: (ms: number) => void;
  /** Timers that are set, in ms from now, soonest first. */
  readonly pending: () => readonly number[];
}

export function createHandClock(): HandClock {
  let now = 0;
  let timers: { at: number; task: () => void }[] = [];
  const due = (until: number) => timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + ms, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (let next = due(end); next; next = due(end)) {
        const timer = next;
        timers = timers.filter((other) => other !== timer);
        now = timer.at;
        timer.task();
      }
      now = end;
    },
    pending: () => timers.map((timer) => timer.at - now).sort((a, b) => a - b),
  };
}

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Lets what is already promised happen, and what that sets off for the next turns. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await turn();
}

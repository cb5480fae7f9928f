import type { Clock } from '../clock.ts';

export interface FakeClock extends Clock {
  /** Runs due timers in order. */
  readonly advance: (ms: number) => void;
  /** Delays of pending timers in ms, shortest first. */
  readonly pending: () => readonly number[];
}

export function createFakeClock(): FakeClock {
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
    advance(ms) {
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

/** Runs pending microtasks and the macrotasks that they start. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await turn();
}

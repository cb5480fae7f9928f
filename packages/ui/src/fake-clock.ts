import type { ToastClock } from './toast-queue/toast-queue.ts';

export interface FakeClock extends ToastClock {
  /** Runs due timers in order. */
  advance(ms: number): void;
}

/** A clock for tests and stories. */
export function createFakeClock(): FakeClock {
  let time = 0;
  let lastId = 0;
  const due = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => time,
    setTimeout(run, ms) {
      lastId += 1;
      due.set(lastId, { at: time + ms, run });
      return lastId;
    },
    clearTimeout: (timer) => void due.delete(timer as number),
    advance(ms) {
      const until = time + ms;
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        due.delete(next[0]);
        time = next[1].at;
        next[1].run();
      }
      time = until;
    },
  };
}

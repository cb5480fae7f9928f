import type { ToastClock } from './toast-queue/toast-queue.ts';

export interface HandClock extends ToastClock {
  /** Lets `ms` go by at once; what falls due meanwhile runs in its order. */
  pass(ms: number): void;
}

/** A clock that a test or a story moves by hand, so that none has to wait. */
export function createHandClock(): HandClock {
  let time = 0;
  let made = 0;
  const due = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => time,
    setTimeout(run, ms) {
      made += 1;
      due.set(made, { at: time + ms, run });
      return made;
    },
    clearTimeout: (timer) => void due.delete(timer as number),
    pass(ms) {
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

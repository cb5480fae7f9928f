import type { Clock } from './clock.ts';

export type Step = () => void;

/** Runs steps in order, in time slices. */
export interface SlicedQueue {
  readonly push: (step: Step) => void;
  /** Must not be called within a step. */
  readonly prepend: (steps: readonly Step[]) => void;
  readonly close: () => void;
}

/** In ms, plus the current step. */
const SLICE_MS = 8;

export function createSlicedQueue(clock: Clock, schedule: (task: () => void) => void): SlicedQueue {
  let steps: Step[] = [];
  let scheduled = false;

  function wake(): void {
    if (scheduled || steps.length === 0) return;
    scheduled = true;
    schedule(run);
  }

  function run(): void {
    const end = clock.now() + SLICE_MS;
    let done = 0;
    // New steps are appended to this array; `close` replaces it.
    try {
      while (done < steps.length) {
        const step = steps[done++];
        step?.();
        if (clock.now() >= end) break;
      }
    } finally {
      // A failed step is done, or it would block the queue.
      steps = steps.slice(done);
      // Not earlier: a synchronous `schedule` would rerun the list.
      scheduled = false;
      wake();
    }
  }

  return {
    push(step) {
      steps.push(step);
      wake();
    },
    prepend(first) {
      steps = [...first, ...steps];
      wake();
    },
    close() {
      steps = [];
    },
  };
}

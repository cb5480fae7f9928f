import type { Clock } from './clock.ts';

export type Step = () => void;

/** Runs steps in order, a slice of time per turn of the event loop. */
export interface SlicedQueue {
  readonly push: (step: Step) => void;
  /** Puts steps before all that wait. Not to be called from within a step. */
  readonly putInFront: (steps: readonly Step[]) => void;
  readonly close: () => void;
}

/** Longest that a slice keeps the page waiting, in ms; the step under way is finished on top. */
const SLICE = 8;

export function createSlicedQueue(clock: Clock, schedule: (task: () => void) => void): SlicedQueue {
  let steps: Step[] = [];
  let scheduled = false;

  function wake(): void {
    if (scheduled || steps.length === 0) return;
    scheduled = true;
    schedule(run);
  }

  function run(): void {
    const end = clock.now() + SLICE;
    let done = 0;
    // Steps that come in meanwhile are appended to the same list; close() replaces it by an empty one.
    try {
      while (done < steps.length) {
        const step = steps[done++];
        step?.();
        if (clock.now() >= end) break;
      }
    } finally {
      // A step that throws is done as well: run again, it would keep all others waiting for good.
      steps = steps.slice(done);
      // Not before: a step that adds one would run the list anew where the next turn is taken at once.
      scheduled = false;
      wake();
    }
  }

  return {
    push(step) {
      steps.push(step);
      wake();
    },
    putInFront(first) {
      steps = [...first, ...steps];
      wake();
    },
    close() {
      steps = [];
    },
  };
}

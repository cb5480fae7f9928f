/** Time and timers. */
export interface Clock {
  /** Unix time in ms, comparable between tabs. */
  readonly now: () => number;
  /** Runs `task` after `ms`. @returns cancels it */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** Monotonic system time and timers. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Runs `task` in a later macrotask, so that the page can paint. Uses a message port, because hidden tabs throttle
 * timers.
 */
export function yieldToMain(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(null);
}

/** Time and timers as a parameter, so that tests turn the hands themselves. */
export interface Clock {
  /** Milliseconds since 1970: tabs compare them. */
  readonly now: () => number;
  /** Runs the task once after so many milliseconds; the answer calls it off. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** The machine's own time and timers. Set back or forth while the page lives, it goes on evenly. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Runs the task in a task of its own, so that the page may paint and take input in between. A message port, because timers of a
 * hidden tab are held back up to a minute and its sounds would come too late.
 */
export function yieldToPage(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(null);
}

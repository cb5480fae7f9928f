const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl-C in a terminal may arrive twice, from the terminal and from the parent, in ms. */
const SAME_SIGNAL_MS = 1_000;
/** How long after the deadline of the connections the process may still take to close, in ms. */
const SPARE_MS = 3_000;

interface Ending {
  readonly close: () => Promise<void>;
  /** When all connections have been cut, in ms after the signal. Read at the signal: the configuration is known by then. */
  readonly deadline: () => number;
  readonly warn: (line: string) => void;
}

/**
 * Closes everything at SIGINT, SIGTERM or SIGHUP and exits with 0. Exits in any case shortly after the deadline, because a query that
 * hangs must not keep the process alive. A second signal, a second later, ends the process at once.
 */
export function endOnSignal({ close, deadline, warn }: Ending): void {
  const end = () => {
    process.exitCode = 0;
    void close();
    setTimeout(() => {
      for (const signal of SIGNALS) process.off(signal, end);
    }, SAME_SIGNAL_MS).unref();
    setTimeout(() => {
      warn('The process did not close in time, and is ended.');
      // biome-ignore lint/plugin: the event loop does not end while a query hangs
      process.exit(0);
    }, deadline() + SPARE_MS).unref();
  };
  for (const signal of SIGNALS) process.on(signal, end);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl-C may send the signal twice, from the terminal and the parent process. */
const SAME_SIGNAL_MS = 1_000;
/** Time from the deadline of the connections to the exit. */
const SPARE_MS = 3_000;

interface SignalShutdownOptions {
  readonly close: () => Promise<void>;
  /** Returns the name of the resource that is being closed; part of the warning. */
  readonly closingStep: () => string;
  /**
   * Time from the signal until all connections are closed, in ms. Read at the signal, when the configuration is known.
   */
  readonly deadline: () => number;
  readonly warn: (line: string) => void;
}

/**
 * Closes everything at SIGINT, SIGTERM or SIGHUP and exits with 0, at the latest shortly after the deadline, so that a
 * hanging query cannot keep the process alive. A second signal after 1 s ends the process at once.
 */
export function shutDownOnSignal({ close, closingStep, deadline, warn }: SignalShutdownOptions): void {
  const end = () => {
    process.exitCode = 0;
    void close();
    setTimeout(() => {
      for (const signal of SIGNALS) process.off(signal, end);
    }, SAME_SIGNAL_MS).unref();
    setTimeout(() => {
      warn(`The process did not close in time (waiting for: ${closingStep()}), and is ended.`);
      // biome-ignore lint/plugin: the event loop does not end while a query hangs
      process.exit(0);
    }, deadline() + SPARE_MS).unref();
  };
  for (const signal of SIGNALS) process.on(signal, end);
}

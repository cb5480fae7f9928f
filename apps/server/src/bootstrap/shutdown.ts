interface Action {
  /** Named when closing takes too long. */
  readonly name: string;
  readonly run: () => Promise<void> | void;
}

/** The start was cancelled by a signal; not a failure. */
export class StartCancelledError extends Error {
  override name = 'StartEndedError';
}

/** Creates a stack of cleanup actions. Closing runs each once, in reverse order, also during a start. */
export function createShutdown(onError: (error: unknown) => void) {
  const actions: Action[] = [];
  let hasBegun = false;
  let current = 'the start';
  let currentStep: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;

  async function runActions(): Promise<void> {
    hasBegun = true;
    // Wait for the current step of the start, so that its cleanup is registered.
    await currentStep.catch(() => undefined);
    for (const { name, run } of actions.toReversed()) {
      current = name;
      try {
        await run();
      } catch (error) {
        // Run the other actions too, such as the one that releases the lock on the data folder.
        onError(error);
      }
    }
  }

  return {
    /** @param name what is closed, for `closingStep` */
    onShutdown: (name: string, run: Action['run']): void => void actions.push({ name, run }),
    /** What is being closed. */
    closingStep: (): string => current,
    /**
     * Call it between two steps of a start.
     * @throws StartCancelledError when closing has begun
     */
    throwIfClosing(): void {
      if (hasBegun) throw new StartCancelledError('ended');
    },
    /** Runs a start; closing waits for its current step. */
    async runStart<T>(work: () => Promise<T>): Promise<T> {
      const running = work();
      currentStep = running;
      return running;
    },
    close: (): Promise<void> => (closing ??= runActions()),
  };
}

export type Shutdown = ReturnType<typeof createShutdown>;

interface Action {
  /** Named when closing takes too long. */
  readonly name: string;
  readonly run: () => Promise<void> | void;
}

/** A signal cancelled the start; not a failure. */
export class StartCancelledError extends Error {
  override name = 'StartEndedError';
}

/** Closing runs each registered action once, in reverse order, also during a start. */
export function createShutdown(onError: (error: unknown) => void) {
  const actions: Action[] = [];
  let hasBegun = false;
  let current = 'the start';
  let currentStep: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;

  async function runActions(): Promise<void> {
    hasBegun = true;
    // The cleanup of the current step must be registered.
    await currentStep.catch(() => undefined);
    for (const { name, run } of actions.toReversed()) {
      current = name;
      try {
        await run();
      } catch (error) {
        // Other actions must run too, such as the release of the data folder's lock.
        onError(error);
      }
    }
    current = 'open handles';
  }

  return {
    /** @param name names the resource in `closingStep` */
    onShutdown: (name: string, run: Action['run']): void => void actions.push({ name, run }),
    /** Returns the name of the resource that is being closed. */
    closingStep: (): string => current,
    /**
     * Call it between the steps of a start.
     * @throws StartCancelledError when closing has begun
     */
    throwIfClosing(): void {
      if (hasBegun) throw new StartCancelledError('ended');
    },
    /** Closing waits for the current step. */
    async runStart<T>(work: () => Promise<T>): Promise<T> {
      const running = work();
      currentStep = running;
      return running;
    },
    close: (): Promise<void> => (closing ??= runActions()),
  };
}

export type Shutdown = ReturnType<typeof createShutdown>;

type Action = () => Promise<void> | void;

/** The start was cancelled by a signal; not a failure. */
export class StartEndedError extends Error {
  override name = 'StartEndedError';
}

/** Creates a stack of cleanup actions. Closing runs each once, in reverse order, also during a start. */
export function createExit(onError: (error: unknown) => void) {
  const actions: Action[] = [];
  let begun = false;
  let opening: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;

  async function perform(): Promise<void> {
    begun = true;
    // Wait for the current step of the start, so that its cleanup is registered.
    await opening.catch(() => undefined);
    for (const action of actions.toReversed()) {
      try {
        await action();
      } catch (error) {
        // Run the other actions too, such as the one that releases the lock on the data folder.
        onError(error);
      }
    }
  }

  return {
    onExit: (action: Action): void => void actions.push(action),
    /**
     * Call it between two steps of a start.
     * @throws StartEndedError when closing has begun
     */
    check(): void {
      if (begun) throw new StartEndedError('ended');
    },
    /** Runs a start; closing waits for its current step. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      const running = work();
      opening = running;
      return running;
    },
    close: (): Promise<void> => (closing ??= perform()),
  };
}

export type Exit = ReturnType<typeof createExit>;

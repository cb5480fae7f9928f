type Action = () => Promise<void> | void;

/** The start was ended from outside while it was under way; no error. */
export class StartEndedError extends Error {
  override name = 'StartEndedError';
}

/** What is to be closed at the end: last opened, first closed, each once, whenever the end comes. */
export function createExit(onError: (error: unknown) => void) {
  const actions: Action[] = [];
  let begun = false;
  let opening: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;

  async function perform(): Promise<void> {
    begun = true;
    // What is being opened right now must be known before it can be closed.
    await opening.catch(() => undefined);
    for (const action of actions.toReversed()) {
      try {
        await action();
      } catch (error) {
        // The others are still to be closed, the lock on the data among them.
        onError(error);
      }
    }
  }

  return {
    onExit: (action: Action): void => void actions.push(action),
    /** Throws where the end has begun: called between two steps of a start. */
    check(): void {
      if (begun) throw new StartEndedError('ended');
    },
    /** Runs a start; closing waits for the step it is at. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      const running = work();
      opening = running;
      return running;
    },
    close: (): Promise<void> => (closing ??= perform()),
  };
}

export type Exit = ReturnType<typeof createExit>;

/** Listeners may unsubscribe while called. */
export interface Listeners<T> {
  readonly add: (listener: (value: T) => void) => () => void;
  readonly call: (value: T) => void;
}

/** Errors are reported as uncaught. */
export function callListener<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

export function createListeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    add(listener) {
      // Allows adding the same function twice.
      const own = (value: T) => listener(value);
      all.add(own);
      return () => {
        all.delete(own);
      };
    },
    call(value) {
      for (const listener of [...all]) callListener(listener, value);
    },
  };
}

/** Who wants to hear of something. A listener may leave while it is called. */
export interface Listeners<T> {
  readonly add: (listener: (value: T) => void) => () => void;
  readonly call: (value: T) => void;
}

/** Calls a listener. What it throws fails by itself, as an event's listener does: whoever tells goes on, and the page hears of it. */
export function tell<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}

export function createListeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    add(listener) {
      // A wrapper of its own for each, so that the same function added twice leaves once.
      const own = (value: T) => listener(value);
      all.add(own);
      return () => {
        all.delete(own);
      };
    },
    call(value) {
      for (const listener of [...all]) tell(listener, value);
    },
  };
}

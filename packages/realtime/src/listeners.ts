/** Who wants to hear of something. A listener may leave while it is called. */
export interface Listeners<T> {
  readonly add: (listener: (value: T) => void) => () => void;
  readonly call: (value: T) => void;
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
      for (const listener of [...all]) listener(value);
    },
  };
}

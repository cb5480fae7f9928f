/**
 * Makes a catalogue and freezes it all the way down, so that no importer can change it for the others. Calls are marked
 * pure and take a function, so that a bundler leaves out a catalogue that nobody uses.
 */
export function frozenFrom<T>(make: () => T): T {
  return frozen(make());
}

/**
 * The value itself, frozen with everything in it: plain data without circles. What is frozen already, or no object, is given back as it
 * is.
 */
export function frozen<T>(value: T): T {
  // What is no object counts as frozen.
  if (!Object.isFrozen(value)) {
    for (const inner of Object.values(value as object)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}

/** A look-up in constant time. That no key stands for two entries is for the catalogue's tests to hold. */
export function indexBy<T, K>(entries: readonly T[], keysOf: (entry: T) => readonly K[]): ReadonlyMap<K, T> {
  const index = new Map<K, T>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) index.set(key, entry);
  }
  return index;
}

/**
 * Makes a catalogue and freezes it all the way down, so that no importer can change it for the others. Calls are marked
 * pure and take a function, so that a bundler leaves out a catalogue that nobody uses.
 */
export function frozenFrom<T>(make: () => T): T {
  return frozen(make());
}

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}

/** A look-up in constant time. A key that stands twice keeps its first entry. */
export function indexBy<T, K>(entries: readonly T[], keysOf: (entry: T) => readonly K[]): ReadonlyMap<K, T> {
  const index = new Map<K, T>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) if (!index.has(key)) index.set(key, entry);
  }
  return index;
}

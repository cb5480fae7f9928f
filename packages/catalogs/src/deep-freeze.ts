/** Builds and deep-freezes a catalogue. The function lets bundlers drop an unused one. */
export function createFrozen<T>(create: () => T): T {
  return deepFreeze(create());
}

/** Deep-freezes plain data without cycles. */
export function deepFreeze<T>(value: T): T {
  // Object.isFrozen is true for primitives.
  if (!Object.isFrozen(value)) {
    for (const inner of Object.values(value as object)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}

/** Indexes entries by unique keys. */
export function indexBy<T, K>(entries: readonly T[], keysOf: (entry: T) => readonly K[]): ReadonlyMap<K, T> {
  const index = new Map<K, T>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) index.set(key, entry);
  }
  return index;
}

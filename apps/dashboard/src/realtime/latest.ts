/** Limit of the remembered subjects, above the number of visible toasts. */
const MOST = 200;

/** Detects events that arrive out of order. */
export interface Latest {
  /**
   * Records the event's number and returns whether a higher one of the same subject was recorded before. False without
   * a number.
   */
  readonly noteLate: (what: string, seq: number | null) => boolean;
  /** Call it when the server's numbers restart. */
  readonly forget: () => void;
}

export function createLatest(): Latest {
  // A Map iterates in insertion order.
  const newest = new Map<string, number>();
  return {
    noteLate: (what, seq) => {
      if (seq === null) return false;
      const known = newest.get(what);
      newest.delete(what);
      newest.set(what, Math.max(seq, known ?? seq));
      for (const oldest of newest.keys()) {
        if (newest.size <= MOST) break;
        newest.delete(oldest);
      }
      return known !== undefined && seq < known;
    },
    forget: () => newest.clear(),
  };
}

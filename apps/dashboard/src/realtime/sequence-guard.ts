/** Limit of the remembered subjects, above the number of visible toasts. */
const MAX_SUBJECTS = 200;

/** Detects events that arrive out of order. */
export interface SequenceGuard {
  /**
   * Records the event's number and returns whether a higher one of the same subject was recorded before. False without
   * a number.
   */
  readonly isOutOfOrder: (what: string, seq: number | null) => boolean;
  /** Call it when the server's numbers restart. */
  readonly reset: () => void;
}

export function createSequenceGuard(): SequenceGuard {
  // A Map iterates in insertion order.
  const newest = new Map<string, number>();
  return {
    isOutOfOrder: (subject, seq) => {
      if (seq === null) return false;
      const known = newest.get(subject);
      newest.delete(subject);
      newest.set(subject, Math.max(seq, known ?? seq));
      for (const oldest of newest.keys()) {
        if (newest.size <= MAX_SUBJECTS) break;
        newest.delete(oldest);
      }
      return known !== undefined && seq < known;
    },
    reset: () => newest.clear(),
  };
}

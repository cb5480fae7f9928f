/** Of so many things the newest number is known: more than have a toast at once. */
const MOST = 200;

/** Knows of what events tell whether something newer was told of the same: one that was held up comes late. */
export interface Latest {
  /** Takes note that something was told, and answers whether newer was told of the same before. What has no number is as new as it comes. */
  readonly noteLate: (what: string, seq: number | null) => boolean;
  /** The server's numbers have begun anew. */
  readonly forget: () => void;
}

export function createLatest(): Latest {
  // A Map lists its keys in the order in which they came.
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

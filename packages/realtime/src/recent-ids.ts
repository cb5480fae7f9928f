/** Remembers the newest `capacity` ids; the oldest is forgotten first. */
export interface RecentIds {
  /** True the first time, false while the id is remembered. */
  readonly add: (id: string) => boolean;
}

export function createRecentIds(capacity: number): RecentIds {
  // A Set lists its members in the order in which they came.
  const ids = new Set<string>();
  return {
    add(id) {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > capacity) {
        for (const oldest of ids) {
          ids.delete(oldest);
          break;
        }
      }
      return true;
    },
  };
}

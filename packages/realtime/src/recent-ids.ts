/** Newest `capacity` ids. */
export interface RecentIds {
  /** @returns false for a remembered id */
  readonly add: (id: string) => boolean;
}

export function createRecentIds(capacity: number): RecentIds {
  // Sets keep insertion order.
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

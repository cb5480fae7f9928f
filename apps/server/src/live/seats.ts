/** Most connections per user and process, for many tabs on several devices. */
const LINES_MAX = 20;

/** Limits the connections of each user on this process. */
export function createSeats(most = LINES_MAX) {
  const taken = new Map<number, number>();
  return {
    isFull: (user: number): boolean => (taken.get(user) ?? 0) >= most,
    /** Takes a connection and returns its release; undefined at the limit. */
    take(user: number): (() => void) | undefined {
      const count = taken.get(user) ?? 0;
      if (count >= most) return undefined;
      taken.set(user, count + 1);
      return () => {
        const left = (taken.get(user) ?? 0) - 1;
        if (left > 0) taken.set(user, left);
        else taken.delete(user);
      };
    },
  };
}

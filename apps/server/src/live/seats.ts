/** Lines that one user may hold on a process: many tabs on some devices. */
const LINES_MAX = 20;

/** Counts the lines of each user. Those of one process: another has its own. */
export function createSeats(most = LINES_MAX) {
  const taken = new Map<number, number>();
  return {
    isFull: (user: number): boolean => (taken.get(user) ?? 0) >= most,
    /** Answers how to give the seat back; undefined where none is free. */
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

/** Most connections per user and process, for many tabs on several devices. */
const CONNECTIONS_MAX = 20;

export function createConnectionLimit(most = CONNECTIONS_MAX) {
  const counts = new Map<number, number>();
  return {
    isFull: (user: number): boolean => (counts.get(user) ?? 0) >= most,
    /** Returns the release, or undefined at the limit. */
    acquire(user: number): (() => void) | undefined {
      const count = counts.get(user) ?? 0;
      if (count >= most) return undefined;
      counts.set(user, count + 1);
      return () => {
        const left = (counts.get(user) ?? 0) - 1;
        if (left > 0) counts.set(user, left);
        else counts.delete(user);
      };
    },
  };
}

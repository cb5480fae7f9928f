/** Counts what runs at a time per key. */
export function createConcurrencyLimit(most: number) {
  const running = new Map<string, number>();
  /** Takes a place and returns the function that frees it; undefined when all places are taken. */
  return (key: string): (() => void) | undefined => {
    const count = running.get(key) ?? 0;
    if (count >= most) return undefined;
    running.set(key, count + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (running.get(key) ?? 0) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    };
  };
}

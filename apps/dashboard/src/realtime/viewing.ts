const viewed = new Set<number>();
const listeners = new Set<() => void>();

const listener = () => {
  for (const listener of listeners) listener();
};

/** Marks an order as visible in this tab. Returns a function that ends it. */
export function viewOrder(id: number): () => void {
  viewed.add(id);
  listener();
  return () => {
    viewed.delete(id);
    listener();
  };
}

/** Reports the visible orders now and at each change; null while the tab is hidden, which does not count as viewing (SPEC §6). */
export function followViewing(listener: (orders: readonly number[] | null) => void): () => void {
  const update = () => listener(document.visibilityState === 'visible' ? [...viewed] : null);
  listeners.add(update);
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    listeners.delete(update);
    document.removeEventListener('visibilitychange', update);
  };
}

const viewed = new Set<number>();
const listeners = new Set<() => void>();

const changed = () => {
  for (const hear of listeners) hear();
};

/** Marks an order as visible in this tab. Returns a function that ends it. */
export function viewOrder(id: number): () => void {
  viewed.add(id);
  changed();
  return () => {
    viewed.delete(id);
    changed();
  };
}

/** Reports the visible orders now and at each change; null while the tab is hidden, which does not count as viewing (SPEC §6). */
export function followViewing(tell: (orders: readonly number[] | null) => void): () => void {
  const hear = () => tell(document.visibilityState === 'visible' ? [...viewed] : null);
  listeners.add(hear);
  document.addEventListener('visibilitychange', hear);
  hear();
  return () => {
    listeners.delete(hear);
    document.removeEventListener('visibilitychange', hear);
  };
}

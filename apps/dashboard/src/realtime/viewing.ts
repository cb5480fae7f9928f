const viewed = new Set<number>();
const listeners = new Set<() => void>();

const changed = () => {
  for (const hear of listeners) hear();
};

/** Says that an order is on the screen of this tab; the answer ends it. */
export function viewOrder(id: number): () => void {
  viewed.add(id);
  changed();
  return () => {
    viewed.delete(id);
    changed();
  };
}

/** Tells now and with every change which orders this tab shows; null while it is hidden, which is no viewing (SPEC §6). */
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

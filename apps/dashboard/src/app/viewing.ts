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

/** Tells now and with every change which orders this tab shows. SPEC §6: a hidden tab does not count as viewing. */
export function followViewing(tell: (orders: readonly number[]) => void): () => void {
  const hear = () => tell(document.visibilityState === 'visible' ? [...viewed] : []);
  listeners.add(hear);
  document.addEventListener('visibilitychange', hear);
  hear();
  return () => {
    listeners.delete(hear);
    document.removeEventListener('visibilitychange', hear);
  };
}

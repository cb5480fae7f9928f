const viewed = new Set<number>();

/** Says that an order is on the screen of this tab; the answer ends it. */
export function viewOrder(id: number): () => void {
  viewed.add(id);
  return () => viewed.delete(id);
}

/** SPEC §6: a hidden tab does not count as viewing. */
export const viewedOrders = (): ReadonlySet<number> => (document.visibilityState === 'visible' ? viewed : new Set());

import type { Store } from '../core/services.ts';
import { type StaffViewer, staffViewersAtom } from './staff-viewers.ts';

/** A viewer without an event for so long has left, in ms. */
const EXPIRY_MS = 45_000;

const keyOf = ({ order, connection }: Pick<StaffViewer, 'order' | 'connection'>) => `${order} ${connection}`;

/** Keeps `staffViewersAtom`. */
function createStaffViewerTracker(store: Pick<Store, 'get' | 'set'>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function remove(viewer: Pick<StaffViewer, 'order' | 'connection'>): void {
    const key = keyOf(viewer);
    clearTimeout(timers.get(key));
    timers.delete(key);
    const viewers = store.get(staffViewersAtom);
    const left = viewers.filter((one) => keyOf(one) !== key);
    if (left.length < viewers.length) store.set(staffViewersAtom, left);
  }

  return {
    add({ order, connection, by }: StaffViewer): void {
      const key = keyOf({ order, connection });
      const viewers = store.get(staffViewersAtom);
      if (!viewers.some((one) => keyOf(one) === key))
        store.set(staffViewersAtom, [...viewers, { order, connection, by }]);
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => remove({ order, connection }), EXPIRY_MS),
      );
    },
    remove,
    /** The order is no longer open here, or the connection is lost. */
    clear(order: number): void {
      for (const viewer of store.get(staffViewersAtom)) if (viewer.order === order) remove(viewer);
    },
  };
}

export type StaffViewerTracker = ReturnType<typeof createStaffViewerTracker>;

const trackers = new WeakMap<object, StaffViewerTracker>();

/** The tracker of a store: events and answers of the connection feed the same one. */
export function staffViewerTrackerOf(store: Pick<Store, 'get' | 'set'>): StaffViewerTracker {
  const tracker = trackers.get(store) ?? createStaffViewerTracker(store);
  trackers.set(store, tracker);
  return tracker;
}

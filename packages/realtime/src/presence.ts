import { createTabNotes, type TabNotesOptions } from './tab-notes.ts';

/** Which orders the user looks at, over all tabs of this browser. */
export interface Presence {
  /** The orders on this tab's screen; none while the tab is hidden, which does not count as looking (SPEC §6). */
  readonly view: (orders: readonly number[]) => void;
  readonly viewing: () => ReadonlySet<number>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

export type PresenceOptions = TabNotesOptions;

export function createPresence(options: PresenceOptions): Presence {
  const notes = createTabNotes(options);
  let shown = '';
  return {
    view(orders) {
      const next = orders.join();
      if (next === shown) return;
      shown = next;
      notes.say(orders.length > 0 ? [...orders] : null);
    },
    viewing: () => new Set(notes.all().flatMap(({ note }) => note)),
    subscribe: notes.subscribe,
    close: notes.close,
  };
}

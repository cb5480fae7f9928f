import { createTabNotes, type TabNotesOptions } from './tab-notes.ts';

/** The orders that the user views in all tabs. */
export interface Presence {
  /** The orders on this tab's screen; null while hidden (SPEC §6). */
  readonly view: (orders: readonly number[] | null) => void;
  readonly viewing: () => ReadonlySet<number>;
  /** Whether any tab is visible. */
  readonly isOnScreen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** The configuration of presence; its channel must be exclusive. */
export type PresenceOptions = TabNotesOptions;

/** Tracks the orders in visible tabs; a crashed tab is forgotten after 10 s. */
export function createPresence(options: PresenceOptions): Presence {
  const notes = createTabNotes(options);
  let shown: string | undefined;
  return {
    view(orders) {
      const next = orders?.join();
      if (next === shown) return;
      shown = next;
      notes.say(orders && [...orders]);
    },
    viewing: () => new Set(notes.all().flatMap(({ note }) => note)),
    isOnScreen: () => notes.all().length > 0,
    subscribe: (listener) => notes.subscribe(() => listener()),
    close: notes.close,
  };
}

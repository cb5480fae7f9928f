import { createTabNotes, type TabNotesOptions } from './tab-notes.ts';

/** Which orders the user looks at, over all tabs of this browser. */
export interface Presence {
  /** The orders on this tab's screen; null while the tab is hidden, which does not count as looking (SPEC §6). */
  readonly view: (orders: readonly number[] | null) => void;
  readonly viewing: () => ReadonlySet<number>;
  /** Whether any tab is visible, whatever it shows. */
  readonly isOnScreen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** How a tab reaches the others: the line must carry nothing else. */
export type PresenceOptions = TabNotesOptions;

/** Knows of all tabs that share the line, by what each says of itself; a crashed one is forgotten after 10 s. */
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

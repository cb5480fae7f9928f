import { createTabStates, type TabStatesOptions } from './tab-states.ts';

/** Orders that the user views in all tabs. */
export interface Presence {
  /** Orders on this tab's screen; null while hidden. */
  readonly view: (orders: readonly number[] | null) => void;
  readonly viewing: () => ReadonlySet<number>;
  readonly isOnScreen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** Configuration of presence; its channel must be exclusive. */
export type PresenceOptions = TabStatesOptions;

/** Tracks the orders in visible tabs; a crashed tab is forgotten after 10 s. */
export function createPresence(options: PresenceOptions): Presence {
  const states = createTabStates(options);
  let shown: string | undefined;
  return {
    view(orders) {
      const next = orders?.join();
      if (next === shown) return;
      shown = next;
      states.setOwn(orders && [...orders]);
    },
    viewing: () => new Set(states.all().flatMap(({ note }) => note)),
    isOnScreen: () => states.all().length > 0,
    subscribe: (listener) => states.subscribe(() => listener()),
    close: states.close,
  };
}

import type { Recents } from './recents.ts';
import type { Match, SearchEntry } from './search-types.ts';

/** SPEC §2: recent searches, orders found by number, pages; behind them what can be done. Shown in this order. */
export type SectionId = 'recent' | 'orders' | 'pages' | 'actions';

/** One row of the list. */
export interface PaletteItem extends Pick<Match, 'entry' | 'ranges'> {
  /** Unlike any other item's on the list. */
  readonly key: string;
  readonly section: SectionId;
}

/** A section with its rows. */
export interface PaletteSection {
  readonly id: SectionId;
  readonly items: readonly PaletteItem[];
}

/** What is to be shown now. */
export interface PaletteState {
  readonly text: string;
  /** Those that have an item. */
  readonly sections: readonly PaletteSection[];
  /** The item that `enter` would choose; null where there is none. */
  readonly selected: PaletteItem | null;
  /** `waiting` for the pause in typing, `asking` the server, `failed` to get an answer: of a list of numbers, any one's. */
  readonly lookUp: 'idle' | 'waiting' | 'asking' | 'failed';
  /** 'Need help? Contact us' is due: there is a text, and no page matches it (SPEC §2). */
  readonly needHelp: boolean;
}

/** What can be found, and where orders are looked up. */
export interface PaletteOptions {
  /** The pages that this user may find. */
  readonly pages: readonly SearchEntry[];
  readonly recents: Recents;
  /** Asks the server for orders by number: one to nine digits. */
  readonly lookUp: (digits: string) => Promise<readonly SearchEntry[]>;
  /** What can be done at any time, found by its label. Its `url` is any name that the caller knows it by. */
  readonly actions?: readonly SearchEntry[];
  /**
   * What this user may do with that order now, labelled with its number ('Pause order #123'). Asked for where a text has one
   * number: alone, once there is such an order, or among words that `orderActions` are found by.
   */
  readonly actionsOf?: (digits: string) => Promise<readonly SearchEntry[]>;
  /** What can be done to an order at all, without a number ('Pause order'): of a number among other words nobody is asked. */
  readonly orderActions?: readonly string[];
  /** Words before the name of a page that do not count, such as 'Go to'. */
  readonly goTo?: string;
  /** Runs the task once after so many milliseconds; the answer calls it off. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** The command palette without a screen. */
export interface Palette {
  readonly state: () => PaletteState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setText: (text: string) => void;
  /** Selects the next (1) or the one before (-1), around the ends. */
  readonly move: (by: 1 | -1) => void;
  /** Chooses the selected item, or the one of that key: it becomes a recent search, unless it is an action, and the text is cleared. */
  readonly enter: (key?: string) => SearchEntry | null;
  /**
   * `enter` by the key Enter. Where a number's order is still to come it is asked for at once, and chosen when it is there; null where
   * there is no such order, something else is typed meanwhile, or its user has gone elsewhere.
   */
  readonly submit: () => Promise<SearchEntry | null>;
  /** Its user has gone elsewhere: what was sent off is not chosen any more. What is shown stays. */
  readonly leave: () => void;
  /** Calls off what is pending, and tells nobody any more. Who types afterwards has it open again, as a page that comes back does. */
  readonly close: () => void;
}

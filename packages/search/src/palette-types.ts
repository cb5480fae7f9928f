import type { Recents } from './recents.ts';
import type { Match, SearchEntry } from './search-types.ts';

/** Sections in order: recent searches, orders found by number, pages, actions. */
export type SectionId = 'recent' | 'orders' | 'pages' | 'actions';

/** Row of the palette. */
export interface PaletteItem extends Pick<Match, 'entry' | 'ranges'> {
  /** Unique in the palette. */
  readonly key: string;
  readonly section: SectionId;
}

/** Section with its rows. */
export interface PaletteSection {
  readonly id: SectionId;
  readonly items: readonly PaletteItem[];
}

/** Visible state. */
export interface PaletteState {
  readonly text: string;
  /** Without empty sections. */
  readonly sections: readonly PaletteSection[];
  /** Chosen by `enter`. */
  readonly selected: PaletteItem | null;
  /** `waiting` for a pause in typing, `asking` the server, or `failed` when any request failed. */
  readonly lookUp: 'idle' | 'waiting' | 'asking' | 'failed';
  /** Show 'Need help? Contact us': there is a text and no page matches it. */
  readonly needHelp: boolean;
}

/** Dependencies of a palette. */
export interface PaletteOptions {
  /** Pages that the user may find. */
  readonly pages: readonly SearchEntry[];
  readonly recents: Recents;
  /** Looks up orders by one to nine digits. */
  readonly lookUp: (digits: string) => Promise<readonly SearchEntry[]>;
  /** Always available actions, found by label; `url` is an id of the caller's choice. */
  readonly actions?: readonly SearchEntry[];
  /**
   * Actions on an order, labelled with its number ('Pause order #123'). Called for an existing order, or a number
   * beside words that match `orderActions`.
   */
  readonly actionsOf?: (digits: string) => Promise<readonly SearchEntry[]>;
  /** Labels of actions on orders, without number ('Pause order'). */
  readonly orderActions?: readonly string[];
  /** Ignored before a page name, such as 'Go to'. */
  readonly goTo?: string;
  /** Runs `task` after `ms`. @returns cancels it */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** Headless command palette. */
export interface Palette {
  readonly state: () => PaletteState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setText: (text: string) => void;
  /** Selects the next (1) or previous (-1) item, wrapping around. */
  readonly move: (by: 1 | -1) => void;
  /** Chooses the selected item or `key`, stores it as a recent search unless it is an action, and clears the text. */
  readonly enter: (key?: string) => SearchEntry | null;
  /**
   * Handles the Enter key: completes a pending look-up first, and chooses the number's own order. Resolves to null
   * without one, when the text changes, or after `cancelSubmit`.
   */
  readonly submit: () => Promise<SearchEntry | null>;
  /** The state stays. */
  readonly cancelSubmit: () => void;
  /** Cancels pending work and notifications; `setText` reopens the palette. */
  readonly close: () => void;
}

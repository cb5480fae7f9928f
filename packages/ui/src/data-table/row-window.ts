import type { RefObject } from 'react';

export interface RowWindowOptions {
  readonly count: number;
  /** Row height in px, or an estimate for measured rows. */
  readonly rowHeight: number;
  /** The list element; its position is where the rows start. */
  readonly list: RefObject<HTMLElement | null>;
  /** The table’s own scroll container, if it doesn’t scroll with the page. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollsItself: boolean;
}

export interface RowWindow {
  /** Indexes of the rows to render. */
  readonly indexes: readonly number[];
  /** Empty space before and after them, in px. */
  readonly before: number;
  readonly after: number;
  /** Offset of a row in the list, in px, rendered or not. */
  readonly placeOf: (index: number) => number;
  /** For rows of unknown height: set it as ref on each, with `data-index`. */
  readonly measure: (element: Element | null) => void;
}

/** The rows to draw, with one that stays in the page wherever it is; it stands apart from the others where it is not among them. */
export const withKept = ({ indexes, placeOf }: RowWindow, kept: number | undefined) => {
  const isApart = kept !== undefined && !indexes.includes(kept);
  const drawn = isApart ? [...indexes, kept].sort((a, b) => a - b) : indexes;
  return drawn.map((index) => ({ index, place: isApart && index === kept ? placeOf(index) : undefined }));
};

/** Used where the window has no height yet: a tab that was opened in the background. */
const usualHeight = 900;
/** What stands above the rows of most pages, in px. */
const above = 200;
/** Left for rows in a window that is scrolled to its top, in px. */
export const roomForRows = (): number => Math.max(0, (globalThis.innerHeight || usualHeight) - above);

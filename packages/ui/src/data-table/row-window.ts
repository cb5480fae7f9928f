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
  readonly indexes: readonly number[];
  /** Empty space before and after them, in px. */
  readonly before: number;
  readonly after: number;
  /** Offset of a row in the list, in px, rendered or not. */
  readonly getOffset: (index: number) => number;
  /** For rows of unknown height: set it as ref on each, with `data-index`. */
  readonly measure: (element: Element | null) => void;
}

/** The rows to render, including the focused one. Only a focused row outside the window gets an `offset`. */
export const withFocusedRow = ({ indexes, getOffset }: RowWindow, focused: number | undefined) => {
  const isApart = focused !== undefined && !indexes.includes(focused);
  const rendered = isApart ? [...indexes, focused].sort((a, b) => a - b) : indexes;
  return rendered.map((index) => ({ index, offset: isApart && index === focused ? getOffset(index) : undefined }));
};

/** Used if the window has no height yet, as in a background tab. */
const DEFAULT_WINDOW_HEIGHT = 900;
/** Typical height above the rows of a page, in px. */
const HEADER_HEIGHT = 200;
/** Height for rows in an unscrolled window, in px. */
export const estimateVisibleHeight = (): number =>
  Math.max(0, (globalThis.innerHeight || DEFAULT_WINDOW_HEIGHT) - HEADER_HEIGHT);

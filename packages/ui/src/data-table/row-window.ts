import type { RefObject } from 'react';

export interface RowWindowOptions {
  readonly count: number;
  /** In px; an estimate for measured rows. */
  readonly rowHeight: number;
  /** Where the rows start. */
  readonly list: RefObject<HTMLElement | null>;
  /** The table’s own scroll container. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollsItself: boolean;
}

export interface RowWindow {
  readonly indexes: readonly number[];
  /** Space before and after the rows, in px. */
  readonly before: number;
  readonly after: number;
  /** Offset of any row in the list, in px. */
  readonly getOffset: (index: number) => number;
  /** Ref for rows of unknown height, with `data-index`. */
  readonly measure: (element: Element | null) => void;
}

/** The rows to render. A focused row outside the window gets an `offset`. */
export const withFocusedRow = ({ indexes, getOffset }: RowWindow, focused: number | undefined) => {
  const isApart = focused !== undefined && !indexes.includes(focused);
  const rendered = isApart ? [...indexes, focused].sort((a, b) => a - b) : indexes;
  return rendered.map((index) => ({ index, offset: isApart && index === focused ? getOffset(index) : undefined }));
};

/** Background tabs have no window height. */
const DEFAULT_WINDOW_HEIGHT = 900;
/** Typical height of what is above a table, in px. */
const HEADER_HEIGHT = 200;
/** Estimates the height for rows before the first layout, in px. */
export const estimateVisibleHeight = (): number =>
  Math.max(0, (globalThis.innerHeight || DEFAULT_WINDOW_HEIGHT) - HEADER_HEIGHT);

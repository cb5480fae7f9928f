import type { RefObject } from 'react';

export interface RowWindowOptions {
  readonly count: number;
  /** Height of a row in px, or the guess for one that is measured. */
  readonly rowHeight: number;
  /** The list itself; its place on the page is where rows begin. */
  readonly list: RefObject<HTMLElement | null>;
  /** The table's own scroller, when it does not scroll with the page. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollsItself: boolean;
}

export interface RowWindow {
  /** Places of the rows to draw. */
  readonly indexes: readonly number[];
  /** Empty space before and after them, in px. */
  readonly before: number;
  readonly after: number;
  /** For rows whose height is not known: put it on each as ref, with `data-index`. */
  readonly measure: (element: Element | null) => void;
}

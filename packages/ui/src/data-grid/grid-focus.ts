/**
 * A grid is one stop of the Tab key. Of a cell with one thing to press that thing takes the focus, so that Enter and Space do what
 * they do on it; of any other cell the cell itself does, and its things are entered with Enter or F2.
 */

const CELLS = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [data-handle])';
const TYPED_INTO = 'select, textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';

/** The cell that an element is in, or is. */
export const closestCell = (element: Element): HTMLElement | null => element.closest<HTMLElement>(CELLS);

/** What can be pressed inside a cell. */
const findFocusable = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** What takes the focus when one comes to a cell. */
export const getFocusTarget = (cell: HTMLElement): HTMLElement => {
  const [only, ...more] = findFocusable(cell);
  return only === undefined || more.length > 0 || only.matches(TYPED_INTO) ? cell : only;
};

/** Where a cell is; row -1 are the heads. */
export const getPosition = (cell: Element): { row: number; column: number } | undefined => {
  const row = cell.parentElement;
  const index = Number(row?.getAttribute('aria-rowindex'));
  return row && index > 0 ? { row: index - 2, column: [...row.children].indexOf(cell) } : undefined;
};

/** The cell at a place; undefined where it is not in the page. */
export const cellAt = (grid: Element, { row, column }: { row: number; column: number }): HTMLElement | undefined => {
  const cell = grid.querySelector(`[aria-rowindex="${row + 2}"]`)?.children[column];
  return cell instanceof HTMLElement ? cell : undefined;
};

/** Takes everything in a grid out of the way of the Tab key but the stop of one cell, and what was entered. */
export const updateRovingTabIndex = (grid: Element, cell: HTMLElement | undefined): void => {
  const stop = cell && getFocusTarget(cell);
  const focused = document.activeElement;
  const entered = focused && focused !== stop ? closestCell(focused) : null;
  for (const other of grid.querySelectorAll<HTMLElement>(`${FOCUSABLE}:not([tabindex="-1"])`)) {
    if (other !== stop && !entered?.contains(other)) other.tabIndex = -1;
  }
  for (const other of grid.querySelectorAll<HTMLElement>(`:is(${CELLS})[tabindex="0"]`)) {
    if (other !== stop) other.tabIndex = -1;
  }
  if (stop && stop.getAttribute('tabindex') !== '0') stop.tabIndex = 0;
};

/** Goes into a cell with several things, or one that is typed into. */
export const focusCellContent = (cell: HTMLElement): boolean => {
  const inside = findFocusable(cell);
  for (const thing of inside) thing.tabIndex = 0;
  inside[0]?.focus();
  return inside.length > 0;
};

/**
 * The grid is one tab stop: focus goes to the only control of a cell, so that Enter and Space operate it, otherwise to the cell. Enter or
 * F2 moves into a cell with several controls.
 */

const CELLS = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [data-handle])';
const TYPED_INTO = 'select, textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';

export const closestCell = (element: Element): HTMLElement | null => element.closest<HTMLElement>(CELLS);

const findFocusable = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** The element that gets focus when the user moves to a cell. */
export const getFocusTarget = (cell: HTMLElement): HTMLElement => {
  const [only, ...more] = findFocusable(cell);
  return only === undefined || more.length > 0 || only.matches(TYPED_INTO) ? cell : only;
};

/** The position of a cell; row -1 is the header. */
export const getPosition = (cell: Element): { row: number; column: number } | undefined => {
  const row = cell.parentElement;
  const index = Number(row?.getAttribute('aria-rowindex'));
  return row && index > 0 ? { row: index - 2, column: [...row.children].indexOf(cell) } : undefined;
};

/** The cell at a position; undefined if it is not rendered. */
export const cellAt = (grid: Element, { row, column }: { row: number; column: number }): HTMLElement | undefined => {
  const cell = grid.querySelector(`[aria-rowindex="${row + 2}"]`)?.children[column];
  return cell instanceof HTMLElement ? cell : undefined;
};

/** Removes everything from the tab order except the focus target of one cell, or the content of the entered cell. */
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

/** Moves focus into a cell with several controls or a text field. Returns whether it did. */
export const focusCellContent = (cell: HTMLElement): boolean => {
  const inside = findFocusable(cell);
  for (const thing of inside) thing.tabIndex = 0;
  inside[0]?.focus();
  return inside.length > 0;
};

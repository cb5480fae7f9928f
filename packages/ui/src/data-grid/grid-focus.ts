/**
 * The grid is one tab stop: focus is on a cell, or on its only control, so that Enter and Space operate it. Enter or F2 enters a cell with
 * several controls.
 */

const CELLS = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [data-handle])';
const TYPED_INTO = 'select, textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';

export const closestCell = (element: Element): HTMLElement | null => element.closest<HTMLElement>(CELLS);

const findFocusable = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(FOCUSABLE)];

export const getFocusTarget = (cell: HTMLElement): HTMLElement => {
  const [only, ...more] = findFocusable(cell);
  return only === undefined || more.length > 0 || only.matches(TYPED_INTO) ? cell : only;
};

/** Row -1 is the header. */
export const getPosition = (cell: Element): { row: number; column: number } | undefined => {
  const row = cell.parentElement;
  const index = Number(row?.getAttribute('aria-rowindex'));
  return row && index > 0 ? { row: index - 2, column: [...row.children].indexOf(cell) } : undefined;
};

/** Undefined if not rendered. */
export const cellAt = (grid: Element, { row, column }: { row: number; column: number }): HTMLElement | undefined => {
  const cell = grid.querySelector(`[aria-rowindex="${row + 2}"]`)?.children[column];
  return cell instanceof HTMLElement ? cell : undefined;
};

/** Leaves only the focus target of one cell, or the content of the entered cell, in the tab order. */
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

/** Enters a cell with several controls or a text field. Returns whether it did. */
export const focusCellContent = (cell: HTMLElement): boolean => {
  const inside = findFocusable(cell);
  for (const thing of inside) thing.tabIndex = 0;
  inside[0]?.focus();
  return inside.length > 0;
};

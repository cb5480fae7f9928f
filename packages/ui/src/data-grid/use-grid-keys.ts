import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowSelection } from '../data-table/data-table-types.ts';
import type { RowIds } from '../data-table/row-ids.ts';
import {
  cellAt,
  closestCell,
  focusCellContent,
  getFocusTarget,
  getPosition,
  updateRovingTabIndex,
} from './grid-focus.ts';
import { isSelectAllShortcut } from './is-select-all-shortcut.ts';
import { type GridPosition, type GridSize, getNextPosition } from './next-position.ts';

interface GridKeysOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly ids: RowIds;
  readonly rowSelection: RowSelection | undefined;
}

/** Visible rows minus one for orientation. */
const countPageRows = (grid: HTMLElement): number => {
  const row = grid.querySelector('.bd-table__body > [role="row"]')?.clientHeight ?? 36;
  const scroller = grid.closest('[data-scrolls]')?.clientHeight ?? window.innerHeight;
  return Math.max(1, Math.floor(scroller / row) - 2);
};

const measureGrid = (grid: HTMLElement, rows: number): GridSize => ({
  rows,
  columns: grid.querySelector('[role="row"]')?.childElementCount ?? 1,
  pageRows: countPageRows(grid),
  isRtl: getComputedStyle(grid).direction === 'rtl',
});

/** Keyboard navigation, including unrendered rows, and Shift ranges. */
export const useGridKeys = ({ grid, ids, rowSelection }: GridKeysOptions) => {
  const [row, setRow] = useState(0);
  const column = useRef(0);
  /** Reset when focus moves without Shift. */
  const rangeEnd = useRef<string>(undefined);
  const rows = ids.count;
  const at = Math.min(row, rows - 1);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const keep = () => updateRovingTabIndex(element, cellAt(element, { row: at, column: column.current }));
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['tabindex', 'href', 'disabled'] });
    return () => observer.disconnect();
  });

  const goTo = (element: HTMLElement, place: GridPosition) => {
    column.current = place.column;
    flushSync(() => setRow(place.row));
    const cell = cellAt(element, place);
    if (!cell) return;
    updateRovingTabIndex(element, cell);
    getFocusTarget(cell).focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const extendTo = (to: number) => {
    const [from, id] = [ids.at(at), ids.at(to)];
    if (!rowSelection || from === undefined || id === undefined) return;
    if (rangeEnd.current !== from) rowSelection.startRangeAt(from);
    rangeEnd.current = id;
    rowSelection.extendTo(id, from);
  };

  const select = (event: KeyboardEvent): boolean => {
    const id = ids.at(at);
    if (!rowSelection) return false;
    if (isSelectAllShortcut(event)) {
      rangeEnd.current = undefined;
      rowSelection.replace(new Set(ids.all()));
      return true;
    }
    const isOwn = event.target instanceof Element && event.target.matches('button, input');
    if (event.key !== ' ' || isOwn || id === undefined) return false;
    if (event.shiftKey) rowSelection.extendTo(id);
    else rowSelection.toggle(id);
    return true;
  };

  const move = (event: KeyboardEvent<HTMLDivElement>): boolean => {
    if (event.altKey || event.metaKey) return false;
    const place = getNextPosition(
      event.key,
      { row: at, column: column.current },
      measureGrid(event.currentTarget, rows),
      event.ctrlKey,
    );
    if (!place) return false;
    if (event.shiftKey && place.row !== at) extendTo(place.row);
    else rangeEnd.current = undefined;
    goTo(event.currentTarget, place);
    return true;
  };

  const enter = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const handle = cell.querySelector<HTMLElement>('[data-handle]');
    if (event.key === 'F2' && handle) {
      handle.focus();
      return true;
    }
    return (event.key === 'F2' || event.key === 'Enter') && event.target === cell && focusCellContent(cell);
  };

  const leave = (event: KeyboardEvent, stop: HTMLElement): boolean => {
    const isHandle = event.target instanceof Element && event.target.matches('[data-handle]');
    const isLeaving = event.key === 'Escape' || event.key === 'F2' || (isHandle && event.key === 'Enter');
    if (isLeaving) stop.focus();
    return isLeaving;
  };

  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = event.target instanceof Element ? closestCell(event.target) : null;
    if (!cell) return;
    const stop = getFocusTarget(cell);
    const isDone = event.target === stop ? move(event) || select(event) || enter(event, cell) : leave(event, stop);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const cell = closestCell(event.target);
    const place = cell && getPosition(cell);
    if (!place) return;
    column.current = place.column;
    setRow(place.row);
    updateRovingTabIndex(event.currentTarget, cell);
  };

  return { row: at, onKeyDownCapture, onFocus };
};

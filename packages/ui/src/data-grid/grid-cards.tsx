import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowSelection, TableLabels } from '../data-table/data-table-types.ts';
import type { RowIds } from '../data-table/row-ids.ts';
import { TableCheckbox } from '../data-table/table-checkbox.tsx';
import { isSelectAllShortcut } from './is-select-all-shortcut.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const findCheckbox = (list: Element | null, index: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${index}"] .bd-grid__pick input`);

/** Arrow keys, Shift ranges and select all on the cards’ checkboxes. */
export const useCardKeys = (ids: RowIds, rowSelection: RowSelection | undefined) => {
  const [at, setAt] = useState<number>();
  /** Reset when focus moves without Shift. */
  const rangeEnd = useRef<string>(undefined);
  const moveTo = (event: KeyboardEvent<HTMLElement>, id: string, step: number) => {
    const card = event.currentTarget.closest<HTMLElement>('[data-index]');
    const list = card?.parentElement ?? null;
    const index = Number(card?.dataset.index) + step;
    const next = ids.at(index);
    if (next === undefined) return;
    if (event.shiftKey) {
      if (rangeEnd.current !== id) rowSelection?.startRangeAt(id);
      rowSelection?.extendTo(next, id);
    }
    rangeEnd.current = event.shiftKey ? next : undefined;
    // Synchronous: the next card must be mounted before it gets focus.
    flushSync(() => setAt(index));
    findCheckbox(list, index)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const step = steps[event.key];
    if (isSelectAllShortcut(event)) {
      rangeEnd.current = undefined;
      rowSelection?.replace(new Set(ids.all()));
    } else if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    else moveTo(event, id, step);
    event.preventDefault();
  };
  return { onKeyDown, focusedCard: { at, onFocus: setAt } };
};

interface GridCardProps {
  readonly id: string;
  readonly name: string;
  readonly rowSelection: RowSelection;
  readonly labels: TableLabels;
  readonly onKeyDown: ReturnType<typeof useCardKeys>['onKeyDown'];
  readonly children: ReactNode;
}

export const GridCard = ({ id, name, rowSelection, labels, onKeyDown, children }: GridCardProps) => {
  const isSelected = rowSelection.selected.has(id);
  return (
    <div className="bd-grid__card" data-selected={isSelected || undefined}>
      <div className="bd-grid__pick">
        <TableCheckbox
          label={labels.selectRow(name)}
          isChecked={isSelected}
          onChange={(isRange) => (isRange ? rowSelection.extendTo(id) : rowSelection.toggle(id))}
          onKeyDown={(event) => onKeyDown(event, id)}
        />
      </div>
      {children}
    </div>
  );
};

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowChoice, TableLabels } from '../data-table/data-table-types.ts';
import type { RowIds } from '../data-table/row-ids.ts';
import { TableCheckbox } from '../data-table/table-checkbox.tsx';
import { isChooseAll } from './is-choose-all.ts';

/** Which way a key leads, in cards. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The box of the card at a place; undefined where it is not drawn. */
const boxOf = (list: Element | null, index: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${index}"] .bd-grid__pick input`);

/** Keyboard support of the cards’ checkboxes: moving between cards, ranges with Shift, and select all. */
export const useCardKeys = (ids: RowIds, choice: RowChoice | undefined) => {
  const [at, setAt] = useState<number>();
  /** Where the range ends that grows; who goes on from elsewhere begins another. */
  const reached = useRef<string>(undefined);
  const goOn = (event: KeyboardEvent<HTMLElement>, id: string, step: number) => {
    const card = event.currentTarget.closest<HTMLElement>('[data-index]');
    const list = card?.parentElement ?? null;
    const index = Number(card?.dataset.index) + step;
    const next = ids.at(index);
    if (next === undefined) return;
    if (event.shiftKey) {
      if (reached.current !== id) choice?.beginAt(id);
      choice?.extendTo(next, id);
    }
    reached.current = event.shiftKey ? next : undefined;
    // The next card may be none of those that are drawn, and this one go with it.
    flushSync(() => setAt(index));
    boxOf(list, index)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const step = steps[event.key];
    if (isChooseAll(event)) {
      reached.current = undefined;
      choice?.replace(new Set(ids.all()));
    } else if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    else goOn(event, id, step);
    event.preventDefault();
  };
  return { onKeyDown, kept: { at, onFocus: setAt } };
};

interface GridCardProps {
  readonly id: string;
  readonly name: string;
  readonly choice: RowChoice;
  readonly labels: TableLabels;
  readonly onKeyDown: ReturnType<typeof useCardKeys>['onKeyDown'];
  readonly children: ReactNode;
}

/** A row as a card with its checkbox. */
export const GridCard = ({ id, name, choice, labels, onKeyDown, children }: GridCardProps) => {
  const isSelected = choice.selected.has(id);
  return (
    <div className="bd-grid__card" data-selected={isSelected || undefined}>
      <div className="bd-grid__pick">
        <TableCheckbox
          label={labels.selectRow(name)}
          isChecked={isSelected}
          onChange={(isRange) => (isRange ? choice.extendTo(id) : choice.toggle(id))}
          onKeyDown={(event) => onKeyDown(event, id)}
        />
      </div>
      {children}
    </div>
  );
};

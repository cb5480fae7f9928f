import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { RowChoice, TableLabels } from '../data-table/data-table-types.ts';
import type { RowIds } from '../data-table/row-ids.ts';
import { TableCheckbox } from '../data-table/table-checkbox.tsx';
import { isChooseAll } from './is-choose-all.ts';

/** Which way a key leads, in cards. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The box of the card that stands so many further. */
const boxBeside = (box: Element, by: number): HTMLElement | null => {
  const card = box.closest<HTMLElement>('[data-index]');
  const index = Number(card?.dataset.index) + by;
  return card?.parentElement?.querySelector<HTMLElement>(`[data-index="${index}"] .bd-grid__pick input`) ?? null;
};

/** The keyboard of the boxes: from card to card, with Shift over a range of them, and all of them at once. */
export const useCardKeys = (ids: RowIds, choice: RowChoice | undefined) => {
  /** Where the range ends that grows; who goes on from elsewhere begins another. */
  const reached = useRef<string>(undefined);
  const goOn = (event: KeyboardEvent<HTMLElement>, id: string, step: number) => {
    const next = ids.at(ids.all().indexOf(id) + step);
    if (next === undefined) return;
    if (event.shiftKey) {
      if (reached.current !== id) choice?.beginAt(id);
      choice?.extendTo(next, id);
    }
    reached.current = event.shiftKey ? next : undefined;
    boxBeside(event.currentTarget, step)?.focus();
  };
  return (event: KeyboardEvent<HTMLElement>, id: string) => {
    const step = steps[event.key];
    if (isChooseAll(event)) {
      reached.current = undefined;
      choice?.replace(new Set(ids.all()));
    } else if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    else goOn(event, id, step);
    event.preventDefault();
  };
};

interface GridCardProps {
  readonly id: string;
  readonly name: string;
  readonly choice: RowChoice;
  readonly labels: TableLabels;
  readonly onKeyDown: ReturnType<typeof useCardKeys>;
  readonly children: ReactNode;
}

/** A row as a card with the box that chooses it. */
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

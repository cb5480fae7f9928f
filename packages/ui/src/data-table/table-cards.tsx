// biome-ignore-all lint/a11y/useKeyWithClickEvents: the link of a card has the keys
// biome-ignore-all lint/a11y/noNoninteractiveElementInteractions: the link of a card has the role
import type { FocusEvent, ReactNode } from 'react';
import { rowClickProps } from '../row-click/row-click.ts';
import type { FocusedCard, RowsProps } from './data-table-types.ts';
import { type RowWindow, withFocusedRow } from './row-window.ts';

interface TableCardsProps<Row> extends RowsProps<Row> {
  readonly label: string;
  readonly renderCard: (row: Row) => ReactNode;
  readonly window: RowWindow;
  readonly focusedCard: FocusedCard | undefined;
}

const findCardIndex = ({ target }: FocusEvent): number | undefined => {
  const place = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return place === undefined ? undefined : Number(place);
};

/** Rows as cards, each with its own link (`data-opens-row`). */
export const TableCards = <Row,>({
  label,
  renderCard,
  window,
  focusedCard,
  rows,
  getRowId,
  openRowId,
}: TableCardsProps<Row>) => (
  <ul
    aria-label={label}
    onFocus={focusedCard && ((event) => focusedCard.onFocus(findCardIndex(event)))}
    className="bd-table__cards"
    style={{ paddingBlock: `${window.before}px ${window.after}px` }}
  >
    {withFocusedRow(window, focusedCard?.at).map(({ index, offset }) => {
      const row = rows[index];
      if (row === undefined) return null;
      const id = getRowId(row);
      return (
        <li
          key={id}
          ref={window.measure}
          data-index={index}
          data-open={openRowId === id || undefined}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          {...rowClickProps}
          className="bd-table__card"
          data-apart={offset === undefined ? undefined : true}
          style={offset === undefined ? undefined : { insetBlockStart: offset }}
        >
          {renderCard(row)}
        </li>
      );
    })}
  </ul>
);

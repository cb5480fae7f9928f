import type { ReactNode } from 'react';
import { cssVars } from '../css-vars.ts';
import type { RowsProps } from './data-table-types.ts';
import type { RowWindow } from './row-window.ts';

interface TableCardsProps<Row> extends RowsProps<Row> {
  readonly label: string;
  readonly renderCard: (row: Row) => ReactNode;
  readonly window: RowWindow;
}

/** The table on a phone: a list of cards. A card brings its own link. */
export const TableCards = <Row,>({ label, renderCard, window, rows, getRowId, openRowId }: TableCardsProps<Row>) => (
  <ul
    aria-label={label}
    className="bd-table__cards"
    style={cssVars({ '--bd-before': `${window.before}px`, '--bd-after': `${window.after}px` })}
  >
    {window.indexes.map((index) => {
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
          className="bd-table__card"
        >
          {renderCard(row)}
        </li>
      );
    })}
  </ul>
);

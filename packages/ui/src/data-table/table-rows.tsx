// biome-ignore-all lint/a11y/useSemanticElements: rows come and go while scrolling and are laid out as grids; roles say what a table element would
// biome-ignore-all lint/a11y/useFocusableInteractive: parts of a table, unlike those of a grid, take no focus
import { memo, type ReactNode } from 'react';
import type { RowsProps } from './data-table-types.ts';
import { type RowWindow, roomForRows, withKept } from './row-window.ts';
import { TableCheckbox } from './table-checkbox.tsx';
import { rowHeaderOf } from './table-columns.ts';

/** The content of the cell that names the row, as link or button over the whole row where the row leads somewhere. */
const rowLead = <Row,>(row: Row, content: ReactNode, props: RowsProps<Row>): ReactNode => {
  const href = props.rowHref?.(row);
  if (href !== undefined) return props.renderLink({ href, className: 'bd-table__lead', children: content });
  const { onRowOpen } = props;
  if (!onRowOpen) return content;
  return (
    <button type="button" className="bd-table__lead" onClick={() => onRowOpen(row)}>
      {content}
    </button>
  );
};

/**
 * Whether a row is likely out of sight, and need not be laid out. One that is in sight all the same costs more than without this: whether
 * it is the browser finds out after laying out all others, and lays it out in a second go.
 */
const isBelow = (index: number, rowHeight: number): boolean => index * rowHeight >= roomForRows();

interface RowProps<Row> {
  readonly row: Row;
  readonly index: number;
  /** The row’s offset in the list, in px, when earlier rows aren’t rendered. */
  readonly place: number | undefined;
  readonly table: RowsProps<Row>;
}

const PlainTableRow = <Row,>({ row, index, place, table }: RowProps<Row>) => {
  const { columns, places, choice, labels, isGrid } = table;
  const id = table.getRowId(row);
  const isSelected = choice?.selected.has(id) ?? false;
  const head = rowHeaderOf(columns);
  const face = isGrid ? ({ role: 'gridcell', tabIndex: -1 } as const) : ({ role: 'cell' } as const);
  const cell = (place: number | undefined) => ({ ...face, 'aria-colindex': place });
  return (
    <div
      role="row"
      className="bd-table__row"
      aria-rowindex={index + 2}
      aria-selected={isGrid && choice ? isSelected : undefined}
      data-selected={isSelected || undefined}
      data-open={table.openRowId === id || undefined}
      data-apart={place === undefined ? undefined : true}
      data-below={isBelow(index, table.rowHeight) || undefined}
      style={place === undefined ? undefined : { insetBlockStart: place }}
    >
      {choice && (
        <div {...cell(places && 1)} className="bd-table__cell bd-table__check">
          <TableCheckbox
            label={labels.selectRow(table.getRowName(row))}
            isChecked={isSelected}
            onChange={(isRange) => (isRange ? choice.extendTo(id) : choice.toggle(id))}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          {...cell(places?.[at])}
          {...(column === head && { role: 'rowheader' })}
          className="bd-table__cell"
          data-align={column.align}
        >
          {column === head ? rowLead(row, column.cell(row), table) : column.cell(row)}
        </div>
      ))}
    </div>
  );
};

// Scrolling draws the new rows alone. `memo` forgets the type parameter of what it is given.
const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

interface TableRowsProps<Row> {
  readonly table: RowsProps<Row>;
  readonly window: RowWindow;
  /** Index of a row that stays rendered while out of view. */
  readonly keptRow: number | undefined;
}

/** The visible rows, with empty space for the others. */
export const TableRows = <Row,>({ table, window, keptRow }: TableRowsProps<Row>) => (
  <div role="rowgroup" className="bd-table__body" style={{ paddingBlock: `${window.before}px ${window.after}px` }}>
    {withKept(window, keptRow).map(({ index, place }) => {
      const row = table.rows[index];
      return row === undefined ? null : (
        <TableRow key={table.getRowId(row)} row={row} index={index} place={place} table={table} />
      );
    })}
  </div>
);

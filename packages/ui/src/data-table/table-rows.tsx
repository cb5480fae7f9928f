// biome-ignore-all lint/a11y/useSemanticElements: rows come and go while scrolling and are laid out as grids; roles say what a table element would
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the link of a row has the keys
// biome-ignore-all lint/a11y/useFocusableInteractive: parts of a table, unlike those of a grid, take no focus
import { memo, type ReactNode } from 'react';
import { rowClickProps } from '../row-click/row-click.ts';
import type { RowsProps } from './data-table-types.ts';
import { estimateVisibleHeight, type RowWindow, withFocusedRow } from './row-window.ts';
import { TableCheckbox } from './table-checkbox.tsx';
import { findRowHeader } from './table-columns.ts';

/** Content of the row header cell; a link or button if the row has an action, which a click on the row follows. */
const renderRowLink = <Row,>(row: Row, content: ReactNode, props: RowsProps<Row>): ReactNode => {
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

/** Whether layout can be skipped. A wrong guess costs a second layout pass. */
const isBelowFold = (index: number, rowHeight: number): boolean => index * rowHeight >= estimateVisibleHeight();

interface RowProps<Row> {
  readonly row: Row;
  readonly index: number;
  /** In px, when earlier rows aren’t rendered. */
  readonly offset: number | undefined;
  readonly table: RowsProps<Row>;
}

const PlainTableRow = <Row,>({ row, index, offset, table }: RowProps<Row>) => {
  const { columns, columnIndexes, rowSelection, labels, isGrid } = table;
  const id = table.getRowId(row);
  const isSelected = rowSelection?.selected.has(id) ?? false;
  const head = findRowHeader(columns);
  const cellProps = isGrid ? ({ role: 'gridcell', tabIndex: -1 } as const) : ({ role: 'cell' } as const);
  const getCellProps = (place: number | undefined) => ({ ...cellProps, 'aria-colindex': place });
  return (
    <div
      role="row"
      {...rowClickProps}
      className="bd-table__row"
      aria-rowindex={index + 2}
      aria-selected={isGrid && rowSelection ? isSelected : undefined}
      data-selected={isSelected || undefined}
      data-open={table.openRowId === id || undefined}
      data-apart={offset === undefined ? undefined : true}
      data-below={isBelowFold(index, table.rowHeight) || undefined}
      style={offset === undefined ? undefined : { insetBlockStart: offset }}
    >
      {rowSelection && (
        <div {...getCellProps(columnIndexes && 1)} className="bd-table__cell bd-table__check">
          <TableCheckbox
            label={labels.selectRow(table.getRowName(row))}
            isChecked={isSelected}
            onChange={(isRange) => (isRange ? rowSelection.extendTo(id) : rowSelection.toggle(id))}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          {...getCellProps(columnIndexes?.[at])}
          {...(column === head && { role: 'rowheader' })}
          className="bd-table__cell"
          data-align={column.align}
        >
          {column === head ? renderRowLink(row, column.cell(row), table) : column.cell(row)}
        </div>
      ))}
    </div>
  );
};

// Memoized for scrolling. The cast restores the type parameter.
const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

interface TableRowsProps<Row> {
  readonly table: RowsProps<Row>;
  readonly window: RowWindow;
  /** Stays rendered out of view. */
  readonly focusedRow: number | undefined;
}

/** Visible rows, with empty space for the others. */
export const TableRows = <Row,>({ table, window, focusedRow }: TableRowsProps<Row>) => (
  <div role="rowgroup" className="bd-table__body" style={{ paddingBlock: `${window.before}px ${window.after}px` }}>
    {withFocusedRow(window, focusedRow).map(({ index, offset }) => {
      const row = table.rows[index];
      return row === undefined ? null : (
        <TableRow key={table.getRowId(row)} row={row} index={index} offset={offset} table={table} />
      );
    })}
  </div>
);

// biome-ignore-all lint/a11y/useSemanticElements: rows come and go while scrolling and are laid out as grids; roles say what a table element would
// biome-ignore-all lint/a11y/useFocusableInteractive: parts of a table, unlike those of a grid, take no focus
import type { ReactNode } from 'react';
import { cssVars } from '../css-vars.ts';
import type { DataColumn, RowsProps } from './data-table-types.ts';
import type { RowWindow } from './row-window.ts';
import { TableCheckbox } from './table-checkbox.tsx';
import { rowHeaderOf } from './table-columns.ts';

const toggled = (selected: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
};

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

interface RowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly head: DataColumn<Row> | undefined;
  readonly table: RowsProps<Row>;
}

const TableRow = <Row,>({ row, index, head, table }: RowProps<Row>) => {
  const { columns, selection, labels } = table;
  const id = table.getRowId(row);
  const isSelected = selection?.selected.has(id) ?? false;
  return (
    <div
      role="row"
      className="bd-table__row"
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      data-open={table.openRowId === id || undefined}
    >
      {selection && (
        <div role="cell" className="bd-table__cell bd-table__check">
          <TableCheckbox
            label={labels.selectRow(table.getRowName(row))}
            isChecked={isSelected}
            onChange={() => selection.onChange(toggled(selection.selected, id))}
          />
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.id}
          role={column === head ? 'rowheader' : 'cell'}
          className="bd-table__cell"
          data-align={column.align}
        >
          {column === head ? rowLead(row, column.cell(row), table) : column.cell(row)}
        </div>
      ))}
    </div>
  );
};

interface TableRowsProps<Row> extends RowsProps<Row> {
  readonly window: RowWindow;
}

/** The rows on the screen, with empty space for those that are not. */
export const TableRows = <Row,>({ window, ...table }: TableRowsProps<Row>) => {
  const head = rowHeaderOf(table.columns);
  return (
    <div
      role="rowgroup"
      className="bd-table__body"
      style={cssVars({ '--bd-before': `${window.before}px`, '--bd-after': `${window.after}px` })}
    >
      {window.indexes.map((index) => {
        const row = table.rows[index];
        return row === undefined ? null : (
          <TableRow key={table.getRowId(row)} row={row} index={index} head={head} table={table} />
        );
      })}
    </div>
  );
};

import type { DataColumn, TableView } from '../data-table/data-table-types.ts';
import { getVisibleColumns, type RowLayout } from '../data-table/table-columns.ts';

/** Columns that do not fit even if the user shows them. */
export const findOverflowColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  hidden: TableView['hidden'],
  width: number,
  layout: RowLayout,
): readonly string[] =>
  columns
    .filter(({ id }) => {
      const others = hidden.filter((other) => other !== id);
      return !getVisibleColumns(columns, others, width, layout).some((column) => column.id === id);
    })
    .map(({ id }) => id);

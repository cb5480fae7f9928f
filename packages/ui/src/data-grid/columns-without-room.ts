import type { DataColumn, TableView } from '../data-table/data-table-types.ts';
import { type RowLook, shownColumns } from '../data-table/table-columns.ts';

/** Ids of the columns that the reader would not see if they were asked for: there is no room for them. */
export const columnsWithoutRoom = <Row>(
  columns: readonly DataColumn<Row>[],
  hidden: TableView['hidden'],
  width: number,
  look: RowLook,
): readonly string[] =>
  columns
    .filter(({ id }) => {
      const others = hidden.filter((other) => other !== id);
      return !shownColumns(columns, others, width, look).some((column) => column.id === id);
    })
    .map(({ id }) => id);

import { useMemo } from 'react';
import type {
  DataColumn,
  DataTableProps,
  TableLabels,
  TableSelection,
  TableSort,
  TableView,
  TableViewChange,
} from './data-table-types.ts';
import { createRowIds } from './row-ids.ts';
import { defaultView } from './table-columns.ts';
import { TableFrame } from './table-frame.tsx';
import { useRowSelection } from './use-row-selection.ts';

export type { DataColumn, DataTableProps, TableLabels, TableSelection, TableSort, TableView, TableViewChange };
export { defaultView };

/** A dense, sortable, endless table. Above 100 rows, only visible ones render. Put it in a card. */
export const DataTable = <Row,>({ selection, ...props }: DataTableProps<Row>) => {
  const { rows, getRowId } = props;
  const ids = useMemo(() => createRowIds(rows, getRowId), [rows, getRowId]);
  return <TableFrame {...props} ids={ids} rowSelection={useRowSelection(ids, selection)} />;
};

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
import { rowIdsOf } from './row-ids.ts';
import { plainView } from './table-columns.ts';
import { TableFrame } from './table-frame.tsx';
import { useRowSelection } from './use-row-selection.ts';

export type { DataColumn, DataTableProps, TableLabels, TableSelection, TableSort, TableView, TableViewChange };
export { plainView };

/**
 * Rows of facts: dense, sortable, endless. Over 100 rows only those on the screen are drawn.
 * Put it in a card; its head sticks below the top bar.
 */
export const DataTable = <Row,>({ selection, ...props }: DataTableProps<Row>) => {
  const { rows, getRowId } = props;
  const ids = useMemo(() => rowIdsOf(rows, getRowId), [rows, getRowId]);
  return <TableFrame {...props} ids={ids} choice={useRowSelection(ids, selection)} />;
};

import { useEffect, useRef } from 'react';
import type { DataColumn, TableLayout, TableView } from '../data-table/data-table-types.ts';
import { findOverflowColumns } from './find-overflow-columns.ts';

interface OverflowReporterProps<Row> extends TableLayout {
  readonly columns: readonly DataColumn<Row>[];
  readonly hidden: TableView['hidden'];
  readonly onOverflowChange: (overflowColumns: readonly string[]) => void;
}

/** Reports columns that don’t fit, at first and on change. Cards report none. */
export const OverflowReporter = <Row,>({
  columns,
  hidden,
  width,
  rowLayout,
  isCards,
  onOverflowChange,
}: OverflowReporterProps<Row>) => {
  // Columns and callbacks are new on every render: reporting an unchanged result would loop.
  const reported = useRef<string>(undefined);
  useEffect(() => {
    const overflowColumns = isCards
      ? columns.map(({ id }) => id)
      : findOverflowColumns(columns, hidden, width, rowLayout);
    const all = JSON.stringify(overflowColumns);
    if (reported.current === all) return;
    reported.current = all;
    onOverflowChange(overflowColumns);
  }, [columns, hidden, width, rowLayout, isCards, onOverflowChange]);
  return null;
};

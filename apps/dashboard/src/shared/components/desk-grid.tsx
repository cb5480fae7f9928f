import type { DataGrid, DataGridProps } from '@boostdesk/ui/data-grid';
import { DataTable } from '@boostdesk/ui/data-table';
import { Suspense } from 'react';
import { part } from '../../core/part.ts';

/** Its keys and handles come while the rows are read. */
// `lazy` forgets that a component is generic.
const Grid = part(async () => (await import('@boostdesk/ui/data-grid')).DataGrid) as unknown as typeof DataGrid;

/** A table that staff work in. Until it can be worked in it has the shape that it has until its rows are there. */
export const DeskGrid = <Row,>(props: DataGridProps<Row>) => {
  const { label, columns, getRowId, density } = props;
  return (
    <Suspense fallback={<DataTable {...{ label, columns, getRowId, density }} rows={[]} isLoading />}>
      <Grid {...props} />
    </Suspense>
  );
};

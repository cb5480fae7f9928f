import type { DataGrid, DataGridProps } from '@boostdesk/ui/data-grid';
import { DataTable } from '@boostdesk/ui/data-table';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';

/** Keyboard and resize support loads while the rows are fetched. */
// `lazy` loses the type parameter.
const Grid = lazyWithRetry(
  async () => (await import('@boostdesk/ui/data-grid')).DataGrid,
) as unknown as typeof DataGrid;

/** Data grid for staff, with a placeholder of the same shape until its code has loaded. */
export const DeskGrid = <Row,>(props: DataGridProps<Row>) => {
  const { label, columns, getRowId, density } = props;
  return (
    <Suspense fallback={<DataTable {...{ label, columns, getRowId, density }} rows={[]} isLoading />}>
      <Grid {...props} />
    </Suspense>
  );
};

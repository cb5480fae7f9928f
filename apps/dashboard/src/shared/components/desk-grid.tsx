import type { DataGridProps } from '@boostdesk/ui/data-grid';
import { DataTable } from '@boostdesk/ui/data-table';
import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';

/** Keyboard and resize support loads while the rows are fetched. */
const Grid = lazyComponent(async () => (await import('@boostdesk/ui/data-grid')).DataGrid);

/** Data grid for staff, with a placeholder of the same shape until its code has loaded. */
export const DeskGrid = <Row,>(props: DataGridProps<Row>) => {
  const { label, columns, getRowId, density } = props;
  return (
    <Suspense fallback={<DataTable {...{ label, columns, getRowId, density }} rows={[]} isLoading />}>
      <Grid {...props} />
    </Suspense>
  );
};

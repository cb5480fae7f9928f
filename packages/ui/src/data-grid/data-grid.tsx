import './data-grid.css';
import { useMemo, useRef, useState } from 'react';
import { useCollator } from 'react-aria/useCollator';
import type { DataTableProps, TableSort, TableViewChange } from '../data-table/data-table-types.ts';
import { createRowIds } from '../data-table/row-ids.ts';
import { defaultView } from '../data-table/table-columns.ts';
import { TableFrame } from '../data-table/table-frame.tsx';
import { useRowSelection } from '../data-table/use-row-selection.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { staffMessages } from '../messages/staff-messages.ts';
import type { CardToolLabels } from './card-tools.tsx';
import { GridCard, useCardKeys } from './grid-cards.tsx';
import { LazyCardTools } from './lazy-card-tools.tsx';
import { OverflowReporter } from './overflow-reporter.tsx';
import { sortRows } from './sort-rows.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useResizedColumns } from './use-resized-columns.tsx';

export interface DataGridProps<Row> extends DataTableProps<Row> {
  /** Without it, the grid stores column widths. */
  readonly onViewChange?: ((change: TableViewChange) => void) | undefined;
  /** Columns that don’t fit, for a ColumnMenu. */
  readonly onOverflowChange?: ((overflowColumns: readonly string[]) => void) | undefined;
  /** Initial sort when the grid sorts itself (`sortValue`, no `onSortChange`). */
  readonly defaultSort?: TableSort | undefined;
  /** Name of the resize handle. */
  readonly widthLabel?: ((column: string) => string) | undefined;
  /** Texts of the card controls. */
  readonly cardLabels?: CardToolLabels | undefined;
}

/** A DataTable with cell navigation, range selection and resizable columns, for up to 100,000 rows. */
export const DataGrid = <Row,>(props: DataGridProps<Row>) => {
  const {
    rows: given,
    columns: plainColumns,
    getRowId,
    selection,
    sort: controlledSort,
    onSortChange,
    view: controlledView,
    onViewChange,
    onOverflowChange,
    defaultSort,
    widthLabel = screenMessages.columns.width,
    cardLabels = staffMessages.cards,
    renderCard,
    ...rest
  } = props;
  const [ownSort, setOwnSort] = useState(defaultSort);
  const [ownView, setOwnView] = useState(defaultView);
  const sortsItself = onSortChange === undefined;
  const columns = useMemo(
    () =>
      sortsItself
        ? plainColumns.map((column) => ({ ...column, isSortable: column.sortValue !== undefined }))
        : plainColumns,
    [plainColumns, sortsItself],
  );
  const sort = sortsItself ? ownSort : controlledSort;
  const collator = useCollator({ numeric: true });
  const rows = useMemo(
    () => (sortsItself ? sortRows(given, columns, sort, collator) : given),
    [given, columns, sort, collator, sortsItself],
  );
  const ids = useMemo(() => createRowIds(rows, getRowId), [rows, getRowId]);
  const rowSelection = useRowSelection(ids, selection);
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys({ grid, ids, rowSelection });
  const { view, renderHandle } = useResizedColumns({
    grid,
    columns,
    view: controlledView ?? ownView,
    onViewChange: onViewChange ?? setOwnView,
    label: widthLabel,
  });
  const { labels = screenMessages.table, getRowName = getRowId } = rest;
  const cardKeys = useCardKeys(ids, rowSelection);
  const onSort = onSortChange ?? setOwnSort;
  const sortableColumns = columns.filter(({ isSortable }) => isSortable);
  const hasTools = rowSelection !== undefined || sortableColumns.length > 0;
  const renderSelectableCard = (row: Row) => {
    const card = renderCard?.(row);
    if (!rowSelection) return card;
    return (
      <GridCard id={getRowId(row)} name={getRowName(row)} {...{ rowSelection, labels }} onKeyDown={cardKeys.onKeyDown}>
        {card}
      </GridCard>
    );
  };
  return (
    <TableFrame
      {...rest}
      {...{ rows, ids, columns, getRowId, rowSelection, sort, view }}
      onSortChange={onSort}
      renderCard={renderCard && renderSelectableCard}
      grid={{
        props: { ref: grid, onFocus: keys.onFocus, onKeyDownCapture: keys.onKeyDownCapture },
        focusedRow: keys.row,
        focusedCard: cardKeys.focusedCard,
        renderHandle,
        renderOverflowReporter: (layout) =>
          onOverflowChange && <OverflowReporter {...layout} {...{ columns, onOverflowChange }} hidden={view.hidden} />,
        cardTools: hasTools && (
          <LazyCardTools
            columns={sortableColumns}
            toolLabels={cardLabels}
            onSortChange={onSort}
            {...{ ids, rowSelection, sort, labels }}
          />
        ),
      }}
    />
  );
};

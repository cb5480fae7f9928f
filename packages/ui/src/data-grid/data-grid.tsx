import './data-grid.css';
import { useMemo, useRef, useState } from 'react';
import { useCollator } from 'react-aria/useCollator';
import type { DataTableProps, TableSort, TableViewChange } from '../data-table/data-table-types.ts';
import { rowIdsOf } from '../data-table/row-ids.ts';
import { plainView } from '../data-table/table-columns.ts';
import { TableFrame } from '../data-table/table-frame.tsx';
import { useRowSelection } from '../data-table/use-row-selection.ts';
import { deskMessages } from '../messages/desk-messages.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import type { CardToolLabels } from './card-tools.tsx';
import { GridCard, useCardKeys } from './grid-cards.tsx';
import { LateCardTools } from './late-card-tools.tsx';
import { RoomTeller } from './room-teller.tsx';
import { sortedRows } from './sorted-rows.ts';
import { useDrawnWidths } from './use-drawn-widths.tsx';
import { useGridKeys } from './use-grid-keys.ts';

export interface DataGridProps<Row> extends DataTableProps<Row> {
  /** Without it, the grid stores column widths internally. */
  readonly onViewChange?: ((change: TableViewChange) => void) | undefined;
  /** IDs of the columns that don’t fit, whatever the user chose; shown in a ColumnMenu. */
  readonly onRoomChange?: ((noRoom: readonly string[]) => void) | undefined;
  /** Initial sorting when the grid sorts itself: columns have a `sortValue` and there’s no `onSortChange`. */
  readonly defaultSort?: TableSort | undefined;
  /** Accessible name of the resize handle. */
  readonly widthLabel?: ((column: string) => string) | undefined;
  /** Labels of the card sorting controls. */
  readonly cardLabels?: CardToolLabels | undefined;
}

/**
 * A table for working with data: move between cells with the keyboard, select ranges with Shift, resize columns.
 * Accepts the same props as DataTable and handles 100,000 rows.
 */
export const DataGrid = <Row,>(props: DataGridProps<Row>) => {
  const {
    rows: given,
    columns: plainColumns,
    getRowId,
    selection,
    sort: askedSort,
    onSortChange,
    view: askedView,
    onViewChange,
    onRoomChange,
    defaultSort,
    widthLabel = screenMessages.columns.width,
    cardLabels = deskMessages.cards,
    renderCard,
    ...rest
  } = props;
  const [ownSort, setOwnSort] = useState(defaultSort);
  const [ownView, setOwnView] = useState(plainView);
  const sortsItself = onSortChange === undefined;
  const columns = useMemo(
    () =>
      sortsItself
        ? plainColumns.map((column) => ({ ...column, isSortable: column.sortValue !== undefined }))
        : plainColumns,
    [plainColumns, sortsItself],
  );
  const sort = sortsItself ? ownSort : askedSort;
  const collator = useCollator({ numeric: true });
  const rows = useMemo(
    () => (sortsItself ? sortedRows(given, columns, sort, collator) : given),
    [given, columns, sort, collator, sortsItself],
  );
  const ids = useMemo(() => rowIdsOf(rows, getRowId), [rows, getRowId]);
  const choice = useRowSelection(ids, selection);
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys({ grid, ids, choice });
  const { view, renderHandle } = useDrawnWidths({
    grid,
    columns,
    view: askedView ?? ownView,
    onViewChange: onViewChange ?? setOwnView,
    label: widthLabel,
  });
  const { labels = screenMessages.table, getRowName = getRowId } = rest;
  const cardKeys = useCardKeys(ids, choice);
  const onSort = onSortChange ?? setOwnSort;
  const sorters = columns.filter(({ isSortable }) => isSortable);
  const hasTools = choice !== undefined || sorters.length > 0;
  const renderChoosable = (row: Row) => {
    const card = renderCard?.(row);
    if (!choice) return card;
    return (
      <GridCard id={getRowId(row)} name={getRowName(row)} {...{ choice, labels }} onKeyDown={cardKeys.onKeyDown}>
        {card}
      </GridCard>
    );
  };
  return (
    <TableFrame
      {...rest}
      {...{ rows, ids, columns, getRowId, choice, sort, view }}
      onSortChange={onSort}
      renderCard={renderCard && renderChoosable}
      grid={{
        props: { ref: grid, onFocus: keys.onFocus, onKeyDownCapture: keys.onKeyDownCapture },
        keptRow: keys.row,
        keptCard: cardKeys.kept,
        renderHandle,
        renderRoom: (room) =>
          onRoomChange && <RoomTeller {...room} {...{ columns, onRoomChange }} hidden={view.hidden} />,
        cardTools: hasTools && (
          <LateCardTools
            columns={sorters}
            toolLabels={cardLabels}
            onSortChange={onSort}
            {...{ ids, choice, sort, labels }}
          />
        ),
      }}
    />
  );
};

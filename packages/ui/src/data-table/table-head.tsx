// biome-ignore-all lint/a11y/useSemanticElements: rows come and go while scrolling and are laid out as grids; roles say what a table element would
// biome-ignore-all lint/a11y/useFocusableInteractive: parts of a table, unlike those of a grid, take no focus
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import type { DataColumn, GridBehavior, RowSelection, TableLabels, TableSort } from './data-table-types.ts';
import type { RowIds } from './row-ids.ts';
import { TableCheckbox } from './table-checkbox.tsx';

interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly columnIndexes: readonly number[] | undefined;
  readonly ids: RowIds;
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
  readonly rowSelection: RowSelection | undefined;
  readonly labels: TableLabels;
  readonly grid: GridBehavior<Row> | undefined;
}

const toggleSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const Heading = <Row,>({
  column,
  sort,
  onSortChange,
}: { column: DataColumn<Row> } & Pick<TableHeadProps<Row>, 'sort' | 'onSortChange'>) => {
  if (column.hidesHeader) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  const title = <span className="bd-table__title">{column.header}</span>;
  if (!(column.isSortable && onSortChange)) return title;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className="bd-table__sort"
      data-active={direction !== undefined || undefined}
      onClick={() => onSortChange(toggleSort(column.id, sort))}
    >
      {title}
      <Arrow size={14} aria-hidden="true" />
    </button>
  );
};

interface SelectAllProps {
  readonly ids: RowIds;
  readonly rowSelection: RowSelection;
  readonly labels: TableLabels;
}

export const SelectAll = ({ ids, rowSelection, labels }: SelectAllProps) => {
  const { selected } = rowSelection;
  const selectedCount = useMemo(
    () => (selected.size === 0 ? 0 : ids.all().filter((id) => selected.has(id)).length),
    [ids, selected],
  );
  const isAll = ids.count > 0 && selectedCount === ids.count;
  return (
    <TableCheckbox
      label={labels.selectAll}
      isChecked={isAll}
      isMixed={selectedCount > 0 && !isAll}
      onChange={() => rowSelection.replace(new Set(isAll ? [] : ids.all()))}
    />
  );
};

export const TableHead = <Row,>(props: TableHeadProps<Row>) => {
  const { columns, columnIndexes, ids, sort, onSortChange, rowSelection, labels, grid } = props;
  const tabIndex = grid && -1;
  return (
    <div role="rowgroup" className="bd-table__head">
      <div role="row" className="bd-table__row" aria-rowindex={1}>
        {rowSelection && (
          <div
            role="columnheader"
            tabIndex={tabIndex}
            aria-colindex={columnIndexes && 1}
            className="bd-table__cell bd-table__check"
          >
            <SelectAll ids={ids} rowSelection={rowSelection} labels={labels} />
          </div>
        )}
        {columns.map((column, at) => (
          <div
            key={column.id}
            role="columnheader"
            tabIndex={tabIndex}
            className="bd-table__cell"
            data-align={column.align}
            data-column={column.id}
            aria-colindex={columnIndexes?.[at]}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
          >
            <Heading column={column} sort={sort} onSortChange={onSortChange} />
            {grid?.renderHandle(column)}
          </div>
        ))}
      </div>
    </div>
  );
};

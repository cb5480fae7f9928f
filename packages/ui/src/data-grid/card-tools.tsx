import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { DataColumn, RowSelection, TableLabels, TableSort } from '../data-table/data-table-types.ts';
import type { RowIds } from '../data-table/row-ids.ts';
import { SelectAll } from '../data-table/table-head.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../menu/menu.tsx';

/** Texts of the card controls. */
export interface CardToolLabels {
  readonly sort: string;
  readonly direction: string;
  readonly ascending: string;
  readonly descending: string;
  /** Button label of a sorted list; `direction` is one of the texts above. */
  readonly sorted: (column: string, direction: string) => string;
}

export interface CardToolsProps<Row> {
  readonly ids: RowIds;
  readonly rowSelection: RowSelection | undefined;
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSortChange: (sort: TableSort) => void;
  readonly labels: TableLabels;
  readonly toolLabels: CardToolLabels;
}

const directions = ['ascending', 'descending'] as const;

/** Undefined if the key was picked already. */
const getPickedKey = (keys: 'all' | ReadonlySet<unknown>): unknown => (keys === 'all' ? undefined : [...keys][0]);

type SortMenuProps<Row> = Omit<CardToolsProps<Row>, 'ids' | 'rowSelection' | 'labels'>;

const SortMenu = <Row,>({ columns, sort, onSortChange, toolLabels: labels }: SortMenuProps<Row>) => {
  const column = columns.find(({ id }) => id === sort?.column);
  const direction = sort?.direction ?? 'ascending';
  const Arrow = column && direction === 'ascending' ? ArrowUp : ArrowDown;
  const name = column && labels.sorted(column.header, labels[direction]);
  return (
    <MenuTrigger>
      <Button size="s" variant="quiet" className="bd-grid__sort" aria-label={name ?? labels.sort}>
        <Arrow size={14} aria-hidden="true" />
        <span>{column?.header ?? labels.sort}</span>
      </Button>
      <Menu aria-label={labels.sort}>
        <MenuSection
          title={labels.sort}
          selectionMode="single"
          selectedKeys={column ? [column.id] : []}
          onSelectionChange={(keys) => {
            const id = getPickedKey(keys);
            if (typeof id === 'string') onSortChange({ column: id, direction });
          }}
        >
          {columns.map(({ id, header }) => (
            <MenuItem key={id} id={id}>
              {header}
            </MenuItem>
          ))}
        </MenuSection>
        {column && <MenuSeparator />}
        {column && (
          <MenuSection
            title={labels.direction}
            selectionMode="single"
            selectedKeys={[direction]}
            onSelectionChange={(keys) => {
              const way = directions.find((one) => one === getPickedKey(keys));
              if (way) onSortChange({ column: column.id, direction: way });
            }}
          >
            {directions.map((way) => (
              <MenuItem key={way} id={way}>
                {labels[way]}
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
};

/** The table header's sorting and selection, above cards. The menu is lazy. */
export const CardTools = <Row,>({ ids, rowSelection, labels, ...sorting }: CardToolsProps<Row>) => (
  <>
    {rowSelection && (
      // biome-ignore lint/a11y/noLabelWithoutControl: the box stands in it
      <label className="bd-grid__all">
        <SelectAll ids={ids} rowSelection={rowSelection} labels={labels} />
        {labels.selectAll}
      </label>
    )}
    {sorting.columns.length > 0 && <SortMenu {...sorting} />}
  </>
);

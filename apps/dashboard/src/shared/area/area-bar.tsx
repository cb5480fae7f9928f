import { AREA_COUNT_MAX } from '@boostdesk/api-client/contract';
import { Button, IconButton } from '@boostdesk/ui/button';
import { ColumnMenu } from '@boostdesk/ui/column-menu';
import type { DataColumn, TableView, TableViewChange } from '@boostdesk/ui/data-table';
import { FilterBar, FilterButton, FilterChip } from '@boostdesk/ui/filter-chips';
import { Icon } from '@boostdesk/ui/icon';
import { Menu, MenuItem, MenuTrigger } from '@boostdesk/ui/menu';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isDaySpan } from '../../i18n/day-span.ts';
import { DaysFilter } from '../components/days-filter.tsx';
import { FindField } from '../components/find-field.tsx';
import styles from './area.module.css';
import type { AreaChange, AreaState } from './area-state.ts';
import type { AreaFilter, FilterOption } from './area-view.ts';
import { type CsvSeparator, csvSeparators } from './csv.ts';

type Value = AreaState['filter'][string];

/** With more filters or a button for a new row the search field is narrower. */
const FEW = 3;

interface FilterProps {
  readonly filter: AreaFilter;
  readonly value: Value | undefined;
  /** An updater of the current value, as two choices can precede the next render. */
  readonly onChange: (change: (now: Value | undefined) => Value | undefined) => void;
}

function useOptions({ options }: AreaFilter): readonly FilterOption[] {
  const { t } = useLingui();
  return (
    options ?? [
      { id: 'yes', label: t`Yes` },
      { id: 'no', label: t`No` },
    ]
  );
}

function chosenOf(value: Value | undefined): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return value === undefined || isDaySpan(value) ? [] : value;
}

/** Filter button that opens the values and shows the chosen ones. */
const ChoiceFilter = ({ filter, value, onChange }: FilterProps) => {
  const options = useOptions(filter);
  const chosen = chosenOf(value);
  const isFlag = filter.options === undefined;
  const choose = (picked: ReadonlySet<unknown>) => {
    const all = options.map(({ id }) => String(id));
    const pressed = all.filter((id) => picked.has(id) !== chosen.includes(id));
    onChange((now) => {
      if (isFlag) return picked.size === 0 ? undefined : picked.has('yes');
      const before = chosenOf(now);
      const ids = all.filter((id) => before.includes(id) !== pressed.includes(id));
      return ids.length === 0 ? undefined : ids;
    });
  };
  const labels = options.filter(({ id }) => chosen.includes(String(id))).map(({ label }) => label);
  return (
    <MenuTrigger>
      <FilterButton
        isAdd={labels.length === 0}
        {...(labels.length === 0 ? {} : { icon: <Icon name="filter" size={14} /> })}
      >
        {filter.label}
        {labels.length > 0 && <b>{labels.length > 2 ? `${labels[0]}, +${labels.length - 1}` : labels.join(', ')}</b>}
      </FilterButton>
      <Menu
        placement="bottom start"
        aria-label={filter.label}
        selectionMode={isFlag ? 'single' : 'multiple'}
        selectedKeys={chosen}
        onSelectionChange={(ids) => choose(ids === 'all' ? new Set() : ids)}
      >
        {options.map(({ id, label }) => (
          <MenuItem key={id} id={String(id)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
};

const Filter = (props: FilterProps) => {
  const { filter, value, onChange } = props;
  if (filter.kind === undefined) return <ChoiceFilter {...props} />;
  if (filter.kind === 'number') {
    const [number] = chosenOf(value);
    if (number === undefined) return null;
    return <FilterChip name={filter.label} value={`#${number}`} onRemove={() => onChange(() => undefined)} />;
  }
  return (
    <DaysFilter
      label={filter.label}
      value={isDaySpan(value) ? value : null}
      onChange={(days) => onChange(() => days ?? undefined)}
    />
  );
};

interface SeparatorMenuProps {
  readonly separator: CsvSeparator;
  readonly onSeparatorChange: (separator: CsvSeparator) => void;
}

/** Chooses what separates the cells of the exported file. */
const SeparatorMenu = ({ separator, onSeparatorChange }: SeparatorMenuProps) => {
  const { t } = useLingui();
  const labels: Readonly<Record<CsvSeparator, string>> = { ',': t`Comma`, ';': t`Semicolon`, '\t': t`Tab` };
  return (
    <MenuTrigger>
      <IconButton size="s" aria-label={t`Separator in the file`}>
        <Icon name="chevron-down" size={14} />
      </IconButton>
      <Menu
        aria-label={t`Separator in the file`}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[separator]}
        onSelectionChange={(keys) => {
          const chosen = csvSeparators.find((one) => keys !== 'all' && keys.has(one));
          if (chosen !== undefined) onSeparatorChange(chosen);
        }}
      >
        {csvSeparators.map((one) => (
          <MenuItem key={one} id={one}>
            {labels[one]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
};

export interface AreaBarProps<Row> extends SeparatorMenuProps {
  readonly title: string;
  readonly searchHint: string;
  readonly filters: readonly AreaFilter[];
  readonly state: AreaState;
  readonly onChange: (next: AreaChange) => void;
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (change: TableViewChange) => void;
  /** Columns hidden for lack of width. */
  readonly overflowing: readonly string[];
  /** Number of all rows; undefined until it is known. */
  readonly total: number | undefined;
  readonly newLabel: string | undefined;
  readonly isExporting: boolean;
  readonly onExport: () => void;
}

/** Toolbar of an area: search, filters, columns, file export and new row. */
export const AreaBar = <Row,>({
  title,
  searchHint,
  filters,
  state,
  onChange,
  columns,
  view,
  onViewChange,
  overflowing,
  total,
  newLabel,
  separator,
  onSeparatorChange,
  isExporting,
  onExport,
}: AreaBarProps<Row>) => {
  const { t } = useLingui();
  const set = (name: string, change: (now: Value | undefined) => Value | undefined) =>
    onChange(({ filter: { [name]: now, ...others } }) => {
      const value = change(now);
      return { filter: value === undefined ? others : { ...others, [name]: value } };
    });
  const isSet = state.text !== '' || Object.keys(state.filter).length > 0;
  const buttons = filters.filter(({ isView }) => isView !== true);
  return (
    <div className={styles.bar} data-full={(newLabel !== undefined && buttons.length > FEW) || undefined}>
      <FindField
        className={styles.text ?? ''}
        aria-label={t`Search ${title}`}
        placeholder={searchHint}
        value={state.text}
        onChange={(text) => onChange({ text })}
      />
      <FilterBar className={styles.filters}>
        {buttons.map((filter) => (
          <Filter
            key={filter.name}
            filter={filter}
            value={state.filter[filter.name]}
            onChange={(change) => set(filter.name, change)}
          />
        ))}
        {isSet && (
          <Button variant="quiet" size="s" onPress={() => onChange({ text: '', filter: {} })}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </FilterBar>
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {total !== undefined &&
            (total > AREA_COUNT_MAX
              ? plural(AREA_COUNT_MAX, { one: 'More than # row', other: 'More than # rows' })
              : plural(total, { one: '# row', other: '# rows' }))}
        </p>
        <ColumnMenu columns={columns} overflowColumns={overflowing} view={view} onViewChange={onViewChange} />
        <Button size="s" isPending={isExporting} onPress={onExport}>
          <Icon name="download" />
          <Trans>CSV</Trans>
        </Button>
        <SeparatorMenu separator={separator} onSeparatorChange={onSeparatorChange} />
        {newLabel !== undefined && (
          <Button size="s" onPress={() => onChange({ open: 'new' })}>
            <Icon name="plus" />
            {newLabel}
          </Button>
        )}
      </div>
    </div>
  );
};

import type { RefAttributes } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button, type ButtonProps } from '../button/button.tsx';
import type { DataColumn, TableView, TableViewChange } from '../data-table/data-table-types.ts';
import { defaultView, findRowHeader } from '../data-table/table-columns.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../menu/menu.tsx';
import { screenMessages } from '../messages/screen-messages.ts';

/** Menu texts. */
export interface ColumnMenuLabels {
  readonly button: string;
  readonly shown: string;
  readonly reset: string;
  /** Below a column that doesn’t fit. */
  readonly noRoom: string;
}

/** Class, style and ref go to the button. */
export interface ColumnMenuProps<Row>
  extends Pick<ButtonProps, 'className' | 'style'>,
    RefAttributes<HTMLButtonElement> {
  /** Including hidden ones. */
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  /** Works like `setState`. */
  readonly onViewChange: (change: TableViewChange) => void;
  /** Columns that don’t fit, from DataGrid’s `onOverflowChange`. */
  readonly overflowColumns?: readonly string[];
  /** @default 's' */
  readonly size?: 's' | 'm';
  /** @default English */
  readonly labels?: ColumnMenuLabels;
}

const isDefault = ({ hidden, widths }: TableView): boolean => hidden.length === 0 && Object.keys(widths).length === 0;

const toggleColumn = (view: TableView, { id }: { readonly id: string }): TableView => {
  const others = view.hidden.filter((hidden) => hidden !== id);
  return { ...view, hidden: others.length === view.hidden.length ? [...others, id] : others };
};

/** Chooses a table’s columns. Share its `view` with the table. */
export const ColumnMenu = <Row,>({
  columns,
  view,
  onViewChange,
  overflowColumns = [],
  size = 's',
  labels = screenMessages.columns,
  ...callers
}: ColumnMenuProps<Row>) => {
  const head = findRowHeader(columns);
  const choices = columns.filter((column) => column !== head && !column.isAlwaysShown);
  const shown = choices.filter(({ id }) => !view.hidden.includes(id)).map(({ id }) => id);
  const show = (ids: ReadonlySet<unknown>) => {
    const pressed = choices.filter(({ id }) => ids.has(id) !== shown.includes(id));
    onViewChange((now) => pressed.reduce(toggleColumn, now));
  };
  return (
    <MenuTrigger>
      <Button {...callers} size={size}>
        <Icon name="columns" />
        {labels.button}
      </Button>
      <Menu>
        <MenuSection
          title={labels.shown}
          selectionMode="multiple"
          shouldCloseOnSelect={false}
          selectedKeys={shown}
          onSelectionChange={(ids) => show(ids === 'all' ? new Set(choices.map(({ id }) => id)) : ids)}
        >
          {choices.map(({ id, header }) => (
            <MenuItem key={id} id={id} textValue={header}>
              <Text slot="label">{header}</Text>
              {overflowColumns.includes(id) && (
                <Text slot="description" className="bd-option-note">
                  {labels.noRoom}
                </Text>
              )}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuItem icon="undo" isDisabled={isDefault(view)} onAction={() => onViewChange(() => defaultView)}>
          {labels.reset}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
};

import './select.css';
import { type ReactNode, type RefAttributes, useContext, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { SearchField } from 'react-aria-components/SearchField';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  ListBoxItem,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components/Select';
import { Input } from 'react-aria-components/TextField';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { Popover } from '../popover/popover.tsx';
import { withClass } from '../styles/class-name.ts';

export type SelectId = string | number;
export type SelectMode = 'single' | 'multiple';

/** An option where nothing else is bound: its value, its text, a second line, a picture before it. */
export interface SelectOption {
  readonly id: SelectId;
  readonly label: string;
  readonly note?: string;
  readonly start?: ReactNode;
  readonly isDisabled?: boolean;
}

/** SPEC §8: the five default texts. */
export type SelectTexts = { readonly [key in keyof typeof messages.select]: string };

export interface SelectProps<T extends object = SelectOption, M extends SelectMode = 'single'>
  extends Omit<AriaSelectProps<T, M>, 'children' | 'items'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  items: readonly T[];
  /** Which part of an item is its value. @default item.id */
  bindValue?: (item: T) => SelectId;
  /** Which part of an item is its text. @default item.label */
  bindLabel?: (item: T) => string;
  /** How an option is drawn, where its text is not enough. */
  renderItem?: (item: T) => ReactNode;
  /** A box to type in over the options. */
  isSearchable?: boolean;
  /** A button that empties the choice. */
  isClearable?: boolean;
  isLoading?: boolean;
  /** With it, what was typed and not found can be added. */
  onAdd?: (text: string) => void;
  texts?: Partial<SelectTexts>;
}

/** One or several of a list. Up to five short ones that fit in a row are a Segmented. */
export function Select<T extends object = SelectOption, M extends SelectMode = 'single'>({
  label,
  subLabel,
  error,
  items,
  bindValue = defaultValueOf,
  bindLabel = defaultLabelOf,
  renderItem,
  isSearchable = false,
  isClearable = false,
  isLoading = false,
  onAdd,
  texts,
  className,
  ...props
}: SelectProps<T, M>) {
  const say = { ...messages.select, ...texts };
  const list = (
    <ListBox
      items={items}
      className="bd-select-list"
      renderEmptyState={() => <p className="bd-select-empty">{isLoading ? say.loading : say.empty}</p>}
    >
      {(item) => (
        <ListBoxItem
          id={bindValue(item)}
          textValue={bindLabel(item)}
          className="bd-option bd-select-option"
          isDisabled={'isDisabled' in item && item.isDisabled === true}
        >
          {renderItem?.(item) ?? <OptionText item={item} label={bindLabel(item)} />}
          <Icon name="check" size={14} className="bd-select-check" />
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <AriaSelect<T, M>
      validationBehavior="aria"
      allowsEmptyCollection
      {...props}
      isInvalid={props.isInvalid ?? Boolean(error)}
      className={withClass('bd-field bd-select', className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className="bd-select-box">
        <Button className="bd-input bd-select-button">
          <SelectValue className="bd-select-value" />
          <Icon name="chevron-down" size={14} />
        </Button>
        {isClearable ? <ClearButton label={say.clear} /> : null}
      </div>
      <FieldNotes subLabel={subLabel} error={error} />
      <Popover className="bd-select-popover">
        {isSearchable ? (
          <Searchable texts={say} {...(onAdd ? { onAdd } : {})}>
            {list}
          </Searchable>
        ) : (
          list
        )}
      </Popover>
    </AriaSelect>
  );
}

function ClearButton({ label }: { label: string }) {
  const state = useContext(SelectStateContext);
  if (!state || state.selectedItems.length === 0) return null;
  return (
    <Button
      slot={null}
      className="bd-select-clear"
      aria-label={label}
      onPress={() => state.selectionManager.clearSelection()}
    >
      <Icon name="close" size={14} />
    </Button>
  );
}

function Searchable({
  texts,
  onAdd,
  children,
}: {
  texts: SelectTexts;
  onAdd?: (text: string) => void;
  children: ReactNode;
}) {
  const [query, setQuery] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const add = () => {
    onAdd?.(query.trim());
    setQuery('');
  };
  return (
    <Autocomplete filter={contains} inputValue={query} onInputChange={setQuery}>
      <SearchField autoFocus aria-label={texts.search} className="bd-select-search">
        <Input className="bd-input" placeholder={texts.search} />
      </SearchField>
      {children}
      {onAdd && query.trim() !== '' ? (
        <Button slot={null} className="bd-option bd-select-add" onPress={add}>
          <Icon name="plus" size={14} />
          {texts.add}
        </Button>
      ) : null}
    </Autocomplete>
  );
}

function OptionText({ item, label }: { item: object; label: string }) {
  const { start, note } = item as Partial<SelectOption>;
  return (
    <>
      {start}
      <span className="bd-option-text">
        {label}
        {note === undefined ? null : <span className="bd-option-note">{note}</span>}
      </span>
    </>
  );
}

function defaultValueOf(item: object): SelectId {
  if ('id' in item && (typeof item.id === 'string' || typeof item.id === 'number')) return item.id;
  throw new TypeError('Select: an item without an id needs bindValue');
}

function defaultLabelOf(item: object): string {
  return 'label' in item && typeof item.label === 'string' ? item.label : String(defaultValueOf(item));
}

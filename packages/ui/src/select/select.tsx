import './select.css';
import { type KeyboardEvent, type ReactNode, type RefAttributes, useContext, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { SearchField } from 'react-aria-components/SearchField';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components/Select';
import { Input } from 'react-aria-components/TextField';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { Popover } from '../popover/popover.tsx';
import { withClass } from '../styles/class-name.ts';
import { useCompositionGuard } from '../use-composition-guard.ts';
import { getItemId, getItemLabel } from './item-bindings.ts';
import { Options } from './options.tsx';
import { useTypeAhead } from './use-type-ahead.ts';

/** An option’s value. */
export type SelectId = string | number;
/** One or several. */
export type SelectMode = 'single' | 'multiple';

/** An option without bindings. */
export interface SelectOption {
  readonly id: SelectId;
  readonly label: string;
  readonly note?: string;
  readonly start?: ReactNode;
  readonly isDisabled?: boolean;
}

/** SPEC §8: five default texts, and the empty selection without a `placeholder`. */
export type SelectTexts = { readonly [key in keyof typeof messages.select]: string };

export interface SelectProps<T extends object = SelectOption, M extends SelectMode = 'single'>
  extends Omit<AriaSelectProps<T, M>, 'children' | 'items'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  items: readonly T[];
  /** Value of an item. @default item.id */
  bindValue?: (item: T) => SelectId;
  /** Label of an item. @default item.label */
  bindLabel?: (item: T) => string;
  /** Custom option content. */
  renderItem?: (item: T) => ReactNode;
  /** Search box above the options. */
  isSearchable?: boolean;
  /** Clear button. */
  isClearable?: boolean;
  isLoading?: boolean;
  /** Allows adding text that isn’t found. */
  onAdd?: (text: string) => void;
  texts?: Partial<SelectTexts>;
}

/** Selects one or several options. For up to five short ones, use Segmented. */
export function Select<T extends object = SelectOption, M extends SelectMode = 'single'>({
  label,
  subLabel,
  error,
  items,
  bindValue = getItemId,
  bindLabel = getItemLabel,
  renderItem,
  isSearchable = false,
  isClearable = false,
  isLoading = false,
  onAdd,
  texts,
  className,
  ...props
}: SelectProps<T, M>) {
  const mergedTexts = { ...messages.select, ...texts };
  const list = (
    <Options
      items={items}
      getId={bindValue}
      getLabel={bindLabel}
      renderOption={(item) => renderItem?.(item) ?? <OptionText item={item} label={bindLabel(item)} />}
      texts={mergedTexts}
      isLoading={isLoading}
    />
  );
  const canClear = isClearable && props.isDisabled !== true;
  const isKnown = (text: string) => items.some((item) => isSameText(bindLabel(item), text));
  return (
    <AriaSelect<T, M>
      validationBehavior="aria"
      allowsEmptyCollection
      {...props}
      placeholder={props.placeholder ?? mergedTexts.placeholder}
      isInvalid={props.isInvalid ?? Boolean(error)}
      className={withClass('bd-field bd-select', className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Keys className="bd-select-box" isClearable={canClear}>
        <Button className="bd-input bd-select-button">
          <SelectValue className="bd-select-value" />
          <Icon name="chevron-down" size={14} />
        </Button>
        {canClear ? <ClearButton label={mergedTexts.clear} /> : null}
      </Keys>
      <FieldNotes subLabel={subLabel} error={error} />
      <Popover className="bd-select-popover">
        {isSearchable ? (
          <Searchable texts={mergedTexts} isKnown={isKnown} {...(onAdd ? { onAdd } : {})}>
            {list}
          </Searchable>
        ) : (
          <Keys className="bd-select-keys">{list}</Keys>
        )}
      </Popover>
    </AriaSelect>
  );
}

/** Type-ahead, and clearing with Backspace or Delete. */
function Keys({ className, isClearable, children }: { className: string; isClearable?: boolean; children: ReactNode }) {
  const state = useContext(SelectStateContext);
  const typeAhead = useTypeAhead();
  return (
    <div
      role="presentation"
      className={className}
      onKeyDownCapture={(event) => {
        if (isClearable && (event.key === 'Backspace' || event.key === 'Delete')) state?.setValue(null);
        typeAhead(event);
      }}
    >
      {children}
    </div>
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
      onPress={({ target }) => {
        // The clear button disappears with the selection.
        target.parentElement?.querySelector<HTMLElement>('.bd-select-button')?.focus();
        state.setValue(null);
      }}
    >
      <Icon name="close" size={14} />
    </Button>
  );
}

function Searchable({
  texts,
  isKnown,
  onAdd,
  children,
}: {
  texts: SelectTexts;
  isKnown: (text: string) => boolean;
  onAdd?: (text: string) => void;
  children: ReactNode;
}) {
  useCompositionGuard();
  const [query, setQuery] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const text = query.trim();
  const canAdd = onAdd !== undefined && text !== '' && !isKnown(text);
  const add = () => {
    onAdd?.(text);
    setQuery('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPointing = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || !canAdd || isPointing) return;
    event.preventDefault();
    add();
  };
  return (
    <Autocomplete filter={contains} inputValue={query} onInputChange={setQuery}>
      <SearchField autoFocus aria-label={texts.search} className="bd-select-search">
        <Input className="bd-input" placeholder={texts.search} onKeyDown={onKeyDown} />
      </SearchField>
      {children}
      {canAdd ? (
        <Button slot={null} className="bd-option bd-select-add" onPress={add}>
          <Icon name="plus" size={14} />
          {texts.add}
        </Button>
      ) : null}
    </Autocomplete>
  );
}

const isSameText = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

function OptionText({ item, label }: { item: object; label: string }) {
  const { start, note } = item as Partial<SelectOption>;
  return (
    <>
      {start}
      <span className="bd-option-text bd-words">
        {label}
        {note === undefined ? null : <span className="bd-option-note bd-words">{note}</span>}
      </span>
    </>
  );
}

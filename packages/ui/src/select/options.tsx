import { type ReactNode, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { Icon } from '../icon/icon.tsx';
import { ESTIMATED_ROW_SIZE, OptionLayout } from './option-layout.ts';
import { useScrollToSelected } from './use-scroll-to-selected.ts';

/** Longer lists are virtual. */
const MAX_RENDERED_WHOLE = 100;

export interface OptionsProps<T extends object> {
  items: readonly T[];
  getId: (item: T) => string | number;
  getLabel: (item: T) => string;
  renderOption: (item: T) => ReactNode;
  texts: { readonly empty: string; readonly loading: string };
  isLoading: boolean;
}

/** Options of a select or combo box, at most 240 px high (SPEC §9). */
export function Options<T extends object>({ items, getId, getLabel, renderOption, texts, isLoading }: OptionsProps<T>) {
  const isLong = items.length > MAX_RENDERED_WHOLE;
  const isNone = items.length === 0;
  const box = useRef<HTMLDivElement>(null);
  useScrollToSelected(box, isLong);
  const list = (
    <ListBox
      ref={box}
      items={items}
      className="bd-select-list"
      data-long={isLong || undefined}
      renderEmptyState={() => <p className="bd-select-empty">{isNone && isLoading ? texts.loading : texts.empty}</p>}
    >
      {(item) => (
        <ListBoxItem
          id={getId(item)}
          textValue={getLabel(item)}
          className="bd-option bd-select-option"
          isDisabled={'isDisabled' in item && item.isDisabled === true}
        >
          {renderOption(item)}
          <Icon name="check" size={14} className="bd-select-check" />
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <>
      {isLong ? (
        <Virtualizer layout={OptionLayout} layoutOptions={{ estimatedRowSize: ESTIMATED_ROW_SIZE, padding: 4 }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
      {isLoading && !isNone ? <p className="bd-select-empty">{texts.loading}</p> : null}
    </>
  );
}

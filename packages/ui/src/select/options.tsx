import { type ReactNode, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { Icon } from '../icon/icon.tsx';
import { OptionLayout, rowSize } from './option-layout.ts';
import { useOpensOnChosen } from './use-opens-on-chosen.ts';

/** From so many options on only those in sight are drawn. */
const many = 100;

export interface OptionsProps<T extends object> {
  items: readonly T[];
  idOf: (item: T) => string | number;
  labelOf: (item: T) => string;
  draw: (item: T) => ReactNode;
  texts: { readonly empty: string; readonly loading: string };
  /** More options are loading. */
  isLoading: boolean;
}

/** The list of a select or combo box: at most 240 px high (SPEC §9), smooth with thousands of options. */
export function Options<T extends object>({ items, idOf, labelOf, draw, texts, isLoading }: OptionsProps<T>) {
  const isLong = items.length > many;
  const isNone = items.length === 0;
  const box = useRef<HTMLDivElement>(null);
  useOpensOnChosen(box, isLong);
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
          id={idOf(item)}
          textValue={labelOf(item)}
          className="bd-option bd-select-option"
          isDisabled={'isDisabled' in item && item.isDisabled === true}
        >
          {draw(item)}
          <Icon name="check" size={14} className="bd-select-check" />
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <>
      {isLong ? (
        <Virtualizer layout={OptionLayout} layoutOptions={{ estimatedRowSize: rowSize, padding: 4 }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
      {isLoading && !isNone ? <p className="bd-select-empty">{texts.loading}</p> : null}
    </>
  );
}

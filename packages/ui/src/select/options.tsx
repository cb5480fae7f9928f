import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { Icon } from '../icon/icon.tsx';
import { OptionLayout, rowSize } from './option-layout.ts';

/** From so many options on only those in sight are drawn. */
const many = 100;

export interface OptionsProps<T extends object> {
  items: readonly T[];
  idOf: (item: T) => string | number;
  labelOf: (item: T) => string;
  draw: (item: T) => ReactNode;
  empty: ReactNode;
}

/** The list under a select or a combo box: at most 240 px high (SPEC §9), smooth with thousands. */
export function Options<T extends object>({ items, idOf, labelOf, draw, empty }: OptionsProps<T>) {
  const isLong = items.length > many;
  const list = (
    <ListBox
      items={items}
      className="bd-select-list"
      data-long={isLong || undefined}
      renderEmptyState={() => <p className="bd-select-empty">{empty}</p>}
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
  return isLong ? (
    <Virtualizer layout={OptionLayout} layoutOptions={{ estimatedRowSize: rowSize, padding: 4 }}>
      {list}
    </Virtualizer>
  ) : (
    list
  );
}

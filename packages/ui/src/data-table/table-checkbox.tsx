import type { KeyboardEventHandler } from 'react';

interface TableCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isMixed?: boolean;
  /** @param isRange Shift was held down */
  readonly onChange: (isRange: boolean) => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

export const TableCheckbox = ({ label, isChecked, isMixed = false, onChange, ...keys }: TableCheckboxProps) => (
  <input
    {...keys}
    type="checkbox"
    className="bd-table__checkbox"
    aria-label={label}
    checked={isChecked}
    ref={(box) => {
      if (box) box.indeterminate = isMixed;
    }}
    onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
  />
);

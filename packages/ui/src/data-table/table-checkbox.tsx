interface TableCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isMixed?: boolean;
  readonly onChange: () => void;
}

/** A bare checkbox: its name is read aloud, the row beside it says what it chooses. */
export const TableCheckbox = ({ label, isChecked, isMixed = false, onChange }: TableCheckboxProps) => (
  <input
    type="checkbox"
    className="bd-table__checkbox"
    aria-label={label}
    checked={isChecked}
    ref={(box) => {
      if (box) box.indeterminate = isMixed;
    }}
    onChange={onChange}
  />
);

import { DatePicker } from '@boostdesk/ui/date-picker';

export interface DayInputProps {
  readonly label: string;
  readonly note: string | undefined;
  readonly isOptional: boolean;
  readonly value: string | null;
  readonly problem: string | undefined;
  readonly onChange: (day: string | null) => void;
}

export const DayInput = ({ label, note, isOptional, value, problem, onChange }: DayInputProps) => (
  <DatePicker
    label={label}
    subLabel={note}
    isClearable={isOptional}
    value={value}
    error={problem}
    onChange={onChange}
  />
);

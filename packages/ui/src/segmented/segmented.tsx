import './segmented.css';
import type { ReactNode, RefAttributes } from 'react';
import { type RadioGroupProps as AriaRadioGroupProps, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { withClass } from '../styles/class-name.ts';

/** An option. */
export interface Segment<T extends string> {
  readonly id: T;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
  /** For icon-only labels. */
  readonly name?: string;
}

export interface SegmentedProps<T extends string>
  extends Omit<AriaRadioGroupProps, 'children' | 'value' | 'defaultValue' | 'onChange' | 'orientation'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  segments: readonly Segment<T>[];
  value?: T;
  defaultValue?: T;
  onChange?: (value: T) => void;
}

/** One of two to five short words in a row. For more, use Select. */
export function Segmented<T extends string>({
  segments,
  label,
  subLabel,
  error,
  onChange,
  className,
  ...props
}: SegmentedProps<T>) {
  const pick = (value: string) => {
    const segment = segments.find(({ id }) => id === value);
    if (segment) onChange?.(segment.id);
  };
  return (
    <RadioGroup
      {...props}
      orientation="horizontal"
      onChange={pick}
      isInvalid={props.isInvalid ?? Boolean(error)}
      className={withClass('bd-field bd-segmented', className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className="bd-segments">
        {segments.map(({ id, label: text, isDisabled = false, name }) => (
          <Radio
            key={id}
            value={id}
            isDisabled={isDisabled}
            className="bd-segment"
            {...(name ? { 'aria-label': name } : {})}
          >
            {text}
          </Radio>
        ))}
      </div>
      <FieldNotes subLabel={subLabel} error={error} />
    </RadioGroup>
  );
}

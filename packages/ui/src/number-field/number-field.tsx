import { type RefAttributes, useState } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { Input } from 'react-aria-components/TextField';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { messages } from '../messages/messages.ts';
import { withClass } from '../styles/class-name.ts';
import { describeRangeProblem, type RangeDescriptions } from './range-messages.ts';
import { StepBox } from './step-box.tsx';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children'>,
    FieldLabels,
    RangeDescriptions,
    RefAttributes<HTMLDivElement> {
  placeholder?: string;
}

/** A number in the reader’s format, with steps. Out-of-range values stay, with an error; check before sending. Empty is NaN. */
export function NumberField({
  label,
  subLabel,
  error,
  placeholder,
  className,
  describeRange = messages.numberField.range,
  describeOutside = messages.numberField.outside,
  ...props
}: NumberFieldProps) {
  const [own, setOwn] = useState(props.defaultValue ?? Number.NaN);
  const formatter = useNumberFormatter(props.formatOptions as Parameters<typeof useNumberFormatter>[0]);
  const { hint, problem } = describeRangeProblem(props, props.value ?? own, (value) => formatter.format(value), {
    describeRange,
    describeOutside,
  });
  const wrong = error ?? problem;
  return (
    <AriaNumberField
      validationBehavior="aria"
      commitBehavior="validate"
      {...props}
      onChange={(value) => {
        setOwn(value);
        props.onChange?.(value);
      }}
      isInvalid={props.isInvalid ?? Boolean(wrong)}
      className={withClass('bd-field bd-number-field', className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <StepBox less={{ slot: 'decrement' }} more={{ slot: 'increment' }}>
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
      </StepBox>
      <FieldNotes subLabel={subLabel ?? hint} error={wrong} />
    </AriaNumberField>
  );
}

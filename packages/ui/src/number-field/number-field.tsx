import './number-field.css';
import { type RefAttributes, useState } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { Input } from 'react-aria-components/TextField';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { withClass } from '../styles/class-name.ts';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  placeholder?: string;
  /** Said under a field with two bounds that has no other help. */
  describeRange?: (least: string, most: string) => string;
  /** What is wrong with a number beyond the bounds. */
  describeOutside?: (least: string | undefined, most: string | undefined) => string;
}

type RangeProps = Pick<AriaNumberFieldProps, 'minValue' | 'maxValue' | 'formatOptions'> &
  Required<Pick<NumberFieldProps, 'describeRange' | 'describeOutside'>>;

/** What is said of the bounds, and of a number that is beyond them. */
function useRange({ minValue, maxValue, formatOptions, describeRange, describeOutside }: RangeProps, value: number) {
  const format = useNumberFormatter(formatOptions as Parameters<typeof useNumberFormatter>[0]);
  const least = minValue === undefined ? undefined : format.format(minValue);
  const most = maxValue === undefined ? undefined : format.format(maxValue);
  const isOutside = (minValue !== undefined && value < minValue) || (maxValue !== undefined && value > maxValue);
  return {
    hint: least === undefined || most === undefined ? undefined : describeRange(least, most),
    problem: isOutside ? describeOutside(least, most) : undefined,
  };
}

/**
 * A number in the reader's own format, with steps. What is typed stays: a number beyond the bounds is said to be, never changed in
 * silence; who sends it asks for the bounds. An empty field is NaN. The names of the two buttons come from react-aria, in the reader's language.
 */
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
  const { hint, problem } = useRange({ ...props, describeRange, describeOutside }, props.value ?? own);
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
      <Group className="bd-input bd-number-field-box">
        <Button slot="decrement">
          <Icon name="minus" size={14} />
        </Button>
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
        <Button slot="increment">
          <Icon name="plus" size={14} />
        </Button>
      </Group>
      <FieldNotes subLabel={subLabel ?? hint} error={wrong} />
    </AriaNumberField>
  );
}

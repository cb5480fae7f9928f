import './number-field.css';
import type { RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { Input } from 'react-aria-components/TextField';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { withClass } from '../styles/class-name.ts';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  placeholder?: string;
}

/** A number in the reader's own format, with steps. The names of the two buttons come from react-aria, in the reader's language. */
export function NumberField({ label, subLabel, error, placeholder, className, ...props }: NumberFieldProps) {
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...props}
      isInvalid={props.isInvalid ?? Boolean(error)}
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
      <FieldNotes subLabel={subLabel} error={error} />
    </AriaNumberField>
  );
}

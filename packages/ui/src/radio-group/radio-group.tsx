import './radio-group.css';
import type { ReactNode, RefAttributes } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { withClass } from '../styles/class-name.ts';

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'children'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  children: ReactNode;
  /**
   * list: one line each; card: boxes in a grid, for pictures or prices.
   * @default 'list'
   */
  look?: 'list' | 'card';
}

/** One of a few visible options. */
export function RadioGroup({ label, subLabel, error, look = 'list', className, children, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      isInvalid={props.isInvalid ?? Boolean(error)}
      className={withClass('bd-field bd-radio-group', className)}
      data-look={look}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className="bd-radio-options">{children}</div>
      <FieldNotes subLabel={subLabel} error={error} />
    </AriaRadioGroup>
  );
}

export interface RadioProps extends Omit<AriaRadioProps, 'children'>, RefAttributes<HTMLLabelElement> {
  children?: ReactNode;
}

/** An option. */
export function Radio({ className, children, ...props }: RadioProps) {
  return (
    <AriaRadio {...props} className={withClass('bd-radio', className)}>
      <span className="bd-radio-dot" aria-hidden="true" />
      <span className="bd-radio-label">{children}</span>
    </AriaRadio>
  );
}

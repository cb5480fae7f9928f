import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { FieldNotes } from '../field/field.tsx';
import './choice-grid.css';

/** An option. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Crest, game mark or icon. */
  readonly mark?: ReactNode;
  readonly note?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface ChoiceGridProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  readonly label: string;
  /** The label is only read out. */
  readonly hidesLabel?: boolean | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** `row`: mark beside the label; `tile`: above it; `segments`: joined, no marks. */
  readonly variant?: 'row' | 'tile' | 'segments' | undefined;
  /** Tiles per row. */
  readonly columns?: number | undefined;
  /** Tiles per row on phones. */
  readonly phoneColumns?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Error message below. */
  readonly error?: ReactNode;
}

/** A radio group that shows all options. */
export const ChoiceGrid = <Value extends string>({
  label,
  hidesLabel = false,
  choices,
  value,
  onChange,
  variant = 'row',
  columns = 4,
  phoneColumns = 2,
  isDisabled = false,
  error,
  className,
  style,
  ...rest
}: ChoiceGridProps<Value>) => {
  const text = <Label className="bd-choices__label">{label}</Label>;
  const choose = (chosen: string) => {
    const found = choices.find((choice) => choice.value === chosen);
    if (found) onChange(found.value);
  };
  return (
    <div
      {...rest}
      className={classNames('bd-choices', className)}
      style={cssVars({ '--bd-columns': columns, '--bd-phone-columns': phoneColumns }, style)}
    >
      <RadioGroup
        orientation="horizontal"
        className="bd-choices__group"
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        value={value ?? null}
        onChange={choose}
      >
        {hidesLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
        <div className="bd-choices__grid" data-variant={variant}>
          {choices.map(({ value: own, label: name, mark, note, isDisabled: isOff = false }) => (
            <Radio key={own} value={own} className="bd-choice" isDisabled={isOff}>
              {mark}
              <span className="bd-choice__text">
                {name}
                {note === undefined ? null : <span className="bd-choice__note">{note}</span>}
              </span>
            </Radio>
          ))}
        </div>
        <FieldNotes error={error} />
      </RadioGroup>
    </div>
  );
};

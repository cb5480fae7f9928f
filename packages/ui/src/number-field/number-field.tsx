import { type CSSProperties, type Ref, useRef } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { type AriaNumberFieldProps, useNumberField } from 'react-aria/useNumberField';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { ButtonContext } from 'react-aria-components/Button';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { GroupContext, type GroupProps } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, InputContext, type InputProps } from 'react-aria-components/Input';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { classNames } from '../class-names.ts';
import { FieldLabel, type FieldLabels, FieldNotes, WarningNote } from '../field/field.tsx';
import { messages } from '../messages/messages.ts';
import { useCompositionGuard } from '../use-composition-guard.ts';
import type { NumberParseError, ParsedNumber } from './parse-number.ts';
import { describeRangeProblem, type RangeDescriptions } from './range-messages.ts';
import { StepBox } from './step-box.tsx';
import { type FieldNumber, useNumberState, withValidity } from './use-number-state.ts';

type Replaced =
  | 'label'
  | 'description'
  | 'errorMessage'
  | 'validate'
  | 'validationState'
  | 'validationBehavior'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'name'
  | 'form';

/** Field texts. */
export interface NumberFieldLabels {
  /** `example` is in the reader’s format. */
  readonly unreadable: (example: string) => string;
  readonly tooFine: (digits: number) => string;
  readonly tooLarge: string;
}

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, Replaced>, FieldLabels, RangeDescriptions {
  /** Null: empty. NaN: invalid, with an error. */
  value?: FieldNumber | undefined;
  defaultValue?: FieldNumber | undefined;
  /** Called on blur, on Enter and on steps. */
  onChange?: (value: FieldNumber) => void;
  /** A percentage such as 60: accepts a percent sign. Fractions have the style 'percent' in `formatOptions`. */
  isPercent?: boolean;
  placeholder?: string;
  /** @default English */
  labels?: NumberFieldLabels;
  className?: string | undefined;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

const EXAMPLE = 1_234;

/** A number in the reader’s format, with steps. Invalid or out-of-range text stays, with an error; check before sending. */
export function NumberField({
  label,
  subLabel,
  error,
  value,
  defaultValue = null,
  onChange,
  isPercent = false,
  placeholder,
  className,
  style,
  ref,
  describeRange = messages.numberField.range,
  describeOutside = messages.numberField.outside,
  labels = messages.numberField,
  ...props
}: NumberFieldProps) {
  const { minValue, maxValue, formatOptions, commitBehavior, isDisabled = false, isReadOnly = false } = props;
  useCompositionGuard();
  const { locale } = useLocale();
  const formatter = useNumberFormatter(formatOptions as Parameters<typeof useNumberFormatter>[0]);
  const isFraction = formatOptions?.style === 'percent';
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 0;
  const input = useRef<HTMLInputElement>(null);
  const state = useNumberState({
    value,
    initial: defaultValue,
    onChange,
    locale,
    digits,
    percent: isFraction ? 'fraction' : (isPercent && 'whole') || undefined,
    format: (amount) => formatter.format(amount),
    form: `${locale} ${JSON.stringify(formatOptions)}`,
    minValue,
    maxValue,
    step: props.step ?? (isFraction ? 0.01 : 1),
    isSnapping: commitBehavior === 'snap',
    isFixed: isDisabled || isReadOnly,
  });
  const describeParseError = (refusal: NumberParseError | null): string | undefined => {
    if (refusal === null) return undefined;
    if (refusal === 'tooLarge') return labels.tooLarge;
    return refusal === 'tooFine' ? labels.tooFine(digits) : labels.unreadable(formatter.format(maxValue ?? EXAMPLE));
  };
  const describeRangeOf = (amount: FieldNumber) =>
    describeRangeProblem(props, amount, (value) => formatter.format(value), { describeRange, describeOutside });
  const { hint, problem } = describeRangeOf(state.amount);
  const describeReplaced = (replaced: ParsedNumber | null): string | undefined =>
    replaced?.ok ? describeRangeOf(replaced.amount).problem : describeParseError(replaced?.reason ?? null);
  const wrong = error || describeParseError(state.refusal) || problem;
  const isInvalid = props.isInvalid ?? Boolean(wrong);
  const field = useNumberField(
    { ...props, label, isInvalid, isWheelDisabled: true, validationBehavior: 'aria' },
    withValidity(state, isInvalid),
    input,
  );

  return (
    <Provider
      values={[
        [LabelContext, field.labelProps],
        [GroupContext, field.groupProps as GroupProps],
        [InputContext, { ...(field.inputProps as InputProps), ref: input }],
        [ButtonContext, { slots: { increment: field.incrementButtonProps, decrement: field.decrementButtonProps } }],
        [TextContext, { slots: { description: field.descriptionProps, errorMessage: field.errorMessageProps } }],
        [FieldErrorContext, field],
      ]}
    >
      <div
        {...filterDOMProps(props, { global: true })}
        id={undefined}
        ref={ref}
        className={classNames('bd-field bd-number-field', className)}
        style={style}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
        data-required={props.isRequired || undefined}
        data-invalid={isInvalid || undefined}
      >
        <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
        <StepBox less={{ slot: 'decrement' }} more={{ slot: 'increment' }}>
          <Input {...(placeholder === undefined ? {} : { placeholder })} />
        </StepBox>
        <FieldNotes subLabel={subLabel ?? hint} error={wrong} />
        <WarningNote>{describeReplaced(state.replaced)}</WarningNote>
      </div>
    </Provider>
  );
}

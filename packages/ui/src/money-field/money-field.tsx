import './money-field.css';
import { type KeyboardEvent, type RefAttributes, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { useAfterPress } from '../field/use-after-press.ts';
import { messages } from '../messages/messages.ts';
import { staffMessages } from '../messages/staff-messages.ts';
import { formatMoney } from '../money/format-money.ts';
import { getMinorDigits } from '../money/number-formats.ts';
import type { MoneyParseError } from '../money/parse-money.ts';
import { describeRangeProblem, type Range, type RangeDescriptions } from '../number-field/range-messages.ts';
import { stepAmount } from '../number-field/step-amount.ts';
import { StepBox } from '../number-field/step-box.tsx';
import { withClass } from '../styles/class-name.ts';
import { useCompositionGuard } from '../use-composition-guard.ts';
import { type Amount, useAmountText } from './use-amount-text.ts';

type Replaced = 'children' | 'value' | 'defaultValue' | 'onChange' | 'validate' | 'type' | 'inputMode' | 'pattern';

/** ISO code; null for plain counts; undefined if unknown: no unit, two decimals. */
type Currency = string | null | undefined;

/** Field texts. */
export interface MoneyFieldLabels {
  readonly increase: string;
  readonly decrease: string;
  /** `example` is in the reader’s format. */
  readonly unreadable: (currency: Currency, example: string) => string;
  readonly tooFine: (currency: Currency, digits: number) => string;
  readonly tooLarge: string;
}

export interface MoneyFieldProps
  extends Omit<AriaTextFieldProps, Replaced>,
    FieldLabels,
    Range,
    RangeDescriptions,
    RefAttributes<HTMLDivElement> {
  /** ISO code; null for plain counts; undefined if unknown. */
  currency: Currency;
  /** Minor units: 9200 is $92.00. Null: empty. NaN: invalid, with an error. */
  value?: Amount | undefined;
  defaultValue?: Amount | undefined;
  onChange?: (amount: Amount) => void;
  /** In minor units. @default one whole unit */
  step?: number;
  placeholder?: string;
  /** Shows errors in an untouched field. @default after blur */
  isTouched?: boolean;
  /** @default English */
  labels?: MoneyFieldLabels;
}

/** ISO 4217 'no currency': two decimals. */
const NO_CURRENCY = 'XXX';

const ownLabels = (): MoneyFieldLabels => ({ ...messages.numberField, ...staffMessages.money });

/** Steps per Page key. */
const PAGE = 10;
const EXAMPLE = 1_234;

/**
 * An amount in the reader’s number format, with steps; its value is integer minor units. Invalid or out-of-range text stays until fixed;
 * nothing is rounded.
 */
export function MoneyField({
  label,
  subLabel,
  error,
  currency: unit,
  value,
  defaultValue = null,
  onChange,
  minValue,
  maxValue,
  step,
  placeholder,
  isTouched,
  describeRange = messages.numberField.range,
  describeOutside = messages.numberField.outside,
  labels = ownLabels(),
  name,
  className,
  ...props
}: MoneyFieldProps) {
  useCompositionGuard();
  const { locale } = useLocale();
  const currency = unit === undefined ? NO_CURRENCY : unit;
  const digits = getMinorDigits(currency);
  const one = step ?? 10 ** digits;
  const unitId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wasLeft, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const [stepped, setStepped] = useState('');
  const field = useAmountText({ value, initial: defaultValue, currency, locale, onChange });
  const currencyDisplay = unit === undefined ? 'none' : 'symbol';
  const format = (amount: number) => formatMoney(amount, currency, { locale, currencyDisplay });
  const words = describeRangeProblem({ minValue, maxValue }, field.amount, format, { describeRange, describeOutside });
  const isShown = isTouched ?? wasLeft;
  const wrong = error || (isShown ? describeParseError(field.refusal) || words.problem : undefined);
  const isFixed = props.isDisabled || props.isReadOnly;

  function describeParseError(refusal: MoneyParseError | null): string | undefined {
    if (refusal === null) return undefined;
    if (refusal === 'tooLarge') return labels.tooLarge;
    if (refusal === 'tooFine') return labels.tooFine(unit, digits);
    const example = formatMoney(EXAMPLE * 10 ** digits, currency, { locale, currencyDisplay: 'none' });
    return labels.unreadable(unit, example);
  }
  const go = (amount: number) => {
    field.set(amount);
    setStepped(format(amount));
  };
  const stepBy = (by: number) => go(stepAmount(field.amount, by, { minValue, maxValue }));
  const tidy = () => {
    setStepped('');
    field.tidy();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With Shift, the keys select text.
    if (isFixed || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      setLeft(true);
      tidy();
    }
    const by = { ArrowUp: one, ArrowDown: -one, PageUp: one * PAGE, PageDown: -one * PAGE }[event.key];
    const end = { Home: minValue, End: maxValue }[event.key];
    if (by === undefined && end === undefined) return;
    event.preventDefault();
    if (by !== undefined) stepBy(by);
    else if (end !== undefined) go(end);
  };
  const button = (text: string, by: number) => ({
    'aria-label': text,
    excludeFromTabOrder: true,
    preventFocusOnPress: true,
    isDisabled: isFixed || stepAmount(field.amount, by, { minValue, maxValue }) === field.amount,
    onPress: () => {
      stepBy(by);
      input.current?.focus();
    },
  });

  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      type="text"
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      value={field.text}
      isInvalid={props.isInvalid ?? Boolean(wrong)}
      aria-describedby={[props['aria-describedby'], unit ? unitId : undefined].filter(Boolean).join(' ')}
      className={withClass('bd-field bd-money-field', className)}
      onChange={(text) => {
        setStepped('');
        field.type(text);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (!event.defaultPrevented) onKeyDown(event);
        // react-aria stops the others, such as Escape, which closes a panel.
        if (!event.defaultPrevented) event.continuePropagation();
      }}
      onBlur={(event) => {
        afterPress(() => setLeft(true));
        tidy();
        props.onBlur?.(event);
      }}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <StepBox less={button(labels.decrease, -one)} more={button(labels.increase, one)}>
        <Input ref={input} autoComplete="off" {...(placeholder === undefined ? {} : { placeholder })} />
        <span id={unitId} className="bd-money-field-unit">
          {unit}
        </span>
      </StepBox>
      <VisuallyHidden role="status">{stepped}</VisuallyHidden>
      {name === undefined ? null : <input type="hidden" name={name} value={field.amount ?? ''} />}
      <FieldNotes subLabel={subLabel ?? words.hint} error={wrong} />
    </AriaTextField>
  );
}

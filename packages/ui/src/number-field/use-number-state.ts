import { useState } from 'react';
import type { useNumberField } from 'react-aria/useNumberField';
import { useAfterPress } from '../field/use-after-press.ts';
import { type NumberParseError, type ParsedNumber, type ParseNumberOptions, parseNumber } from './parse-number.ts';
import type { Range } from './range-messages.ts';
import { moveWithin, stepAmount } from './step-amount.ts';

type AriaNumberState = Parameters<typeof useNumberField>[1];
type AriaValidation = Pick<
  AriaNumberState,
  'realtimeValidation' | 'displayValidation' | 'updateValidation' | 'resetValidation' | 'commitValidation'
>;

/** Null: empty; NaN: invalid text. */
export type FieldNumber = number | null;

export interface NumberStateOptions extends Range, ParseNumberOptions {
  readonly value: FieldNumber | undefined;
  readonly initial: FieldNumber;
  readonly onChange: ((value: FieldNumber) => void) | undefined;
  readonly format: (value: number) => string;
  /** Changes with `format`. */
  readonly form: string;
  readonly step: number;
  /** Moves numbers into the range and replaces unreadable text with the last number. */
  readonly isSnapping: boolean;
  readonly isFixed: boolean;
}

export interface NumberState extends Omit<AriaNumberState, keyof AriaValidation> {
  readonly amount: FieldNumber;
  /** Why the text is no number. */
  readonly refusal: NumberParseError | null;
  /** What the user wrote, if it was replaced. */
  readonly replaced: ParsedNumber | null;
}

const ignore = () => undefined;

/** The field decides itself whether it is invalid. */
export function withValidity(state: NumberState, isInvalid: boolean): AriaNumberState {
  // Only native validation reads the details.
  const result = { isInvalid, validationErrors: [], validationDetails: {} as ValidityState };
  return {
    ...state,
    realtimeValidation: result,
    displayValidation: result,
    updateValidation: ignore,
    resetValidation: ignore,
    commitValidation: ignore,
  };
}

/** Steps in units of the last decimal: 0.57 + 0.01 is 0.58. */
function stepNumber(amount: FieldNumber, by: number, { minValue, maxValue, digits, percent }: NumberStateOptions) {
  const scale = 10 ** Math.max(digits + (percent === 'fraction' ? 2 : 0), (String(by).split('.')[1] ?? '').length);
  const scaled = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * scale));
  const range = { minValue: scaled(minValue), maxValue: scaled(maxValue) };
  return stepAmount(amount === null ? null : Math.round(amount * scale), Math.round(by * scale), range) / scale;
}

/**
 * State of react-aria's number field with our parser, because its own takes '7,5' for 75 and rounds. It reports on blur, Enter and
 * steps. With `isSnapping` it replaces an invalid amount by a valid one and explains the change in a note; otherwise it keeps the text.
 */
export function useNumberState(options: NumberStateOptions): NumberState {
  const { value, initial, onChange, format, form, step, minValue, maxValue, isSnapping, isFixed } = options;
  const written = (amount: FieldNumber): string => (amount === null || Number.isNaN(amount) ? '' : format(amount));
  const [own, setOwn] = useState(() => {
    const amount = value === undefined ? initial : value;
    return { amount, text: written(amount), form, isTyping: false };
  });
  const { amount, text } = own;
  const [replaced, setReplaced] = useState<ParsedNumber | null>(null);
  const afterPress = useAfterPress();
  const show = (next: FieldNumber, words: string) => {
    setOwn({ amount: next, text: words, form, isTyping: false });
    setReplaced(null);
  };

  const isNews = value !== undefined && !Object.is(value, amount);
  if (isNews || form !== own.form) {
    const next = isNews ? value : amount;
    show(next, Number.isNaN(next) ? text : written(next));
  }

  const put = (next: FieldNumber, words: string) => {
    show(next, words);
    if (!Object.is(next, amount)) onChange?.(next);
  };
  const set = (next: number) => put(next, written(next));
  const replace = (parsed: ParsedNumber, next: FieldNumber) => {
    put(next, written(next));
    afterPress(() => setReplaced(parsed));
  };
  const snap = (next: number, parsed: ParsedNumber) => {
    const within = moveWithin(next, options);
    if (within === next) set(next);
    else replace(parsed, within);
  };
  const commit = (words = text) => {
    // Leaving the field after Enter keeps the explanation.
    if (replaced !== null && words === text) return;
    const parsed = parseNumber(words, options);
    if (!parsed.ok && isSnapping) replace(parsed, amount);
    else if (!parsed.ok) put(Number.NaN, words);
    else if (parsed.amount === null) put(null, '');
    else if (isSnapping) snap(parsed.amount, parsed);
    else set(parsed.amount);
  };

  const read = parseNumber(text, options);
  const current = read.ok ? read.amount : amount;
  const go = (by: number) => () => set(stepNumber(current, by, options));
  const canStep = (by: number): boolean => !isFixed && stepNumber(current, by, options) !== current;
  // A field remounted with NaN starts with the error.
  const refusal = read.ok ? 'unreadable' : read.reason;
  return {
    amount,
    refusal: Number.isNaN(amount) && !own.isTyping ? refusal : null,
    replaced,
    inputValue: text,
    numberValue: current ?? Number.NaN,
    defaultNumberValue: initial ?? Number.NaN,
    ...(minValue !== undefined && { minValue }),
    ...(maxValue !== undefined && { maxValue }),
    canIncrement: canStep(step),
    canDecrement: canStep(-step),
    validate: () => true,
    setInputValue: (words) => {
      setOwn({ ...own, text: words, isTyping: true });
      setReplaced(null);
    },
    setNumberValue: (next) => put(Number.isNaN(next) ? null : next, written(next)),
    commit,
    increment: go(step),
    decrement: go(-step),
    incrementToMax: () => maxValue !== undefined && set(maxValue),
    decrementToMin: () => minValue !== undefined && set(minValue),
  };
}

import './text-field.css';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  TextArea,
} from 'react-aria-components/TextField';
import { BLANK_PLACEHOLDER } from '../field/blank-placeholder.ts';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { isBlank } from '../field/is-blank.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import { useLengthLimit } from '../field/use-length-limit.ts';
import { describeLength, useLongText } from '../field/use-long-text.ts';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { withClass } from '../styles/class-name.ts';
import { mergeRefs } from '../styles/merge-refs.ts';
import { useCompositionGuard } from '../use-composition-guard.ts';
import { withoutSpecialChars } from './allowed-characters.ts';
import { useDraft } from './use-draft.ts';
import { useSpecialCharGuard } from './use-special-char-guard.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'onChange' | 'validate' | 'maxLength'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  placeholder?: string;
  /** Several lines. */
  isMultiline?: boolean;
  /** Initial lines. @default 3 */
  rows?: number;
  /** Ms without typing before `onChange` (SPEC §9); blur and Enter don’t wait. @default 0 */
  debounce?: 0 | 500;
  onChange?: (value: string) => void;
  /** Returns an error or nothing. Called once touched. */
  validate?: (value: string) => ReactNode;
  /** Shows errors in an untouched field. @default after blur */
  isTouched?: boolean;
  /** Shown once touched and valid. `null`: only a checkmark. @default 'Looks good' */
  validMessage?: ReactNode;
  /** Checkmark label. @default 'Looks good' */
  validLabel?: string;
  /** Limit in UTF-16 units, trimmed. Longer text stays, with an error; the form isn’t sent. */
  maxLength?: number;
  /** Surrounding space counts. @default in a password */
  isExact?: boolean;
  /** @default '12 over the 200-character limit' */
  describeTooLong?: (over: number, most: number) => string;
  /** Allows only letters, digits, spaces and , ; . : - (SPEC §5), and says so below unless there’s a `subLabel` (or `null`). */
  disableSpecialChars?: boolean;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Inside the border: an icon or unit. */
  start?: ReactNode;
  end?: ReactNode;
  inputProps?: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onClick'>;
}

/** A text, in one line or several. */
export function TextField({
  label,
  subLabel,
  error,
  placeholder,
  isMultiline = false,
  rows = 3,
  debounce = 0,
  value,
  defaultValue = '',
  onChange,
  validate,
  isTouched,
  validMessage = messages.textField.valid,
  validLabel = messages.textField.valid,
  maxLength,
  isExact,
  describeTooLong = messages.textField.tooLong,
  disableSpecialChars = false,
  inputRef,
  inputProps,
  start,
  end,
  className,
  onBlur,
  onCompositionStart,
  onCompositionEnd,
  ...props
}: TextFieldProps) {
  useCompositionGuard();
  const validId = useId();
  const { draft, show, change, flush, leave } = useDraft(value, defaultValue, debounce, onChange);
  const [left, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const isComposing = useRef(false);
  const guard = useSpecialCharGuard(disableSpecialChars);
  const own = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const ref = useMemo(() => mergeRefs<HTMLInputElement | HTMLTextAreaElement>(own, guard, inputRef), [guard, inputRef]);

  const report = (next: string) => {
    if (!disableSpecialChars) change(next);
    else if (isComposing.current) show(next);
    else change(withoutSpecialChars(next));
  };
  const long = useLongText({ text: draft, maxLength, input: own, onChange: report });
  const lengthError = useLengthLimit({
    text: draft,
    isExact: isExact ?? props.type === 'password',
    maxLength,
    input: own,
    describe: describeLength(long, describeTooLong),
  });
  const help = subLabel === undefined && disableSpecialChars ? messages.textField.specialChars : subLabel;
  const problem = lengthError ?? (error || validate?.(draft));
  const isInvalid = Boolean(problem || props.isInvalid);
  // An empty required field is not valid yet.
  const isMissing = props.isRequired === true && isBlank(draft);
  const state = getTouchedState(
    isInvalid,
    Boolean((isTouched ?? left) || error || lengthError) && (isInvalid || !isMissing),
  );
  const { valid, tick } = renderValidState(state, validMessage, <Tick id={validId} label={validLabel} />);
  const describedBy = [props['aria-describedby'], state === 'valid' ? validId : ''].filter(Boolean).join(' ');

  const shared = {
    ...inputProps,
    className: 'bd-input',
    ref,
    // Before other key handlers and the submit.
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (isSubmitKey(event, isMultiline)) flush();
    },
    ...(placeholder === undefined ? {} : { placeholder }),
  };

  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      value={long.shown}
      isInvalid={state === 'invalid'}
      className={withClass('bd-field bd-text-field', className)}
      data-touched={state}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      onChange={long.change}
      onCompositionStart={(event) => {
        isComposing.current = true;
        onCompositionStart?.(event);
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        onCompositionEnd?.(event);
        if (disableSpecialChars) long.change(event.currentTarget.value);
      }}
      onBlur={(event) => {
        afterPress(() => setLeft(true));
        leave();
        onBlur?.(event);
      }}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Box start={start} end={end} tick={tick}>
        {isMultiline ? <TextArea placeholder={BLANK_PLACEHOLDER} {...shared} rows={rows} /> : <Input {...shared} />}
      </Box>
      <FieldNotes subLabel={help} error={problem} valid={valid} validId={validId} />
    </AriaTextField>
  );
}

/** Enter, or Ctrl or Cmd + Enter in several lines. */
const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent, isMultiline: boolean): boolean =>
  key === 'Enter' && (!isMultiline || ctrlKey || metaKey);

/** The border shows a state only once touched (SPEC §2). */
function getTouchedState(isInvalid: boolean, isTouched: boolean): 'valid' | 'invalid' | undefined {
  if (!isTouched) return undefined;
  return isInvalid ? 'invalid' : 'valid';
}

function renderValidState(state: 'valid' | 'invalid' | undefined, words: ReactNode, tick: ReactNode) {
  if (state !== 'valid') return { valid: null, tick: null };
  return { valid: words, tick: words === null ? tick : null };
}

/** For fields without space for text. */
function Tick({ id, label }: { id: string; label: string }) {
  return (
    <span id={id} className="bd-text-field-tick">
      <Icon name="check" size={14} />
      <span>{label}</span>
    </span>
  );
}

interface BoxProps {
  start: ReactNode;
  end: ReactNode;
  tick: ReactNode;
  children: ReactNode;
}

function Box({ start, end, tick, children }: BoxProps) {
  return (
    <div
      className="bd-text-field-box"
      data-start={start ? '' : undefined}
      data-end={end ? '' : undefined}
      data-tick={tick ? '' : undefined}
    >
      {start ? <span className="bd-text-field-start">{start}</span> : null}
      {children}
      {tick}
      {end ? <span className="bd-text-field-end">{end}</span> : null}
    </div>
  );
}

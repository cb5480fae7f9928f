import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { type FormProblem, fitServerProblem, toFormProblem } from './form-problem.ts';
import type { FormSchema, FormValidation } from './form-schema.ts';

export type { FormProblem } from './form-problem.ts';
export type { FormIssue, FormSchema, FormValidation } from './form-schema.ts';

type Name<Values> = keyof Values & string;

/** Where a form begins, its words for what is wrong, and who takes what comes of it. */
export interface FormOptions<Values extends object, Output> {
  /** Initial field values. */
  readonly values: Values;
  /** Error messages for fields. @default what the schema says */
  readonly errorMessages?: { readonly [N in Name<Values>]?: string | undefined };
  /**
   * Submits the parsed values and returns the problem, or null. Nothing is sent again until it resolves, and nothing
   * typed is lost. It must not reject: return the problem instead.
   */
  readonly onSubmit: (output: Output) => Promise<FormProblem | null>;
}

/** What a field is given. */
export interface FormField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: (event?: FocusEvent) => void;
  readonly error: string | undefined;
}

const noNames: ReadonlySet<string> = new Set();
const addName = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => new Set([...names, name]);

/** Whether the focus goes from a field to the button that sends its form. */
function isMovingToSubmit(event: FocusEvent | undefined): boolean {
  const next = event?.relatedTarget;
  const isSender = next instanceof HTMLButtonElement && next.type === 'submit';
  return isSender && next.form !== null && next.form === event?.target.closest('form');
}

/** What was refused last stands until it is sent again, each part of it until its field is edited: also while it was on its way. */
function useServerProblem() {
  const [refusal, setRefusal] = useState<FormProblem | null>(null);
  const [edited, setEdited] = useState(noNames);
  const [isRead, setRead] = useState(false);
  const isEdited = (path: string) => edited.has(path.split('.')[0] ?? path);
  return {
    refusal,
    message: isRead ? null : refusal?.message,
    fields: Object.fromEntries(Object.entries(refusal?.fields ?? {}).filter(([path]) => !isEdited(path))),
    edit: (name: string) => {
      setEdited((names) => addName(names, name));
      setRead(true);
    },
    /** What was said before is over. */
    begin: () => {
      setRefusal(null);
      setEdited(noNames);
    },
    refuse: (problem: FormProblem | null) => {
      setRefusal(problem);
      setRead(false);
    },
  };
}

/** What is wrong with the values by now; nothing as long as a schema would have to be waited for. */
function getSyncIssues<Output>(verdict: FormValidation<Output> | Promise<FormValidation<Output>>) {
  return 'then' in verdict ? [] : (verdict.issues ?? []);
}

/**
 * The values of a form, what is wrong with them, and the way to send them. A schema judges before anything is sent: what it finds
 * stands at a field once that was left, and at all of them once the form was sent. Left for the button that sends, a field waits for
 * that: words that come under a press move the button away from it, and nothing is sent.
 */
export function useForm<Values extends object, Output>(
  schema: FormSchema<Output>,
  options: FormOptions<Values, Output>,
) {
  const { errorMessages, onSubmit } = options;
  const [first] = useState(options.values);
  const [values, setValues] = useState(first);
  const [touched, setTouched] = useState(noNames);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const { refusal, message, fields, edit, begin, refuse } = useServerProblem();
  const names = Object.keys(first);

  const validate = (some: Values) => schema['~standard'].validate(some);
  const found = useMemo(() => getSyncIssues(schema['~standard'].validate(values)), [schema, values]);
  const fieldErrors = toFormProblem(names, found, errorMessages).fields;
  const showsError = (name: string) => wasSubmitted || touched.has(name);
  const shownErrors = Object.entries(fieldErrors).filter(([path]) => showsError(path.split('.')[0] ?? path));
  const errors: Readonly<Record<string, string | undefined>> = { ...Object.fromEntries(shownErrors), ...fields };

  const set = <N extends Name<Values>>(name: N, value: Values[N]) => {
    setValues((before) => ({ ...before, [name]: value }));
    edit(name);
  };
  const submitValidated = async (validation: ReturnType<typeof validate>): Promise<FormProblem | null> => {
    const verdict = await validation;
    if (verdict.issues !== undefined) return toFormProblem(names, verdict.issues, errorMessages);
    const problem = await onSubmit(verdict.value);
    return problem && fitServerProblem(names, problem);
  };
  /** Sends the values, or others that are put in their place. */
  const send = async (given: Values = values): Promise<void> => {
    if (sending.current) return;
    setValues(given);
    setSubmitted(true);
    begin();
    const validation = validate(given);
    const known = toFormProblem(names, getSyncIssues(validation), errorMessages);
    // What is known at once stands at the fields already.
    if (getSyncIssues(validation).length > 0) return refuse({ message: known.message, fields: {} });
    sending.current = true;
    setSending(true);
    try {
      refuse(await submitValidated(validation));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };
  /** As it was at first, or with other values: nothing in it is wrong before somebody writes. */
  const reset = (next: Values = first) => {
    setValues(next);
    setTouched(noNames);
    setSubmitted(false);
    begin();
  };
  const field = <N extends Name<Values>>(name: N): FormField<Values[N]> => ({
    name,
    value: values[name],
    onChange: (value) => set(name, value),
    onBlur: (event) => {
      if (!isMovingToSubmit(event)) setTouched((before) => addName(before, name));
    },
    error: errors[name],
  });
  return {
    values,
    /** What is wrong, by path: also with a part of a value. */
    errors,
    isSending,
    set,
    send,
    reset,
    field,
    /** As `field`, for a TextField: one that is empty and may be so is neither right nor wrong. */
    text: <N extends Name<Values>>(name: N) => ({
      ...field(name),
      isTouched: showsError(name) && (errors[name] !== undefined || values[name] !== ''),
    }),
    /** What `Form` is given. */
    props: { error: message, refusal, isSending, onSubmit: () => void send() },
  };
}

import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { useAfterPress } from '../field/use-after-press.ts';
import { type FormProblem, fitServerProblem, toFormProblem } from './form-problem.ts';
import type { FormSchema, FormValidation } from './form-schema.ts';

export type { FormProblem } from './form-problem.ts';
export type { FormIssue, FormSchema, FormValidation } from './form-schema.ts';

type Name<Values> = keyof Values & string;

/** Form options. */
export interface FormOptions<Values extends object, Output> {
  /** Initial values. */
  readonly values: Values;
  /** @default the schema's messages */
  readonly errorMessages?: { readonly [N in Name<Values>]?: string | undefined };
  /** Submits parsed values; resolves with a problem or null, and blocks submits until then. Must not reject. */
  readonly onSubmit: (output: Output) => Promise<FormProblem | null>;
}

/** Props of a field. */
export interface FormField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: (event?: FocusEvent) => void;
  readonly error: string | undefined;
}

const noNames: ReadonlySet<string> = new Set();
const addName = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => new Set([...names, name]);

function isMovingToSubmit(event: FocusEvent | undefined): boolean {
  const next = event?.relatedTarget;
  const isSender = next instanceof HTMLButtonElement && next.type === 'submit';
  return isSender && next.form !== null && next.form === event?.target.closest('form');
}

/** Errors of the last rejected submit. Each clears when its field is edited, all on the next submit. */
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

/** None if the schema is asynchronous. */
function getSyncIssues<Output>(verdict: FormValidation<Output> | Promise<FormValidation<Output>>) {
  return 'then' in verdict ? [] : (verdict.issues ?? []);
}

/**
 * State, validation and submission of a form. Fields show schema errors after blur, all after a submit attempt; moving to the submit button
 * shows none, because the button would move away.
 */
export function useForm<Values extends object, Output>(
  schema: FormSchema<Output>,
  options: FormOptions<Values, Output>,
) {
  const { errorMessages, onSubmit } = options;
  const [first] = useState(options.values);
  const [values, setValues] = useState(first);
  const [touched, setTouched] = useState(noNames);
  const afterPress = useAfterPress();
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
  const send = async (given: Values = values): Promise<void> => {
    if (sending.current) return;
    setValues(given);
    setSubmitted(true);
    begin();
    const validation = validate(given);
    const known = toFormProblem(names, getSyncIssues(validation), errorMessages);
    // Synchronous issues are already shown at the fields.
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
  /** All fields become untouched. */
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
      if (!isMovingToSubmit(event)) afterPress(() => setTouched((before) => addName(before, name)));
    },
    error: errors[name],
  });
  return {
    values,
    /** By path. */
    errors,
    isSending,
    set,
    send,
    reset,
    field,
    /** For a TextField: an empty optional one is neither valid nor invalid. */
    text: <N extends Name<Values>>(name: N) => ({
      ...field(name),
      isTouched: showsError(name) && (errors[name] !== undefined || values[name] !== ''),
    }),
    props: { error: message, refusal, isSending, onSubmit: () => void send() },
  };
}

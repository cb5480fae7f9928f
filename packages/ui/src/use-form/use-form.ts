import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { type FormProblem, problemOfIssues, problemOfRefusal } from './form-problem.ts';
import type { FormSchema, FormVerdict } from './form-schema.ts';

export type { FormProblem } from './form-problem.ts';
export type { FormIssue, FormSchema, FormVerdict } from './form-schema.ts';

type Name<Values> = keyof Values & string;

/** Where a form begins, its words for what is wrong, and who takes what comes of it. */
export interface FormOptions<Values extends object, Output> {
  /** Initial field values. */
  readonly values: Values;
  /** Error messages for fields. @default what the schema says */
  readonly words?: { readonly [N in Name<Values>]?: string | undefined };
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

const nothing: ReadonlySet<string> = new Set();
const withName = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => new Set([...names, name]);

/** Whether the focus goes from a field to the button that sends its form. */
function isOnToSend(event: FocusEvent | undefined): boolean {
  const next = event?.relatedTarget;
  const isSender = next instanceof HTMLButtonElement && next.type === 'submit';
  return isSender && next.form !== null && next.form === event?.target.closest('form');
}

/** What was refused last stands until it is sent again, each part of it until its field is edited: also while it was on its way. */
function useRefusal() {
  const [refusal, setRefusal] = useState<FormProblem | null>(null);
  const [edited, setEdited] = useState(nothing);
  const [isRead, setRead] = useState(false);
  const isEdited = (path: string) => edited.has(path.split('.')[0] ?? path);
  return {
    refusal,
    message: isRead ? null : refusal?.message,
    fields: Object.fromEntries(Object.entries(refusal?.fields ?? {}).filter(([path]) => !isEdited(path))),
    edit: (name: string) => {
      setEdited((names) => withName(names, name));
      setRead(true);
    },
    /** What was said before is over. */
    begin: () => {
      setRefusal(null);
      setEdited(nothing);
    },
    refuse: (problem: FormProblem | null) => {
      setRefusal(problem);
      setRead(false);
    },
  };
}

/** What is wrong with the values by now; nothing as long as a schema would have to be waited for. */
function issuesNow<Output>(verdict: FormVerdict<Output> | Promise<FormVerdict<Output>>) {
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
  const { words, onSubmit } = options;
  const [first] = useState(options.values);
  const [values, setValues] = useState(first);
  const [left, setLeft] = useState(nothing);
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const { refusal, message, fields, edit, begin, refuse } = useRefusal();
  const names = Object.keys(first);

  const judge = (some: Values) => schema['~standard'].validate(some);
  const found = useMemo(() => issuesNow(schema['~standard'].validate(values)), [schema, values]);
  const wrong = problemOfIssues(names, found, words).fields;
  const isSeen = (name: string) => isSent || left.has(name);
  const seen = Object.entries(wrong).filter(([path]) => isSeen(path.split('.')[0] ?? path));
  const errors: Readonly<Record<string, string | undefined>> = { ...Object.fromEntries(seen), ...fields };

  const set = <N extends Name<Values>>(name: N, value: Values[N]) => {
    setValues((before) => ({ ...before, [name]: value }));
    edit(name);
  };
  const deliver = async (asked: ReturnType<typeof judge>): Promise<FormProblem | null> => {
    const verdict = await asked;
    if (verdict.issues !== undefined) return problemOfIssues(names, verdict.issues, words);
    const problem = await onSubmit(verdict.value);
    return problem && problemOfRefusal(names, problem);
  };
  /** Sends the values, or others that are put in their place. */
  const send = async (given: Values = values): Promise<void> => {
    if (sending.current) return;
    setValues(given);
    setSent(true);
    begin();
    const asked = judge(given);
    const known = problemOfIssues(names, issuesNow(asked), words);
    // What is known at once stands at the fields already.
    if (issuesNow(asked).length > 0) return refuse({ message: known.message, fields: {} });
    sending.current = true;
    setSending(true);
    try {
      refuse(await deliver(asked));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };
  /** As it was at first, or with other values: nothing in it is wrong before somebody writes. */
  const reset = (next: Values = first) => {
    setValues(next);
    setLeft(nothing);
    setSent(false);
    begin();
  };
  const field = <N extends Name<Values>>(name: N): FormField<Values[N]> => ({
    name,
    value: values[name],
    onChange: (value) => set(name, value),
    onBlur: (event) => {
      if (!isOnToSend(event)) setLeft((before) => withName(before, name));
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
      isTouched: isSeen(name) && (errors[name] !== undefined || values[name] !== ''),
    }),
    /** What `Form` is given. */
    props: { error: message, refusal, isSending, onSubmit: () => void send() },
  };
}

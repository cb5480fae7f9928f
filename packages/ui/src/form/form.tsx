import './form.css';
import { type FormEvent, type ReactNode, type RefAttributes, useEffect, useMemo, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { classNames } from '../class-names.ts';
import { FormError } from '../form-error/form-error.tsx';
import { mergeRefs } from '../styles/merge-refs.ts';

export interface FormProps
  extends Omit<AriaFormProps, 'onSubmit' | 'validationBehavior' | 'validationErrors'>,
    RefAttributes<HTMLFormElement> {
  children: ReactNode;
  /** Form-level error above the fields. */
  error?: ReactNode;
  /** Changes per rejected attempt; focus then moves to the first invalid field or the error. */
  refusal?: object | null | undefined;
  /** Prevents submitting again. */
  isSending?: boolean;
  onSubmit: () => void;
}

/** Fields submitted together, with errors at the fields instead of browser bubbles. */
export function Form({
  error,
  refusal = null,
  isSending = false,
  onSubmit,
  className,
  children,
  ref,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const both = useMemo(() => mergeRefs(form, ref), [ref]);
  useEffect(() => {
    if (refusal !== null) (findFirstInvalid(form.current) ?? summary.current)?.focus();
  }, [refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals to an outer form.
    event.stopPropagation();
    if (!isSending) onSubmit();
  };
  return (
    <AriaForm
      {...props}
      ref={both}
      validationBehavior="aria"
      aria-busy={isSending || undefined}
      className={classNames('bd-form', className)}
      onSubmit={submit}
    >
      <FormError ref={summary}>{error}</FormError>
      {children}
    </AriaForm>
  );
}

const INPUTS = 'input:not([type=hidden]), textarea, [role=combobox], [role=spinbutton]';

function findFirstInvalid(form: HTMLElement | null): HTMLElement | undefined {
  const [wrong] = form?.querySelectorAll<HTMLElement>('[data-invalid], [aria-invalid=true]') ?? [];
  if (wrong === undefined || wrong.matches(INPUTS)) return wrong;
  const reachable = (selector: string) =>
    [...wrong.querySelectorAll<HTMLElement>(selector)].find((each) => each.closest('[aria-hidden=true]') === null);
  return reachable(INPUTS) ?? reachable('button, [tabindex]');
}

import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import './form-step.css';

export interface FormStepProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title: ReactNode;
  readonly number: number;
  /** Replaces the number by a checkmark. */
  readonly isDone?: boolean | undefined;
  /** Read aloud with the checkmark. */
  readonly doneLabel?: string | undefined;
  /** At the end of the header. */
  readonly note?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** A numbered part of a long form. */
export const FormStep = ({
  title,
  number,
  isDone = false,
  doneLabel,
  note,
  headingLevel = 2,
  className,
  children,
  ...rest
}: FormStepProps) => {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={titleId} {...rest} className={classNames('bd-form-step', className)}>
      <header className="bd-form-step__head">
        <span
          className="bd-form-step__number"
          data-done={isDone || undefined}
          {...(isDone && doneLabel !== undefined ? { role: 'img', 'aria-label': doneLabel } : { 'aria-hidden': true })}
        >
          {isDone ? <Check size={14} aria-hidden="true" /> : number}
        </span>
        <Heading id={titleId}>{title}</Heading>
        {note === undefined ? null : <span className="bd-form-step__note">{note}</span>}
      </header>
      {children}
    </section>
  );
};

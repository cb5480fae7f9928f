import './checkbox.css';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { classNames } from '../class-names.ts';
import { ErrorNote } from '../field/field.tsx';
import { withClass } from '../styles/class-name.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** Label. Without it, set `aria-label`. */
  children?: ReactNode;
  /** Error message. If one may appear later, pass `undefined` from the start. */
  error?: ReactNode;
}

/** A yes/no choice that takes effect with the form. For an immediate effect, use Switch. */
export function Checkbox(given: CheckboxProps) {
  const { className, children, error, ...props } = given;
  const noteId = useId();
  const box = (
    <AriaCheckbox
      validationBehavior="aria"
      {...props}
      isInvalid={props.isInvalid ?? Boolean(error)}
      {...(error ? { 'aria-describedby': classNames(props['aria-describedby'], noteId) } : {})}
      className={withClass('bd-checkbox', className)}
    >
      {({ isIndeterminate }) => (
        <>
          <span className="bd-checkbox-box" aria-hidden="true">
            <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
              <path d={isIndeterminate ? 'M4 8h8' : 'm3.5 8.5 3 3 6-6.5'} />
            </svg>
          </span>
          {children === undefined ? null : <span>{children}</span>}
        </>
      )}
    </AriaCheckbox>
  );
  // Wrapping later would remount the checkbox and lose its state and focus.
  if (!('error' in given)) return box;
  return (
    <div className="bd-checkbox-field">
      {box}
      {error ? <ErrorNote id={noteId}>{error}</ErrorNote> : null}
    </div>
  );
}

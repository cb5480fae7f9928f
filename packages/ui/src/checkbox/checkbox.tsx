import './checkbox.css';
import type { ReactNode, RefAttributes } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { withClass } from '../styles/class-name.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** What is agreed to or picked. Without it give an `aria-label`. */
  children?: ReactNode;
}

/** Yes or no, put in force with the form; also picks rows. What takes effect at once is a Switch. */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={withClass('bd-checkbox', className)}>
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
}

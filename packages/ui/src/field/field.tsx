import './field.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { Icon } from '../icon/icon.tsx';

/** The words around a field. */
export interface FieldLabels {
  /** What is asked. Where it is left out, `aria-label` names the field. */
  label?: ReactNode;
  /** A line of help under the field. */
  subLabel?: ReactNode;
  /** What is wrong. Shown in red with its icon. */
  error?: ReactNode;
}

/** The label over a field; nothing where there is none. */
export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean | undefined }) {
  if (children === undefined) return null;
  return (
    <Label className="bd-field-label">
      {children}
      {isRequired ? <span aria-hidden="true"> *</span> : null}
    </Label>
  );
}

/** What is wrong, in words. A part that react-aria does not know as a field names it by its `id`. */
export const ErrorNote = ({ children, ...rest }: ComponentPropsWithRef<'span'>) => (
  <span {...rest} className="bd-field-note" data-tone="danger">
    <Icon name="circle-alert" size={14} />
    <span>{children}</span>
  </span>
);

export interface FieldNotesProps {
  subLabel?: ReactNode;
  error?: ReactNode;
  /** Said when the field was touched and is valid. */
  valid?: ReactNode;
  /** Ties the valid text to the field: the id that its `aria-describedby` names. */
  validId?: string;
}

/** The lines under a field: help, then what is wrong or that it is right. */
export function FieldNotes({ subLabel, error, valid, validId }: FieldNotesProps) {
  return (
    <>
      {subLabel === undefined || subLabel === null ? null : (
        <Text slot="description" className="bd-field-hint">
          {subLabel}
        </Text>
      )}
      <FieldError className="bd-field-note" data-tone="danger">
        {({ validationErrors }) => (
          <>
            <Icon name="circle-alert" size={14} />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {valid === undefined || valid === null ? null : (
        <span id={validId} className="bd-field-note" data-tone="success">
          <Icon name="check" size={14} />
          <span>{valid}</span>
        </span>
      )}
    </>
  );
}

import './field.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { Icon } from '../icon/icon.tsx';

/** Texts around a field. */
export interface FieldLabels {
  /** The field label. If omitted, `aria-label` names the field. */
  label?: ReactNode;
  /** A help text below the field. */
  subLabel?: ReactNode;
  /** Error message, shown in red with an icon. */
  error?: ReactNode;
}

/** The label above a field; nothing if there’s none. */
export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean | undefined }) {
  if (children === undefined) return null;
  return (
    <Label className="bd-field-label">
      {children}
      {isRequired ? <span aria-hidden="true"> *</span> : null}
    </Label>
  );
}

/** An error message. A control that react-aria doesn’t treat as a field refers to it by its `id`. */
export const ErrorNote = ({ children, ...rest }: ComponentPropsWithRef<'span'>) => (
  <span {...rest} className="bd-field-note" data-tone="danger">
    <Icon name="circle-alert" size={14} />
    <span>{children}</span>
  </span>
);

export interface FieldNotesProps {
  subLabel?: ReactNode;
  error?: ReactNode;
  /** Shown once the field was touched and is valid. */
  valid?: ReactNode;
  /** ID of the valid message, for the field’s `aria-describedby`. */
  validId?: string;
}

/** The lines below a field: help, then the error or the confirmation. */
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

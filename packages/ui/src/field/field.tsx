import './field.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { Icon } from '../icon/icon.tsx';

/** Texts around a field. */
export interface FieldLabels {
  /** Label. If omitted, set `aria-label`. */
  label?: ReactNode;
  /** Help below the field. */
  subLabel?: ReactNode;
  /** Error message. */
  error?: ReactNode;
}

/** A field’s label. */
export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean | undefined }) {
  if (children === undefined) return null;
  return (
    <Label className="bd-field-label">
      {children}
      {isRequired ? <span aria-hidden="true"> *</span> : null}
    </Label>
  );
}

/** An error message. Controls that react-aria doesn’t treat as fields refer to its `id`. */
export const ErrorNote = ({ children, ...rest }: ComponentPropsWithRef<'span'>) => (
  <span {...rest} className="bd-field-note" data-tone="danger">
    <Icon name="circle-alert" size={14} />
    <span>{children}</span>
  </span>
);

/** Explains a value that the field has changed. Announced. */
export const WarningNote = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : (
    <span role="alert" className="bd-field-note" data-tone="warning">
      <Icon name="circle-alert" size={14} />
      <span>{children}</span>
    </span>
  );

export interface FieldNotesProps {
  subLabel?: ReactNode;
  error?: ReactNode;
  /** Shown once the field is touched and valid. */
  valid?: ReactNode;
  /** For the field’s `aria-describedby`. */
  validId?: string;
}

/** Help, then error or confirmation. */
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

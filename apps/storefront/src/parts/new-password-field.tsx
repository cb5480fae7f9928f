import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';

/** A password that is chosen, and what it has to be. */
export const NewPasswordField = (props: TextFieldProps) => (
  <TextField
    subLabel="At least 10 characters."
    type="password"
    autoComplete="new-password"
    maxLength={200}
    validMessage={null}
    {...props}
  />
);

import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';

export const NewPasswordField = (props: TextFieldProps) => {
  const { t } = useLingui();
  return (
    <TextField
      subLabel={t`At least 10 characters.`}
      type="password"
      autoComplete="new-password"
      maxLength={200}
      validMessage={null}
      {...props}
    />
  );
};

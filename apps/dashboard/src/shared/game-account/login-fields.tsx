import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';

export interface LoginFieldsProps {
  readonly field: (name: 'login' | 'password') => TextFieldProps;
}

/** Login and password fields of a game account. */
export const LoginFields = ({ field }: LoginFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Login`} {...field('login')} maxLength={200} isRequired />
      <TextField
        label={t`Password`}
        {...field('password')}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        isRequired
      />
    </>
  );
};

import { LOGIN_MAX } from '@boostdesk/api-client/contract';
import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';

export interface LoginFieldsProps {
  readonly field: (name: 'login' | 'password') => TextFieldProps;
}

export const LoginFields = ({ field }: LoginFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Login`} {...field('login')} maxLength={LOGIN_MAX.login} isRequired />
      <TextField
        label={t`Password`}
        {...field('password')}
        type="password"
        autoComplete="new-password"
        maxLength={LOGIN_MAX.password}
        isRequired
      />
    </>
  );
};

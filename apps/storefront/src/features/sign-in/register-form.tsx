import { auth } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Form } from '@boostdesk/ui/form';
import { TextField } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../app/services-context.ts';
import { NewPasswordField } from '../../shared/new-password-field.tsx';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

const empty = { name: '', email: '', password: '' };

/** Server errors are shown at their fields. */
export const RegisterForm = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const { t } = useLingui();
  const { api } = useServices();
  const enter = useSignIn(onSignedIn);
  const form = useForm(auth.register.request, {
    values: empty,
    errorMessages: {
      name: t`Enter a name with at least two letters`,
      email: t`Enter a valid email address`,
      password: t`Use at least 10 characters`,
    },
    onSubmit: (account) => enter(() => api.auth.register(account, { quiet: true })),
  });
  return (
    <Form {...form.props} className={styles.form ?? ''}>
      <TextField
        label={t`Name`}
        subLabel={t`Visible to boosters in chat. Up to 40 characters.`}
        autoComplete="nickname"
        maxLength={40}
        validMessage={null}
        {...form.text('name')}
      />
      <TextField
        label={t`Email address`}
        type="email"
        autoComplete="username"
        maxLength={254}
        validMessage={null}
        {...form.text('email')}
      />
      <NewPasswordField label={t`Password`} {...form.text('password')} />
      <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
        <Trans>Create account</Trans>
      </Button>
    </Form>
  );
};

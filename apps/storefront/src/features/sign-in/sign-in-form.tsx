import { auth } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Form } from '@boostdesk/ui/form';
import { Link } from '@boostdesk/ui/link';
import { TextField } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../app/services-context.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

export interface SignInFormProps {
  /** The page redirects. */
  readonly onSignedIn: () => void;
}

const empty = { email: '', password: '' };

/** A wrong password is shown in the form, never as a toast. SPEC §8. */
export const SignInForm = ({ onSignedIn }: SignInFormProps) => {
  const { t } = useLingui();
  const { api } = useServices();
  const enter = useSignIn(onSignedIn);
  const form = useForm(auth.login.request, {
    values: empty,
    errorMessages: { email: t`Enter your email address`, password: t`Enter your password` },
    onSubmit: (credentials) => enter(() => api.auth.login(credentials, { quiet: true })),
  });
  return (
    <>
      <Form {...form.props} className={styles.form ?? ''}>
        <TextField
          label={t`Email address`}
          type="email"
          autoComplete="username"
          validMessage={null}
          {...form.text('email')}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="current-password"
          validMessage={null}
          {...form.text('password')}
        />
        <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
          <Trans>Sign in</Trans>
        </Button>
        <p>
          <Link href="/forgot-password">
            <Trans>Forgot your password?</Trans>
          </Link>
        </p>
      </Form>
      <DemoAccounts
        isDisabled={form.isSending}
        onChoose={({ email, password }) => void form.send({ email, password })}
      />
    </>
  );
};

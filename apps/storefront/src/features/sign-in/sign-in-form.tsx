import { Button } from '@boostdesk/ui/button';
import { FormError } from '@boostdesk/ui/form-error';
import { TextField } from '@boostdesk/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../app/services-context.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

export interface SignInFormProps {
  /** The session stands: where to go from here is the page's affair. */
  readonly onSignedIn: () => void;
}

/** SPEC §8: a wrong password is said in the form, never in a toast. */
export const SignInForm = ({ onSignedIn }: SignInFormProps) => {
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const { enter, isPending, problem, clear } = useSignIn(onSignedIn);

  const send = (credentials: { readonly email: string; readonly password: string }) => {
    setSent(true);
    if (credentials.email.trim() === '' || credentials.password === '') return;
    enter(() => api.auth.login(credentials, { quiet: true }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ email, password });
  };
  const takeAccount = (account: { readonly email: string; readonly password: string }) => {
    setEmail(account.email);
    setPassword(account.password);
    send({ email: account.email, password: account.password });
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit} onInput={clear}>
        <FormError>{problem?.message}</FormError>
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          isTouched={isSent}
          validMessage={null}
          validate={(value) => (value.trim() === '' ? 'Enter your e-mail address.' : undefined)}
          error={problem?.fields.email}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isTouched={isSent}
          validMessage={null}
          validate={(value) => (value === '' ? 'Enter your password.' : undefined)}
          error={problem?.fields.password}
        />
        <Button type="submit" variant="primary" isBlock isPending={isPending}>
          Sign in
        </Button>
      </form>
      <DemoAccounts isDisabled={isPending} onChoose={takeAccount} />
    </>
  );
};

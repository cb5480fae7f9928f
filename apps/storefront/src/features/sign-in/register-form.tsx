import { Button } from '@boostdesk/ui/button';
import { FormError } from '@boostdesk/ui/form-error';
import { TextField } from '@boostdesk/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../app/services-context.ts';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

const LEAST_PASSWORD = 10;
const checks = {
  name: (value: string) => (value.trim().length < 2 ? 'Enter a name of at least 2 characters.' : undefined),
  email: (value: string) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : 'Enter an e-mail address.'),
  password: (value: string) =>
    value.length < LEAST_PASSWORD ? `Choose a password of at least ${LEAST_PASSWORD} characters.` : undefined,
};

/** Opens a customer account. What the server finds wrong stands at its field. */
export const RegisterForm = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const { api } = useServices();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const { enter, isPending, problem, clear } = useSignIn(onSignedIn);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (checks.name(name) ?? checks.email(email) ?? checks.password(password)) return;
    enter(() => api.auth.register({ name, email, password }, { quiet: true }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} onInput={clear}>
      <FormError>{problem?.message}</FormError>
      <TextField
        label="Name"
        subLabel="Boosters see it in the chat. At most 40 characters."
        autoComplete="nickname"
        maxLength={40}
        value={name}
        onChange={setName}
        isTouched={isSent}
        validMessage={null}
        validate={checks.name}
        error={problem?.fields.name}
      />
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={setEmail}
        isTouched={isSent}
        validMessage={null}
        validate={checks.email}
        error={problem?.fields.email}
      />
      <TextField
        label="Password"
        subLabel={`At least ${LEAST_PASSWORD} characters.`}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        value={password}
        onChange={setPassword}
        isTouched={isSent}
        validMessage={null}
        validate={checks.password}
        error={problem?.fields.password}
      />
      <Button type="submit" variant="primary" isBlock isPending={isPending}>
        Create account
      </Button>
    </form>
  );
};

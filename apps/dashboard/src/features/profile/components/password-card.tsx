import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { FormError } from '@boostdesk/ui/form-error';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { keys } from '../../../app/query-client.ts';
import { useServices } from '../../../app/services-context.ts';
import styles from '../profile.module.css';
import { useProfileApi } from '../use-profile-api.ts';
import { useSave } from '../use-save.ts';

const SHORTEST = 10;
const LONGEST = 200;
const empty = { password: '', newPassword: '' };

/** The password. All other devices are signed out by a new one; this one goes on, in every tab. */
export const PasswordCard = () => {
  const { t } = useLingui();
  const { session, queries } = useServices();
  const api = useProfileApi();
  const { save, isPending, fields, general } = useSave(t`Your password is changed. Other devices are signed out.`);
  const [values, setValues] = useState(empty);
  const [isSent, setSent] = useState(false);
  // What the form emptied itself is not wrong before somebody writes in it.
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setEmptied((before) => before.filter((each) => each !== name));
    },
    error: fields[name],
    type: 'password' as const,
    validMessage: null,
    maxLength: LONGEST,
    isRequired: true,
    ...(isSent && { isTouched: true }),
    ...(emptied.includes(name) && { isTouched: false }),
  });
  const change = async () => {
    const ask = async () => (await api.account.changePassword(values, { quiet: true })).token;
    if (!(await save(() => session.exchange(ask)))) return;
    setValues(empty);
    setEmptied(Object.keys(empty));
    setSent(false);
    void queries.invalidateQueries({ queryKey: keys.ownSessions() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The second press of a double click may come after the answer, and finds nothing to send.
    if (emptied.length === 2) return;
    setSent(true);
    if (values.password !== '' && values.newPassword.length >= SHORTEST) void change();
  };
  return (
    <Card title={<Trans>Password</Trans>} isLined>
      <form className={styles.fields} onSubmit={submit} noValidate>
        <FormError>{general}</FormError>
        <TextField
          label={t`Current password`}
          {...field('password')}
          autoComplete="current-password"
          validate={(value) => (value === '' ? t`Your password of now` : null)}
        />
        <TextField
          label={t`New password`}
          subLabel={t`At least ${SHORTEST} characters. All other devices are signed out.`}
          {...field('newPassword')}
          autoComplete="new-password"
          validate={(value) => (value.length < SHORTEST ? t`At least ${SHORTEST} characters` : null)}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
};

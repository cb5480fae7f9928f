import type { OrderView } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Button } from '@boostdesk/ui/button';
import { FormError } from '@boostdesk/ui/form-error';
import { Icon } from '@boostdesk/ui/icon';
import { Stack } from '@boostdesk/ui/page-layout';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { closeAccountIssue, toasts } from '../../../app/toasts.ts';
import { useAct } from '../use-act.ts';
import { useOrderApi } from '../use-order-api.ts';
import styles from './order.module.css';

interface AccountFormProps {
  readonly order: OrderView;
  readonly onDone: () => void;
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

const empty = { login: '', password: '', accountName: '', note: '' };

/** Seals the game account. What was sealed before is replaced and never comes back into the fields. */
export const AccountForm = ({ order, onDone, onCancel }: AccountFormProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { act, isPending, problem } = useAct();
  const [values, setValues] = useState(empty);
  const [isSent, setSent] = useState(false);
  // Before it is paid, paying is the thing to do.
  const isFirst = order.status !== ORDER_STATUS.unpaid;
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: problem?.fields[name],
    validMessage: null,
    autoComplete: 'off',
  });
  // Only what must be there: an optional field that is empty is neither right nor wrong.
  const touched = isSent ? { isTouched: true } : {};
  const save = async () => {
    if (!(await act(api.order.saveCredentials, { id: order.id, ...values }))) return;
    closeAccountIssue();
    toasts.add({ title: t`Success`, message: t`The account details are sealed.`, style: 'success' });
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isPending && values.login.trim() !== '' && values.password.trim() !== '') void save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <p className={styles.muted}>
          <Trans>
            Your booster needs them to play, and our staff may look when they help. They are encrypted, shown for 30 s
            at a time, and you see each look in the time line.
          </Trans>
        </p>
        <FormError>{problem !== null && Object.keys(problem.fields).length === 0 ? problem.message : null}</FormError>
        <TextField
          label={t`Login`}
          {...field('login')}
          {...touched}
          validate={(value) => (value.trim() === '' ? t`Fill in your game login` : null)}
          maxLength={200}
          isRequired
        />
        <TextField
          label={t`Password`}
          {...field('password')}
          type="password"
          autoComplete="new-password"
          {...touched}
          validate={(value) => (value.trim() === '' ? t`Fill in your game password` : null)}
          maxLength={200}
          isRequired
        />
        <TextField label={t`In-game name`} subLabel={t`Optional`} {...field('accountName')} maxLength={100} />
        <TextField
          label={t`Note to the booster`}
          subLabel={t`Optional`}
          {...field('note')}
          maxLength={500}
          isMultiline
        />
        <div className={styles.buttons}>
          {onCancel !== null && (
            <Button onPress={onCancel} isDisabled={isPending}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <Button type="submit" variant={isFirst ? 'primary' : 'default'} isPending={isPending}>
            <Icon name="lock" />
            <Trans>Save account details</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
};

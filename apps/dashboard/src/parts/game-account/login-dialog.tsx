import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toasts } from '../../app/toasts.ts';
import { useSave } from '../area/use-save.ts';
import { FormDialog } from '../form-dialog.tsx';
import { LoginFields } from './login-fields.tsx';

const empty = { login: '', password: '', note: '' };

type CallOptions = { readonly quiet: true; readonly idempotencyKey: string };

export interface LoginDialogProps {
  readonly onSave: (given: typeof empty, options: CallOptions) => Promise<{ readonly row: unknown }>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Seals the login of a game account. What was sealed before is replaced, and never comes back into the fields. */
export const LoginDialog = ({ onSave, onSaved, onClose }: LoginDialogProps) => {
  const { t } = useLingui();
  const [values, setValues] = useState(empty);
  const { save, isPending, problem, setProblem } = useSave();
  const submit = async () => {
    const outcome = await save(values, (options) => onSave(values, options));
    if (outcome === null) return;
    if ('stale' in outcome) return setProblem({ message: outcome.stale, fields: {} });
    toasts.add({ title: t`Success`, message: t`The login is sealed.`, style: 'success' });
    onSaved();
    onClose();
  };
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: problem?.fields[name],
    validMessage: null,
    autoComplete: 'off',
  });
  return (
    <FormDialog
      title={t`Login of the account`}
      submitLabel={t`Seal`}
      isPending={isPending}
      isSubmitDisabled={values.login.trim() === '' || values.password.trim() === ''}
      problem={Object.keys(problem?.fields ?? {}).length === 0 ? problem?.message : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        <Trans>It is encrypted, stands in no list, and is shown for 30 s at a time. Each look is logged.</Trans>
      </p>
      <LoginFields field={field} />
      <TextField label={t`Note`} subLabel={t`Optional`} {...field('note')} maxLength={500} isMultiline />
    </FormDialog>
  );
};

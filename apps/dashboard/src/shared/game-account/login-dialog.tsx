import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toasts } from '../../core/toasts.ts';
import { useSave } from '../area/use-save.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { LoginFields } from './login-fields.tsx';

const empty = { login: '', password: '', note: '' };

type CallOptions = { readonly quiet: true; readonly idempotencyKey: string };

export interface LoginDialogProps {
  readonly onSave: (given: typeof empty, options: CallOptions) => Promise<{ readonly row: unknown }>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Replaces the sealed login of a game account. The old one is never shown in the fields. */
export const LoginDialog = ({ onSave, onSaved, onClose }: LoginDialogProps) => {
  const { t } = useLingui();
  const [values, setValues] = useState(empty);
  const { save, isPending, problem, setProblem } = useSave();
  const submit = async () => {
    const outcome = await save(values, (options) => onSave(values, options));
    if (outcome === null) return;
    if ('stale' in outcome) return setProblem({ message: outcome.stale, fields: {} });
    toasts.add({ title: t`Success`, message: t`Login details saved.`, style: 'success' });
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
      title={t`Account login details`}
      submitLabel={t`Save`}
      isPending={isPending}
      isSubmitDisabled={values.login.trim() === '' || values.password.trim() === ''}
      problem={Object.keys(problem?.fields ?? {}).length === 0 ? problem?.message : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        <Trans>
          Login details are encrypted, never shown in lists and visible for 30 seconds at a time. Every view is logged.
        </Trans>
      </p>
      <LoginFields field={field} />
      <TextField label={t`Note`} subLabel={t`Optional`} {...field('note')} maxLength={500} isMultiline />
    </FormDialog>
  );
};

import { LOGIN_MAX } from '@boostdesk/api-client/contract';
import { visibleLength } from '@boostdesk/catalogs/text';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { formMessage, type SubmitCallOptions, useSubmit } from '../hooks/use-submit.ts';
import { LoginFields } from './login-fields.tsx';

const empty = { login: '', password: '', note: '' };

export interface LoginDialogProps {
  readonly onSave: (given: typeof empty, options: SubmitCallOptions) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Replaces the sealed login of a game account. The old one is never shown in the fields. */
export const LoginDialog = ({ onSave, onSaved, onClose }: LoginDialogProps) => {
  const { t } = useLingui();
  const [values, setValues] = useState(empty);
  const { submit, isPending, problem } = useSubmit({
    success: t`Login details saved.`,
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
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
      isSubmitDisabled={visibleLength(values.login) === 0 || values.password.trim() === ''}
      problem={formMessage(problem)}
      refusal={problem}
      onSubmit={() => void submit(onSave, values)}
      onClose={onClose}
    >
      <p>
        <Trans>
          Login details are encrypted, never shown in lists and visible for 30 seconds at a time. Every view is logged.
        </Trans>
      </p>
      <LoginFields field={field} />
      <TextField label={t`Note`} subLabel={t`Optional`} {...field('note')} maxLength={LOGIN_MAX.note} isMultiline />
    </FormDialog>
  );
};

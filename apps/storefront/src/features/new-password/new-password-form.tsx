import { auth } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Form } from '@boostdesk/ui/form';
import { Link } from '@boostdesk/ui/link';
import { useForm } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { toFormProblem } from '../../app/form-problem.ts';
import { useServices } from '../../app/services-context.ts';
import { NewPasswordField } from '../../shared/new-password-field.tsx';

export interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** An expired link is reported above the form, an invalid password at its field. */
export const NewPasswordForm = ({ token, onDone }: NewPasswordFormProps) => {
  const { t } = useLingui();
  const { api } = useServices();
  const form = useForm(auth.newPassword.request, {
    values: { token, newPassword: '' },
    errorMessages: { newPassword: t`Use at least 10 characters` },
    onSubmit: async (request) => {
      try {
        await api.auth.newPassword(request, { quiet: true });
      } catch (error) {
        return toFormProblem(error);
      }
      onDone();
      return null;
    },
  });
  return (
    <Card>
      <Form {...form.props}>
        <NewPasswordField label={t`New password`} {...form.text('newPassword')} />
        <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
          <Trans>Set new password</Trans>
        </Button>
        <p>
          <Trans>
            Link not working? <Link href="/forgot-password">Ask for a new one.</Link>
          </Trans>
        </p>
      </Form>
    </Card>
  );
};

import { auth } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Form } from '@boostdesk/ui/form';
import { Link } from '@boostdesk/ui/link';
import { useForm } from '@boostdesk/ui/use-form';
import { formProblem } from '../../app/form-problem.ts';
import { useServices } from '../../app/services-context.ts';
import { NewPasswordField } from '../../parts/new-password-field.tsx';

export interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

const words = { newPassword: 'Use at least 10 characters.' };

/** A link that does not work any more is said over the field, what is wrong with the password at it. */
export const NewPasswordForm = ({ token, onDone }: NewPasswordFormProps) => {
  const { api } = useServices();
  const form = useForm(auth.newPassword.request, {
    values: { token, newPassword: '' },
    words,
    onSubmit: async (request) => {
      try {
        await api.auth.newPassword(request, { quiet: true });
      } catch (error) {
        return formProblem(error);
      }
      onDone();
      return null;
    },
  });
  return (
    <Card>
      <Form {...form.props}>
        <NewPasswordField label="New password" {...form.text('newPassword')} />
        <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
          Set new password
        </Button>
        <p>
          Link not working? <Link href="/contact">Ask for a new one.</Link>
        </p>
      </Form>
    </Card>
  );
};

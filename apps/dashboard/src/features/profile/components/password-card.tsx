import { account, PASSWORD_MAX, PASSWORD_MIN } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Form } from '@boostdesk/ui/form';
import { TextField } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../../core/services-context.ts';
import { keys } from '../../../data/query-client.ts';
import { useUnsaved } from '../../../data/unsaved.ts';
import { formMessage, useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useProfileApi } from '../api.ts';
import styles from '../profile.module.css';

const empty = { password: '', newPassword: '' };
const emptied = { ...empty };

/** A new password signs out all other devices; this one stays signed in in every tab. */
export const PasswordCard = () => {
  const { t } = useLingui();
  const { session, queries } = useServices();
  const api = useProfileApi();
  const { submit } = useSubmit({ success: t`Password changed. You’ve been signed out on your other devices.` });
  const tooShort = t`Use at least ${PASSWORD_MIN} characters`;
  const form = useForm(account.changePassword.request, {
    values: empty,
    errorMessages: { password: t`Enter your current password`, newPassword: tooShort },
    onSubmit: async (given) => {
      const { isDone, problem } = await submit(
        (...call) => session.replaceToken(async () => (await api.account.changePassword(...call)).token),
        given,
      );
      if (!isDone) return problem && { ...problem, message: formMessage(problem) };
      form.reset(emptied);
      void queries.invalidateQueries({ queryKey: keys.ownSessions() });
      return null;
    },
  });
  useUnsaved(t`Password`, Object.values(form.values));
  const field = (name: keyof typeof empty) => ({
    ...form.text(name),
    type: 'password' as const,
    validMessage: null,
    maxLength: PASSWORD_MAX,
    isRequired: true,
  });
  // The second press of a double-click may come after the response, with nothing to send.
  const send = () => {
    if (form.values !== emptied) void form.send();
  };
  return (
    <Card title={<Trans>Password</Trans>} isLined>
      <Form {...form.props} className={styles.fields ?? ''} onSubmit={send}>
        <TextField label={t`Current password`} {...field('password')} autoComplete="current-password" />
        <TextField
          label={t`New password`}
          subLabel={
            form.errors.newPassword === tooShort
              ? t`You’ll be signed out on all other devices.`
              : t`Use at least ${PASSWORD_MIN} characters. You’ll be signed out on all other devices.`
          }
          {...field('newPassword')}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" isPending={form.isSending}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  );
};

import type { FormProblem } from '@boostdesk/ui/use-form';
import { t } from '@lingui/core/macro';
import { toFormProblem } from '../../app/form-problem.ts';
import { useServices } from '../../app/services-context.ts';

const toCredentialsProblem = (): FormProblem => ({
  message: t`Incorrect email address or password.`,
  fields: { password: t`Check your password and email address` },
});

/** Stores the token of a sign-in call, or returns the error. */
export function useSignIn(onSignedIn: () => void) {
  const { session } = useServices();
  return async (call: () => Promise<{ readonly token: string } | false>): Promise<FormProblem | null> => {
    const answer = await call().catch(toFormProblem);
    if (answer === false) return toCredentialsProblem();
    if ('fields' in answer) return answer;
    session.login(answer.token, { replace: true });
    session.confirmToken(answer.token, answer.token);
    onSignedIn();
    return null;
  };
}

import type { FormProblem } from '@boostdesk/ui/use-form';
import { t } from '@lingui/core/macro';
import { formProblem } from '../../app/form-problem.ts';
import { useServices } from '../../app/services-context.ts';

const wrong = (): FormProblem => ({
  message: t`Incorrect email address or password.`,
  fields: { password: t`Check your password and email address` },
});

/** Takes the token that a call gives as the site's session; where it gives none, says why. */
export function useSignIn(onSignedIn: () => void) {
  const { session } = useServices();
  return async (call: () => Promise<{ readonly token: string } | false>): Promise<FormProblem | null> => {
    const answer = await call().catch(formProblem);
    if (answer === false) return wrong();
    if ('fields' in answer) return answer;
    session.login(answer.token, { replace: true });
    session.confirmToken(answer.token, answer.token);
    onSignedIn();
    return null;
  };
}
